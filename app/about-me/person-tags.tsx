import { useLingui } from '@lingui/react/macro';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { useId } from 'react';
import { labelOf, TAG_GROUPS } from '@heartsease/domain/about-me/tag.ts';
import type { ResidentTag } from '@heartsease/domain/about-me/tag.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './person-tags.module.css';
import { TagChip } from './tag-chip.tsx';

type PersonTagsProps = {
  tags: readonly ResidentTag[];
  /** Opens the sheet, with a tag or with none chosen; absent for whoever only reads. */
  onPut?: ((tag: string) => void) | undefined;
};

/** The tags on a person, in the order of their groups. */
export function PersonTags({ tags, onPut }: PersonTagsProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const inOrder = TAG_GROUPS.flatMap((group) => tags.filter((tag) => tag.tag_group === group));
  if (tags.length === 0 && !onPut) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t`At a glance`}</h2>
        {onPut && (
          <Button
            size="small"
            variant="soft"
            icon={<TagIcon weight="bold" aria-hidden="true" />}
            onClick={() => onPut('any')}
          >
            {t`Add a tag`}
          </Button>
        )}
      </div>
      {tags.length === 0 && <p className="secondary">{t`Short labels that everybody sees first. None yet.`}</p>}
      <ul className={styles.tags}>
        {inOrder.map((tag) => {
          const label = labelOf(tag, i18n.locale);
          return (
            <li key={tag.tag}>
              {onPut ? (
                <button
                  type="button"
                  className={styles.pick}
                  aria-label={t`Change the tag: ${label}`}
                  onClick={() => onPut(tag.tag)}
                >
                  <TagChip tag={tag} />
                </button>
              ) : (
                <TagChip tag={tag} />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
