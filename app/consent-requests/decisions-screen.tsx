import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { Decision } from '@heartsease/domain/consents/consent-request.ts';
import { standingOf } from '@heartsease/domain/consents/consent.ts';
import type { listDecisions } from '@heartsease/domain/consents/decisions.endpoints.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { failureOf } from '../api/failure.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useNewWrite } from '../staff/staff.api.ts';
import { Ask } from '../ui/ask.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { StandingChip } from '../ui/standing-chip.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useConsentWords } from '../words/consent-words.ts';
import { useTimeWords } from '../words/time.ts';
import { useDecisions, useTakeBackConsent } from './consent-requests.api.ts';
import styles from './decisions-screen.module.css';

type Person = OutputOf<typeof listDecisions>['people'][number];

/** What an attorney, deputy or guardian decided for somebody. A yes is taken back as easily as it was given. */
export function DecisionsScreen() {
  const { t } = useLingui();
  const query = useDecisions();
  return (
    <FullScreen title={t`What was decided`} backTo="/tabs/more" width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening what was decided`}
        isEmpty={({ people }) => people.every(({ decisions }) => decisions.length === 0)}
        empty={
          <Empty
            title={t`Nothing is decided yet`}
            action={<ButtonLink to="/tabs/home" variant="soft">{t`To the first page`}</ButtonLink>}
          >
            {t`When the home asks you, it stands on your first page. What you answer stands here.`}
          </Empty>
        }
      >
        {({ people }) => (
          <div className={styles.people}>
            {people.map((person) => (
              <Decided key={person.resident.id} person={person} />
            ))}
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function Decided({ person: { resident, decisions } }: { person: Person }) {
  const { t } = useLingui();
  const id = useId();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.person}>
      <h2 id={id}>{t`What may be shown of ${resident.known_as}`}</h2>
      {decisions.map((decision) => (
        <DecisionCard key={decision.purpose} resident={resident} decision={decision} />
      ))}
    </section>
  );
}

function DecisionCard({ resident, decision }: { resident: Person['resident']; decision: Decision }) {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const { purposes } = useConsentWords();
  const { today, date } = useTimeWords();
  const [isAsking, setAsking] = useState(false);
  const takeBack = useTakeBackConsent();
  const newWrite = useNewWrite();
  const [write, setWrite] = useState(newWrite);
  const heading = useRef<HTMLHeadingElement>(null);
  const { purpose, status, decided_by, decided_on, review_on, conditions } = decision;
  const { title, means } = purposes[purpose];
  const standing = standingOf(decision, today);
  const on = date(decided_on);
  const home = carehome.name;
  const name = resident.known_as;

  async function takeItBack() {
    try {
      await takeBack.mutateAsync({ ...write, resident_id: resident.id, purpose });
      setWrite(newWrite());
      showToast({ kind: 'success', text: t`Taken back. This yes counts no longer, and ${home} knows.` });
    } catch (caught) {
      if (failureOf(caught)?.kind === 'conflict')
        showToast({ kind: 'warning', text: t`It had changed meanwhile. What counts now stands here.` });
      else tellFailure(caught);
    }
    setAsking(false);
  }

  return (
    <Card className={styles.decision}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <StandingChip standing={standing} isAsked={false} />
      </div>
      <p>{means}</p>
      <p className="secondary">
        {decided_by === '' ? t`Decided on ${on}.` : t`${decided_by} decided it on ${on}.`}{' '}
        {standing === 'given' && review_on !== null && t`It counts until ${date(review_on)}.`}
      </p>
      {conditions !== '' && <p className="secondary">{t`Only if: ${conditions}`}</p>}
      {status === 'given' ? (
        <Button variant="line" aria-label={t`Take this yes back: ${title}`} onClick={() => setAsking(true)}>
          {t`Take this yes back`}
        </Button>
      ) : (
        <p className="secondary">{t`If you see it otherwise now, a word to ${home} is enough: they ask you again.`}</p>
      )}
      <Ask
        isOpen={isAsking}
        title={t`Take this yes back?`}
        confirm={t`Take this yes back`}
        cancel={t`Leave it`}
        busy={takeBack.isPending}
        thenAt={heading}
        onConfirm={() => void takeItBack()}
        onCancel={() => setAsking(false)}
      >
        <p>{t`“${title}” counts no longer for ${name}, from this moment on. To allow it again, ${home} has to ask you again.`}</p>
      </Ask>
    </Card>
  );
}
