import { useLingui } from '@lingui/react/macro';
import { ActivityHazard } from '@heartsease/domain/activities/activity-detail.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import formStyles from '../ui/form.module.css';
import { showToast } from '../ui/toast-store.ts';
import { useHazardWords } from '../words/hazard-words.ts';
import { controlsOf } from './bites-part.tsx';
import type { People } from './bites-part.tsx';
import { useBiteWords, useUsualWords } from './risk-words.ts';
import { WordSheet } from './word-sheet.tsx';

/** Keeps a word by name, before a session or an event. */
export type KeepWord = (said: { resident_id: string; hazard: ActivityHazard; reason: string }) => Promise<unknown>;

/** Where what was said is shown again. */
export interface WordPlace {
  kind: 'session' | 'event';
  id: string;
}

interface AcknowledgeSheetProps {
  people: People;
  hazard: string;
  resident_id: string;
  place: WordPlace;
  onKeep: KeepWord;
  onClose: () => void;
}

/** For one person and one thing: how it is safe for them this time, in the words of whoever says so. */
export function AcknowledgeSheet({ people, hazard, resident_id, place, onKeep, onClose }: AcknowledgeSheetProps) {
  const { t } = useLingui();
  const hazards = useHazardWords();
  const say = useBiteWords();
  const name = people.faces.find(({ id }) => id === resident_id)?.known_as ?? '';
  const usual = useUsualWords(name);
  const named = ActivityHazard.safeParse(hazard).data;
  const bite = people.bites.find((one) => one.hazard === hazard);
  const one = bite?.for.find((person) => person.resident_id === resident_id);
  if (named === undefined || bite === undefined || one === undefined || name === '') return null;
  return (
    <WordSheet
      draftKey={`acknowledge:${place.id}:${resident_id}:${hazard}`}
      title={t`${name}: ${hazards[named]}`}
      label={t`How is it safe for ${name} this time?`}
      description={
        place.kind === 'event'
          ? t`It is kept with your name, and shown at the event.`
          : t`It is kept with your name, and shown at the session.`
      }
      action={t`Keep it with my name`}
      field="reason"
      unsaid="Say how it is safe for them"
      onClose={onClose}
      onSend={async (reason) => {
        await onKeep({ resident_id, hazard: named, reason });
        showToast({ kind: 'success', text: t`Kept. ${name} can join in.` });
      }}
    >
      {(take) => (
        <>
          <Card tone="mustard">
            <p>
              <b>{one.why.map(say).join(' · ')}</b>
            </p>
            {controlsOf(bite).map((controls) => (
              <p key={controls}>{controls}</p>
            ))}
          </Card>
          <div className={formStyles.chips} role="group" aria-label={t`Words to begin from`}>
            {usual.map((word) => (
              <Button key={word} size="small" variant="line" onClick={() => take(word)}>
                {word}
              </Button>
            ))}
          </div>
        </>
      )}
    </WordSheet>
  );
}
