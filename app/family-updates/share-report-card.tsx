import { useLingui } from '@lingui/react/macro';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { Suspense, lazy, useId } from 'react';
import type { Shareable } from '@heartsease/domain/family-updates/family-update.ts';
import type { SharesOfReport } from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { ApproveButton } from './approve-button.tsx';
import styles from './share-report-card.module.css';
import { namesOfReaders, useShareWords } from './share-words.ts';
import { useShares } from './sharing.api.ts';

const ShareSheet = lazy(async () => ({
  default: await fetchPart(async () => (await import('./share-sheet.tsx')).ShareSheet),
}));
const WithdrawSheet = lazy(async () => ({
  default: await fetchPart(async () => (await import('./withdraw-sheet.tsx')).WithdrawSheet),
}));
const UpdateSheet = lazy(async () => ({
  default: await fetchPart(async () => (await import('./update-sheet.tsx')).UpdateSheet),
}));

/** On a saved report: who of the families can read what of it, and the way to share and to withdraw. */
export function ShareReportCard({ report_id }: { report_id: string }) {
  const { t } = useLingui();
  const id = useId();
  const mayShare = useMay('updates.share');
  const { data } = useShares(report_id);
  const { shown, open, close } = useOverlay();
  if (!data || data.people.length === 0) return null;
  const canShare = data.people.some(isShareable);
  const told = data.people.filter(({ shared }) => shared !== null);
  if (!(canShare && mayShare) && told.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`For the families`}</h2>
      {told.length === 0 && <p className="secondary">{t`Nothing of this is shared yet.`}</p>}
      <SharedList people={told} />
      {canShare && mayShare && (
        <Button
          variant="soft"
          full
          icon={<PaperPlaneTiltIcon weight="bold" aria-hidden="true" />}
          onClick={() => open('families')}
        >
          {t`Share with families`}
        </Button>
      )}
      {shown[0] === 'families' && (
        <Suspense>
          <ShareSheet report_id={report_id} shares={data} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}

/** Has a family that reads, and nothing that stands. */
export function isShareable({ why_not, shared }: Shareable): boolean {
  return why_not === null && (shared === null || shared.withdrawn !== null);
}

function SharedList({ people }: { people: SharesOfReport['people'] }) {
  const { t } = useLingui();
  const words = useShareWords();
  const mayWithdraw = useMay('updates.withdraw');
  const {
    shown: [what, which],
    open,
    close,
  } = useOverlay();
  if (people.length === 0) return null;
  return (
    <ul className={styles.people}>
      {people.map((person) => {
        const { resident, shared } = person;
        if (shared === null) return null;
        const names = words.list(namesOfReaders(person, shared.for_friends));
        const name = resident.known_as;
        return (
          <li key={resident.id} className={styles.person}>
            <Face person={resident} size="s" />
            <div className={styles.words}>
              <b>{name}</b>
              <p className="secondary">{words.stands(shared, names)}</p>
              <div className={styles.actions}>
                <button
                  type="button"
                  className="link"
                  aria-label={t`Seen by ${shared.seen_by.length}: what came back for ${name}`}
                  onClick={() => open('families-read', shared.id)}
                >
                  {t`Seen by ${shared.seen_by.length}`}
                </button>
                {mayWithdraw && shared.withdrawn === null && (
                  <button
                    type="button"
                    className="link"
                    aria-label={t`Withdraw for ${name}`}
                    onClick={() => open('families-withdraw', shared.id)}
                  >
                    {t`Withdraw`}
                  </button>
                )}
                {shared.withdrawn === null && shared.opens_at === null && <ApproveButton id={shared.id} name={name} />}
              </div>
            </div>
            {what === 'families-withdraw' && which === shared.id && (
              <Suspense>
                <WithdrawSheet shared={shared} onClose={close} />
              </Suspense>
            )}
            {what === 'families-read' && which === shared.id && (
              <Suspense>
                <UpdateSheet shared={shared} noticed={person.noticed} onClose={close} />
              </Suspense>
            )}
          </li>
        );
      })}
    </ul>
  );
}
