import { useLingui } from '@lingui/react/macro';
import { inkOn } from '@heartsease/domain/about-me/contrast.ts';
import { labelOf } from '@heartsease/domain/about-me/tag.ts';
import type { ResidentTag, Tag } from '@heartsease/domain/about-me/tag.ts';
import { Stamp } from '../ui/stamp.tsx';
import { useStrengthWords } from './about-me-words.ts';
import styles from './tag-chip.module.css';

/** A tag as a pill with its drawing; on a person with how strongly, and a note. */
export function TagChip({ tag }: { tag: Tag | ResidentTag }) {
  const { i18n } = useLingui();
  const strengths = useStrengthWords();
  const isOwnColour = tag.colour.startsWith('#');
  const note = 'note' in tag ? tag.note : '';
  // The ink is the one of the two that reads better on the home's own colour; the domain refuses colours that carry neither.
  const look = isOwnColour ? { background: tag.colour, color: inkOn(tag.colour).ink } : undefined;
  return (
    <span className={styles.tag} data-tint={isOwnColour ? undefined : tag.colour} style={look}>
      <Stamp icon={tag.icon} tint={isOwnColour ? 'stone' : tag.colour} size="s" className={styles.stamp} />
      <span>
        <b>{labelOf(tag, i18n.locale)}</b>
        {'strength' in tag && <span className="visually-hidden">, {strengths[tag.strength]}</span>}
        {note !== '' && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}
