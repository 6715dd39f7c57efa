import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ResidentFilters } from './resident-filters.tsx';
import { ResidentGrid } from './resident-grid.tsx';
import { useResidents } from './residents.api.ts';
import { EVERYBODY, chosenFrom, isFiltering, residentsChosen } from './residents-chosen.ts';
import type { Choice } from './residents-chosen.ts';
import styles from './residents-screen.module.css';

/** A change on the screen, not another one: it leaves no entry behind and stays where it is. */
const QUIETLY = { replace: true, preventScrollReset: true };

/** Everybody who lives here, to be found by name, room or wing. What is chosen stands in the address. */
export function ResidentsScreen() {
  const { t } = useLingui();
  const query = useResidents();
  const [address, setAddress] = useSearchParams();
  // The address follows the typing a moment later, so it can't be what the field shows.
  const ownWing = useOwnWing();
  const [choice, setChoice] = useState(() => chosenFrom(address, ownWing));
  // A letter stands in the field before the list has followed.
  const sought = useDeferredValue(choice);
  const total = query.data?.total;
  const mayAdd = useMay('residents.manage');
  const mayImport = useMay('people.import');

  function choose(change: Partial<Choice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    const params = Object.entries({ q: next.q, wing: next.wing, not_seen: next.isNotSeen ? '1' : '' });
    const isSaid = ([key, value]: [string, string]) => value !== '' || (key === 'wing' && ownWing !== '');
    setAddress(new URLSearchParams(params.filter(isSaid)), QUIETLY);
  }

  return (
    <>
      <SectionHeader
        title={t`Residents`}
        under={total !== undefined && plural(total, { one: '# person lives here', other: '# people live here' })}
        actions={
          mayAdd && (
            <ButtonLink to="/manage-resident" variant="soft" icon={<UserPlusIcon weight="bold" aria-hidden="true" />}>
              {t`Add a resident`}
            </ButtonLink>
          )
        }
      />
      <div className={styles.tools} data-tour="residents">
        <SearchField
          label={t`Search by name or room`}
          className={styles.search}
          value={choice.q}
          ref={address.has('find') ? focusOnArrival : null}
          onChange={(event) => choose({ q: event.target.value })}
          onClear={() => choose({ q: '' })}
        />
        {query.data && query.data.total > 0 && (
          <ResidentFilters wings={query.data.wings} choice={choice} onChoose={choose} />
        )}
      </div>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening the residents`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty
            title={t`Nobody lives here yet`}
            action={mayImport && <ButtonLink to="/import-people">{t`Bring them in from a spreadsheet`}</ButtonLink>}
          >
            {t`The first person you add will stand here.`}
          </Empty>
        }
      >
        {(data) => <Chosen data={data} choice={sought} onShowAll={() => choose(EVERYBODY)} />}
      </AsyncView>
      <p className={styles.past}>
        <Link to="/past-residents" className="link">{t`People who lived here`}</Link>
        {mayImport && (
          <>
            {' · '}
            <Link to="/import-people" className="link">{t`People from a spreadsheet`}</Link>
          </>
        )}
      </p>
    </>
  );
}

/** Where whoever is here usually works, if it is one wing: the list begins there. */
function useOwnWing(): string {
  const { wings } = useProfile();
  return wings.length === 1 ? (wings[0] ?? '') : '';
}

/** After the screen itself has taken the focus, as every new screen does. */
function focusOnArrival(input: HTMLInputElement | null): void {
  requestAnimationFrame(() => input?.focus());
}

interface ChosenProps {
  data: OutputOf<typeof listResidents>;
  choice: Choice;
  onShowAll: () => void;
}

function Chosen({ data, choice, onShowAll }: ChosenProps) {
  const { t } = useLingui();
  const residents = residentsChosen(data.items, choice);
  const found = plural(residents.length, { one: '# person', other: '# people' });
  return (
    <>
      <p className={isFiltering(choice) && residents.length > 0 ? styles.found : 'visually-hidden'} role="status">
        {isFiltering(choice) ? found : ''}
      </p>
      {residents.length > 0 ? (
        <ResidentGrid residents={residents} />
      ) : (
        <Empty
          title={choice.isNotSeen && choice.q === '' ? t`Everybody here has had a moment lately` : t`Nobody found`}
          action={
            <Button variant="soft" onClick={onShowAll}>
              {t`Show everybody`}
            </Button>
          }
        />
      )}
    </>
  );
}
