import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endAccess, pauseAccess, resumeAccess } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { Relative } from '@heartsease/domain/relatives/relative.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useAccessWrite } from './access.api.ts';
import { ReasonSheet } from './reason-sheet.tsx';
import styles from './relative-screen.module.css';

interface StandingCardProps {
  relative: Relative;
  resident: ResidentFace;
  mayManage: boolean;
}

/** Open, paused or ended, since when and why; and the ways from one to the other. */
export function StandingCard({ relative, resident, mayManage }: StandingCardProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const resume = useAccessWrite(resumeAccess);
  const [asked, ask] = useState<'pause' | 'end' | null>(null);
  const { id: relative_link_id, first_name, status, status_reason } = relative;
  const name = resident.known_as;
  const since = words.date(words.dayOf(relative.status_since));
  const said = {
    active: t`${first_name} has had access since ${since}.`,
    paused: t`Paused since ${since}. ${first_name} sees nothing of ${name}, and is not told why.`,
    ended: t`Ended on ${since}. It stays here as history.`,
    invited: '',
  };

  function goOn() {
    resume.mutate(
      { relative_link_id },
      {
        onSuccess: () => showToast({ kind: 'success', text: t`${first_name} sees again what they saw before.` }),
        onError: (failed) => tellFailure(failed),
      },
    );
  }

  return (
    <Card
      as="section"
      tone={status === 'paused' ? 'mustard' : 'surface'}
      aria-labelledby="standing"
      className={styles.card}
    >
      <h2 id="standing">{t`How it stands`}</h2>
      <p>{said[status]}</p>
      {status_reason !== '' && <p className={styles.said}>{t`Why: ${status_reason}`}</p>}
      {mayManage && status !== 'ended' && (
        <div className={styles.ways}>
          {status === 'active' ? (
            <Button variant="soft" size="small" onClick={() => ask('pause')}>
              {t`Pause access`}
            </Button>
          ) : (
            <Button size="small" busy={resume.isPending} onClick={goOn}>
              {t`Resume access`}
            </Button>
          )}
          <Button variant="line" size="small" onClick={() => ask('end')}>
            {t`End access`}
          </Button>
        </div>
      )}
      {asked === 'pause' && (
        <ReasonSheet
          endpoint={pauseAccess}
          relative_link_id={relative_link_id}
          title={t`Pause ${first_name}’s access?`}
          text={t`From now on ${first_name} sees nothing of ${name}, on any device. They read that nothing is shared at the moment, and your phone number. You can resume it.`}
          confirm={t`Pause access`}
          done={t`${first_name}’s access is paused.`}
          onClose={() => ask(null)}
        />
      )}
      {asked === 'end' && (
        <ReasonSheet
          endpoint={endAccess}
          relative_link_id={relative_link_id}
          title={t`End ${first_name}’s access?`}
          text={t`If ${name} is the only person here that ${first_name} is linked to, they are signed out of this home at once. What they wrote stays. To come back they need a new invitation.`}
          confirm={t`End access`}
          done={t`${first_name}’s access has ended.`}
          isDanger
          onClose={() => ask(null)}
        />
      )}
    </Card>
  );
}
