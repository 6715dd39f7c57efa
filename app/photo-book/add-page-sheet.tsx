import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BookMoment, BookPage, BookStory } from '@heartsease/domain/photo-book/photo-book.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { TextareaField } from '../ui/field.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './book-form.module.css';
import { ChoosePhotos } from './choose-photos.tsx';
import type { Shown } from './use-shown.ts';
import { WhenShown } from './when-shown.tsx';

interface AddPageSheetProps {
  name: string;
  shown: Shown;
  onAdd: (page: BookPage) => void;
  onClose: () => void;
}

const KINDS = ['photos', 'moments', 'story', 'words'] as const;
type Kind = (typeof KINDS)[number];

/** A page of what may be shown: one photo or two, a moment, a piece of the life story, or somebody’s own words. */
export function AddPageSheet({ name, shown, onAdd, onClose }: AddPageSheetProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>('photos');
  const [photo_ids, choose] = useState<string[]>([]);
  const [words, write] = useState('');
  const labels: Record<Kind, string> = {
    photos: t`Photos`,
    moments: t`Moments`,
    story: t`Life story`,
    words: t`Own words`,
  };
  const add = (of: Partial<BookPage> & Pick<BookPage, 'layout'>) =>
    onAdd({ ...EMPTY, key: crypto.randomUUID(), ...of });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Add a page`}
      description={t`Only what may be shown to the family is here.`}
      footer={
        kind === 'photos' ? (
          <Button
            full
            size="large"
            aria-disabled={photo_ids.length === 0 || undefined}
            onClick={() => photo_ids.length > 0 && add({ layout: photo_ids.length > 1 ? 'two' : 'photo', photo_ids })}
          >
            {photo_ids.length > 1 ? t`Add both on a page` : t`Add the photo`}
          </Button>
        ) : (
          kind === 'words' && (
            <Button
              full
              size="large"
              aria-disabled={words.trim() === '' || undefined}
              onClick={() => words.trim() !== '' && add({ layout: 'words', words: words.trim() })}
            >{t`Add the words`}</Button>
          )
        )
      }
    >
      <div className={styles.sheet}>
        <div className={styles.chips}>
          {KINDS.map((each) => (
            <FilterChip key={each} isOn={kind === each} onChange={() => setKind(each)}>
              {labels[each]}
            </FilterChip>
          ))}
        </div>
        {kind !== 'words' && (
          <WhenShown shown={shown}>
            {kind === 'photos' && (
              <>
                <p className="secondary">{t`Choose one, or two for one page.`}</p>
                <ChoosePhotos
                  name={name}
                  shown={shown}
                  chosen={photo_ids}
                  onPress={(id) =>
                    choose(
                      photo_ids.includes(id) ? photo_ids.filter((one) => one !== id) : [...photo_ids, id].slice(-2),
                    )
                  }
                />
              </>
            )}
            {kind === 'moments' && (
              <Moments
                moments={shown.moments}
                onPress={(family_update_id) => add({ layout: 'words', family_update_id })}
              />
            )}
            {kind === 'story' && (
              <Stories
                stories={shown.stories}
                name={name}
                onPress={(life_story_item_id) => add({ layout: 'story', life_story_item_id })}
              />
            )}
          </WhenShown>
        )}
        {kind === 'words' && (
          <TextareaField
            label={t`Words on this page`}
            description={t`Other people who live here become “a friend”.`}
            name="own-words"
            maxLength={600}
            value={words}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </div>
    </Sheet>
  );
}

const EMPTY = { photo_ids: [], family_update_id: null, life_story_item_id: null, month: null, words: '' };

function Moments({ moments, onPress }: { moments: BookMoment[]; onPress: (id: string) => void }) {
  const { t } = useLingui();
  const time = useTimeWords();
  // What somebody keeps comes first.
  const sorted = moments.toSorted((one, other) => Number(other.is_kept) - Number(one.is_kept));
  if (moments.length === 0) {
    return <Empty title={t`No moments yet`}>{t`A moment that is shared with the family can stand here.`}</Empty>;
  }
  return (
    <Card padding="none">
      <List aria-label={t`Moments`}>
        {sorted.map(({ id, icon, tint, title, day, quote, words, is_kept }) => (
          <ListRow
            key={id}
            lead={<Stamp icon={icon} tint={tint} />}
            title={`${title} · ${time.nearDay(day)}`}
            under={[is_kept && t`Kept for the book`, quote === null ? words : `“${quote}”`].filter(Boolean).join(' · ')}
            onPress={() => onPress(id)}
          />
        ))}
      </List>
    </Card>
  );
}

interface StoriesProps {
  stories: BookStory[];
  name: string;
  onPress: (id: string) => void;
}

function Stories({ stories, name, onPress }: StoriesProps) {
  const { t } = useLingui();
  if (stories.length === 0) {
    return <Empty title={t`No story yet`}>{t`What family may read of ${name}’s life story can stand here.`}</Empty>;
  }
  return (
    <Card padding="none">
      <List aria-label={t`Life story`}>
        {stories.map(({ id, title, years, place }) => (
          <ListRow
            key={id}
            title={title}
            under={[years, place].filter(Boolean).join(' · ')}
            onPress={() => onPress(id)}
          />
        ))}
      </List>
    </Card>
  );
}
