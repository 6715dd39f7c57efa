import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { labelOf, OWN_TAGS_LIMIT, TAG_GROUPS } from '@heartsease/domain/about-me/tag.ts';
import type { ListedTag, TagGroup } from '@heartsease/domain/about-me/tag.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useGroupWords } from './about-me-words.ts';
import { useTags } from './about-me.api.ts';
import { MergeTagSheet } from './merge-tag-sheet.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { TagChip } from './tag-chip.tsx';
import { TagSheet } from './tag-sheet.tsx';
import styles from './tags-screen.module.css';

/** The tags of the home by group: the core's, which are the same everywhere, and the home's own. */
export function TagsScreen() {
  const { t } = useLingui();
  const query = useTags();
  const { shown, open, swap, close } = useOverlay();
  const [q, setQ] = useState('');
  const [withArchived, showArchived] = useState(false);
  const [what, which = ''] = shown;
  const tags = query.data?.items ?? [];
  const chosen = tags.find(({ tag, is_core }) => tag === which && !is_core) ?? null;
  const own = query.data?.own ?? 0;
  const archived = tags.filter(({ is_archived }) => is_archived).length;
  const isFull = own >= OWN_TAGS_LIMIT;
  return (
    <FullScreen
      title={t`About me tags`}
      under={query.data && t`${own} of ${OWN_TAGS_LIMIT} tags of your own`}
      actions={
        !isFull && (
          <Button icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => open('tag', 'new')}>
            {t`Add a tag`}
          </Button>
        )
      }
    >
      <AsyncView query={query} failedTitle={t`There is a problem opening the tags`}>
        {({ items }) => {
          const found = items
            .filter(({ is_archived }) => withArchived || !is_archived)
            .filter((tag) => matchesWords(q, [tag.label, tag.label_cy, ...tag.former_labels]));
          return (
            <>
              {isFull && <p role="status">{t`The list is full. Merge or archive some to make room.`}</p>}
              <div className={styles.tools}>
                <SearchField
                  label={t`Find a tag`}
                  value={q}
                  onChange={({ target }) => setQ(target.value)}
                  onClear={() => setQ('')}
                />
                {archived > 0 && (
                  <FilterChip isOn={withArchived} onChange={showArchived}>
                    {plural(archived, { one: 'With # archived', other: 'With # archived' })}
                  </FilterChip>
                )}
              </div>
              {found.length === 0 && <p className="secondary">{t`No tag of that name.`}</p>}
              {TAG_GROUPS.map((group) => (
                <Group
                  key={group}
                  group={group}
                  tags={found.filter(({ tag_group }) => tag_group === group)}
                  open={open}
                />
              ))}
            </>
          );
        }}
      </AsyncView>
      {what === 'tag' && query.data && (chosen || which === 'new') && (
        <TagSheet key={which} tag={chosen} onMerge={(tag) => swap('merge', tag)} onClose={close} />
      )}
      {what === 'merge' && chosen && <MergeTagSheet tag={chosen} tags={tags} onClose={close} />}
    </FullScreen>
  );
}

type GroupProps = { group: TagGroup; tags: readonly ListedTag[]; open: (...words: string[]) => void };

function Group({ group, tags, open }: GroupProps) {
  const { t, i18n } = useLingui();
  const name = useGroupWords()[group];
  if (tags.length === 0) return null;
  return (
    <Card as="section" aria-label={name} className={styles.group}>
      <h2>{name}</h2>
      <ul className={styles.tags}>
        {tags.map((tag) => {
          const label = labelOf(tag, i18n.locale);
          return (
            <li key={tag.tag} className={styles.tag}>
              <TagChip tag={tag} />
              <span className={styles.uses}>
                {tag.uses === 0 ? t`nobody yet` : plural(tag.uses, { one: '# person', other: '# people' })}
                {tag.is_archived && ` · ${t`archived`}`}
                {tag.former_labels.length > 0 && ` · ${t`was “${tag.former_labels.at(-1) ?? ''}”`}`}
              </span>
              {tag.is_core ? (
                <span className={styles.locked}>
                  <LockSimpleIcon weight="bold" aria-hidden="true" />
                  <span className="visually-hidden">{t`the same in every home`}</span>
                </span>
              ) : (
                <Button
                  size="small"
                  variant="soft"
                  aria-label={t`Change the tag: ${label}`}
                  onClick={() => open('tag', tag.tag)}
                >
                  {t`Change`}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
