import { useLingui } from '@lingui/react/macro';
import type { FamilyComment } from '@heartsease/domain/family-updates/family-update.ts';
import { Face } from '../ui/face.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './comments-sheet.module.css';

/** One word under a moment, of a relative or of staff. */
export function Comment({ comment, name }: { comment: FamilyComment; name: string }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { by, portrait, relationship, is_by_staff, is_mine, text, written_at } = comment;
  const who = is_mine ? t`You` : (by ?? t`Somebody close to ${name}`);
  const what = is_by_staff ? t`staff` : relationship;
  return (
    <li className={styles.comment} data-mine={is_mine ? '' : undefined}>
      <Face person={{ known_as: who, portrait }} size="s" />
      <div>
        <p className={styles.who}>
          <b>{who}</b>
          {what !== '' && !is_mine && `, ${what}`} · {words.nearDay(words.dayOf(written_at))}, {words.time(written_at)}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
