import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { EventWords, WouldLove } from '@heartsease/domain/events/event.ts';
import { withinSentence } from '@heartsease/domain/interests/within-sentence.ts';
import { Face } from '../ui/face.tsx';
import formStyles from '../ui/form.module.css';
import { useSettled } from '../ui/settled.ts';
import { useWouldLove } from './events.api.ts';
import styles from './would-love-part.module.css';

interface WouldLovePartProps {
  /** Null while it is new. */
  event_id: string | null;
  words: Pick<EventWords, 'type' | 'title' | 'description' | 'resident_ids' | 'resident_group_ids'>;
  onInvite: (resident_id: string) => void;
}

/** Who would love it, each with what says so; a tap invites them. Nothing where nobody comes to mind. */
export function WouldLovePart({ event_id, words, onInvite }: WouldLovePartProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const [tapped, tell] = useState<WouldLove['resident'] | null>(null);
  const { type, resident_ids, resident_group_ids } = words;
  const title = useSettled(words.title);
  const description = useSettled(words.description);
  // Who is taken off again is invited no longer.
  const invited = tapped !== null && resident_ids.includes(tapped.id) ? tapped.known_as : null;
  const { data } = useWouldLove({ event_id, type, title, description, resident_ids, resident_group_ids });
  // What is being asked anew still shows whoever was tapped a moment ago; of what has no name nothing is asked.
  const items = data?.items.filter(({ resident }) => title.trim() !== '' && !resident_ids.includes(resident.id)) ?? [];
  return (
    <>
      {(items.length > 0 || invited !== null) && (
        <div className={styles.part} role="group" aria-labelledby={id}>
          <p id={id} ref={heading} tabIndex={-1} className={formStyles.name}>
            {t`Who would love this?`}
          </p>
          {items.length > 0 && (
            <ul className={styles.people}>
              {items.map((one) => (
                <li key={one.resident.id}>
                  <Offered
                    offered={one}
                    onInvite={() => {
                      onInvite(one.resident.id);
                      tell(one.resident);
                      // The chip is about to go.
                      heading.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p role="status" className="secondary">
        {invited !== null && t`${invited} is invited.`}
      </p>
    </>
  );
}

function Offered({ offered: { resident, interest }, onInvite }: { offered: WouldLove; onInvite: () => void }) {
  const { t } = useLingui();
  const why = useLikingWords()(interest);
  const name = resident.known_as;
  return (
    <button type="button" className={styles.chip} onClick={onInvite}>
      <Face person={resident} size="s" badge="add" />
      <span className={styles.words}>
        <b>
          <span className="visually-hidden">{t`Invite`} </span>
          {name}
        </b>{' '}
        <span className="secondary">{why}</span>
      </span>
    </button>
  );
}

function useLikingWords(): (interest: WouldLove['interest']) => string {
  const { t } = useLingui();
  return (interest) => {
    const what = withinSentence(interest);
    if (interest.level === 'loves') return t`Loves ${what}`;
    if (interest.level === 'used_to') return t`Used to love ${what}`;
    return interest.level === 'curious' ? t`Is curious about ${what}` : t`Likes ${what}`;
  };
}
