import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy, useId } from 'react';
import { useParams } from 'react-router';
import {
  ASKED_OF_EVERYBODY,
  PURPOSES,
  Purpose,
  dueFor,
  lastAnswer,
  standingOf,
} from '@heartsease/domain/consents/consent.ts';
import type { Consent } from '@heartsease/domain/consents/consent.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useResident } from '../residents/residents.api.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { withSeldomWords } from '../words/with-seldom-words.ts';
import { ConsentSheet } from './consent-sheet.tsx';
import { useConsentWords } from '../words/consent-words.ts';
import { useConsents } from './consents.api.ts';
import { EarlierAnswers } from './earlier-answers.tsx';
import styles from './resident-consents-screen.module.css';
import { TakeBackSheet } from './take-back-sheet.tsx';
import { StandingChip } from '../ui/standing-chip.tsx';

const WhoDecidesCard = lazy(async () => ({
  default: await fetchPart(() =>
    withSeldomWords(async () => (await import('../consent-requests/who-decides-card.tsx')).WhoDecidesCard),
  ),
}));

const WHEN_IT_COMES_UP = PURPOSES.filter((purpose) => !ASKED_OF_EVERYBODY.some((asked) => asked === purpose));

/** What one person agreed to, purpose by purpose, with the grounds and everything they said before. */
export function ResidentConsentsScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const resident = useResident(residentId);
  const consents = useConsents(residentId);
  const name = resident.data?.known_as;
  const title = name === undefined ? t`What may be shown` : t`What may be shown of ${name}`;
  if (isNothingThere(resident.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={title}
      backTo={`/manage-resident/${residentId}`}
      width="narrow"
      actions={resident.data && <Face person={resident.data} size="l" />}
    >
      <AsyncView
        query={consents}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem showing what this person agreed to`}
      >
        {({ items }) => resident.data && <Purposes resident={resident.data} answers={items} />}
      </AsyncView>
    </FullScreen>
  );
}

function Purposes({ resident, answers }: { resident: Resident; answers: readonly Consent[] }) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const { open } = useOverlay();
  const isHere = resident.status !== 'died' && resident.status !== 'moved_on';
  const hasDied = resident.status === 'died';
  const records = useMay('consents.record');
  const mayRecord = records && isHere;
  const due = PURPOSES.filter((purpose) => dueFor(purpose, lastAnswer(answers, purpose), today) !== null);
  return (
    <div className={styles.parts}>
      {mayRecord && due.length > 0 && (
        <Card tone="mustard" className={styles.due}>
          <p>
            {plural(due.length, {
              one: 'One answer is missing or runs out soon.',
              other: '# answers are missing or run out soon.',
            })}
          </p>
          <Button onClick={() => open('ask')}>{t`Ask now`}</Button>
        </Card>
      )}
      {mayRecord && (
        <Suspense>
          <WhoDecidesCard resident={resident} due={due} />
        </Suspense>
      )}
      <Part title={t`Asked of everybody`} purposes={ASKED_OF_EVERYBODY} answers={answers} isOver={!isHere} />
      <Part title={t`When it comes up`} purposes={WHEN_IT_COMES_UP} answers={answers} isOver={!isHere} />
      <Over resident={resident} answers={answers} due={due} mayRecord={mayRecord} mayTakeBack={records && hasDied} />
    </div>
  );
}

interface PartProps {
  title: string;
  purposes: readonly Purpose[];
  answers: readonly Consent[];
  /** They live here no more: nobody asks again. */
  isOver: boolean;
}

function Part({ title, purposes, answers, isOver }: PartProps) {
  const { t } = useLingui();
  const id = useId();
  const words = useConsentWords();
  const { today, date } = useTimeWords();
  const { open } = useOverlay();

  function under(purpose: Purpose, last: Consent | null) {
    if (last === null || last.status === 'not_asked') return words.purposes[purpose].means;
    const said = t`Said on ${date(last.decided_on)}.`;
    if (last.status !== 'given' || last.review_on === null) return said;
    const day = date(last.review_on);
    const until = isOver ? t`Counts until ${day}.` : t`Ask again by ${day}.`;
    return last.conditions === '' ? `${said} ${until}` : `${said} ${until} ${last.conditions}`;
  }

  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <Card padding="none">
        <List aria-labelledby={id}>
          {purposes.map((purpose) => {
            const last = lastAnswer(answers, purpose);
            return (
              <ListRow
                key={purpose}
                title={words.purposes[purpose].title}
                under={under(purpose, last)}
                end={<StandingChip standing={standingOf(last, today)} isAsked={purposes === ASKED_OF_EVERYBODY} />}
                onPress={() => open('answer', purpose)}
              />
            );
          })}
        </List>
      </Card>
    </section>
  );
}

interface OverProps {
  resident: Resident;
  answers: readonly Consent[];
  due: readonly Purpose[];
  mayRecord: boolean;
  mayTakeBack: boolean;
}

/** The sheet that the address names: all that is due, or one purpose; whoever may not write reads. */
function Over({ resident, answers, due, mayRecord, mayTakeBack }: OverProps) {
  const { t } = useLingui();
  const { purposes } = useConsentWords();
  const { today } = useTimeWords();
  const { shown, close } = useOverlay();
  const [what, which] = shown;
  if (what === 'ask' && mayRecord && due.length > 0) {
    const draftKey = `consent:${resident.id}:due`;
    return <ConsentSheet resident={resident} purposes={due} answers={answers} draftKey={draftKey} onClose={close} />;
  }
  const purpose = what === 'answer' ? Purpose.safeParse(which).data : undefined;
  if (purpose === undefined) return null;
  if (mayRecord) {
    const draftKey = `consent:${resident.id}:${purpose}`;
    return (
      <ConsentSheet
        key={which}
        resident={resident}
        purposes={[purpose]}
        answers={answers}
        draftKey={draftKey}
        onClose={close}
      />
    );
  }
  const earlier = answers.filter((answer) => answer.purpose === purpose);
  const last = lastAnswer(earlier, purpose);
  if (mayTakeBack && last !== null && standingOf(last, today) === 'given') {
    return <TakeBackSheet resident={resident} last={last} earlier={earlier} onClose={close} />;
  }
  return (
    <Sheet isOpen onClose={close} title={purposes[purpose].title} description={purposes[purpose].means}>
      {earlier.length === 0 ? (
        <p>{t`${resident.known_as} has not been asked yet.`}</p>
      ) : (
        <EarlierAnswers answers={earlier} />
      )}
    </Sheet>
  );
}
