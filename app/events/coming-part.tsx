import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import type { AnswerWord, Event, EventAnswer } from '@heartsease/domain/events/event.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { AnswerForSheet } from './answer-for-sheet.tsx';
import styles from './coming-part.module.css';
import { useEventWords } from './event-words.ts';

/** Who comes: for relatives how many, for staff and the circle by name. */
export function ComingPart({ event }: { event: Event }) {
  const { t } = useLingui();
  const profile = useProfile();
  const { room, answers: words } = useEventWords();
  const seesResidents = useMay('residents.view');
  const { shown, open, close } = useOverlay();
  const { going, maybe, no } = event.counts;
  const counts = [
    going === 0
      ? t`Nobody has said yes yet`
      : plural(going, { one: '# person is coming', other: '# people are coming' }),
    maybe > 0 && plural(maybe, { one: '# perhaps', other: '# perhaps' }),
    no > 0 && plural(no, { one: '# can’t', other: '# can’t' }),
    room(event, going),
  ];
  const mayAnswerForOthers =
    isStaff(profile) &&
    seesResidents &&
    event.is_answering_open &&
    event.audience !== 'staff' &&
    event.audience !== 'relatives';
  return (
    <Card as="section" aria-labelledby="coming">
      <h2 id="coming">{t`Who is coming`}</h2>
      <p className="secondary">{counts.filter(Boolean).join(' · ')}</p>
      {(['yes', 'maybe', 'no'] as const).map((word) => (
        <Said key={word} word={words[word]} answers={event.answers.filter(said(word))} />
      ))}
      {mayAnswerForOthers && (
        <Button variant="soft" className={styles.button} onClick={() => open('answer')}>
          {t`Answer for a resident`}
        </Button>
      )}
      {mayAnswerForOthers && shown[0] === 'answer' && <AnswerForSheet event={event} onClose={close} />}
    </Card>
  );
}

function said(word: AnswerWord): (one: EventAnswer) => boolean {
  return ({ answer }) => answer === word;
}

function Said({ word, answers }: { word: string; answers: EventAnswer[] }) {
  const { t } = useLingui();
  if (answers.length === 0) return null;
  return (
    <>
      <h3 className={styles.word}>{word}</h3>
      <ul className={styles.people}>
        {answers.map((one) => (
          <li key={one.resident_id ?? one.account_id} className={styles.person}>
            <Face person={{ known_as: one.name, portrait: one.portrait }} size="s" />
            <span>
              <b>{one.name}</b>
              {one.guests > 0 && ` ${plural(one.guests, { one: 'and # guest', other: 'and # guests' })}`}
              {one.note !== '' && <span className={styles.note}>{t`“${one.note}”`}</span>}
              {one.answered_by !== null && <span className={styles.note}>{t`said by ${one.answered_by}`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
