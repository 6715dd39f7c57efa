import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RelativeOfHome } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { List } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useRelativesOfHome } from './access.api.ts';
import { AllAgain } from './all-again.tsx';
import { AllLetters } from './all-letters.tsx';
import styles from './manage-relatives-screen.module.css';
import { RelativeRow } from './relative-row.tsx';
import { SeveralRelatives } from './several-relatives.tsx';

const FILTERS = ['all', 'invited', 'paused', 'representative', 'on_paper'] as const;
type Filter = (typeof FILTERS)[number];

/** All relatives of the home, and every invitation that waits for an answer. */
export function HomeRelativesScreen() {
  const { t } = useLingui();
  const query = useRelativesOfHome();
  const people = new Set(query.data?.items.map(personOf)).size;
  return (
    <FullScreen
      title={t`Family and friends`}
      under={query.data && plural(people, { one: '# person', other: '# people' })}
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening this list`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`Nobody is linked to a resident yet`}>
            {t`Open a resident and invite their family. A printed letter does it too.`}
          </Empty>
        }
      >
        {({ items }) => <Relatives relatives={items} />}
      </AsyncView>
    </FullScreen>
  );
}

function Relatives({ relatives }: { relatives: RelativeOfHome[] }) {
  const { t } = useLingui();
  const [sought, setSought] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const [filter, setFilter] = useState<Filter>('all');
  const of = (wanted: Filter) => relatives.filter((relative) => isOf(wanted, relative));
  const labels: Record<Filter, string> = {
    all: t`Everybody`,
    invited: t`Waiting (${of('invited').length})`,
    paused: t`Paused (${of('paused').length})`,
    representative: t`Representatives (${of('representative').length})`,
    on_paper: t`Letters on paper (${of('on_paper').length})`,
  };
  const found = of(filter).filter(({ first_name, last_name, resident }) =>
    matchesWords(sought, [first_name, last_name, resident.known_as, resident.last_name]),
  );
  return (
    <>
      <div className={styles.tools} data-tour="families">
        <SearchField
          label={t`Search by name, theirs or the resident’s`}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onClear={() => setSought('')}
        />
        <div className={styles.chips}>
          {FILTERS.filter((each) => each === 'all' || of(each).length > 0).map((each) => (
            <FilterChip key={each} isOn={filter === each} onChange={() => setFilter(each)}>
              {labels[each]}
            </FilterChip>
          ))}
        </div>
        <div className={styles.chips}>
          <Button variant="line" aria-pressed={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {isChoosing ? t`Done choosing` : t`Choose several`}
          </Button>
          {filter === 'invited' && !isChoosing && (
            <>
              <AllAgain waiting={found} />
              <AllLetters waiting={found} />
            </>
          )}
        </div>
      </div>
      {found.length === 0 ? (
        <Empty title={t`Nobody is called that`} />
      ) : isChoosing ? (
        <SeveralRelatives key={filter} relatives={found} />
      ) : (
        <Card padding="none">
          <List aria-label={t`Family and friends`}>
            {found.map((relative) => (
              <RelativeRow
                key={relative.id}
                relative={relative}
                resident_id={relative.resident.id}
                of={fullName(relative.resident)}
              />
            ))}
          </List>
        </Card>
      )}
    </>
  );
}

function isOf(filter: Filter, { status, access_level, digest, digest_by }: RelativeOfHome): boolean {
  if (filter === 'all') return true;
  // Whom somebody has to print it for.
  if (filter === 'on_paper') return status === 'active' && digest !== 'off' && digest_by !== 'email';
  return filter === 'representative' ? access_level === 'representative' : status === filter;
}

/** Somebody with two residents is one person. */
function personOf({ email, first_name, last_name }: RelativeOfHome): string {
  return email ?? `${first_name} ${last_name}`;
}
