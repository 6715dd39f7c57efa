import { useLingui } from '@lingui/react/macro';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { useParams } from 'react-router';
import { interestOf } from '@heartsease/domain/interests/catalogue.ts';
import type { ResidentInterests } from '@heartsease/domain/interests/interest.ts';
import { useMay } from '../session/use-may.ts';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useOverlay } from '../shell/overlay.ts';
import { OwnPage } from '../shell/own-page.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { FitsCard } from './fits-card.tsx';
import { InterestHistorySheet } from './interest-history-sheet.tsx';
import { FIND_INTEREST, InterestPicker } from './interest-picker.tsx';
import { InterestSheet } from './interest-sheet.tsx';
import styles from './interests-screen.module.css';
import { useInterests } from './interests.api.ts';
import { NotedPart } from './noted-part.tsx';

/** What somebody loves and avoids: all that is noted, what would fit, and pictures to choose from. */
export function InterestsScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useInterests(residentId);
  const goBack = useGoBack(`/manage-resident/${residentId}`);
  const { open } = useOverlay();
  const mayWrite = useMay('residents.add');
  const name = query.data?.resident.known_as;
  const title = name === undefined ? t`Interests` : t`${name}’s interests`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <OwnPage>
      <div className={styles.page}>
        <PageHeader
          title={title}
          under={t`What makes a good day, and what to leave out of it`}
          back={{ onPress: goBack }}
          actions={
            query.data && (
              <>
                <Face person={query.data.resident} size="l" className={styles.face} />
                <Button
                  variant="line"
                  icon={<ClockCounterClockwiseIcon weight="bold" aria-hidden="true" />}
                  onClick={() => open('history')}
                >
                  {t`History`}
                </Button>
                {mayWrite && (
                  <Button
                    className={styles.add}
                    icon={<PlusIcon weight="bold" aria-hidden="true" />}
                    onClick={() => document.getElementById(FIND_INTEREST)?.focus()}
                  >
                    {t`Add an interest`}
                  </Button>
                )}
              </>
            )
          }
        />
        <AsyncView
          query={query}
          waiting={<SkeletonCards cards={3} height={220} />}
          failedTitle={t`There is a problem opening the interests`}
        >
          {(interests) => <Parts interests={interests} />}
        </AsyncView>
      </div>
    </OwnPage>
  );
}

function Parts({ interests }: { interests: ResidentInterests }) {
  const mayWrite = useMay('residents.add');
  const { shown, open, close } = useOverlay();
  const [q, setQ] = useState('');
  const { resident, items, companions } = interests;
  const [what, which = ''] = shown;
  const noted = items.find(({ id, code }) => id === which || (code !== null && code === which));
  const picked = interestOf(which);
  return (
    <div className={styles.parts}>
      <div className={styles.known}>
        <NotedPart interests={interests} onOpen={mayWrite ? (id) => open('interest', id) : null} />
        <FitsCard resident={resident} hasInterests={items.length > 0} />
      </div>
      {mayWrite && (
        <InterestPicker
          items={items}
          name={resident.known_as}
          q={q}
          onSearch={setQ}
          onPick={(code) => open('interest', code)}
          onOwn={() => open('interest', 'own')}
        />
      )}
      {what === 'history' && <InterestHistorySheet resident={resident} onClose={close} />}
      {what === 'interest' && mayWrite && (noted || picked || which === 'own') && (
        <InterestSheet
          key={which}
          resident={resident}
          interest={noted ?? null}
          picked={picked ?? null}
          typed={q}
          companions={companions.filter(({ id }) => noted?.shared_by.includes(id))}
          onClose={close}
        />
      )}
    </div>
  );
}
