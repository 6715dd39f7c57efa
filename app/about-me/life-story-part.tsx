import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId } from 'react';
import { moveLifeStoryItem } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import type { AboutMe } from '@heartsease/domain/about-me/about-me.ts';
import { chaptersOf, topicsToAvoid } from '@heartsease/domain/about-me/life-story.ts';
import type { LifeStoryItem } from '@heartsease/domain/about-me/life-story.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useChapterWords } from './about-me-words.ts';
import { useWrite } from './about-me.api.ts';
import styles from './life-story-part.module.css';

type LifeStoryPartProps = { aboutMe: AboutMe; mayWrite: boolean; open: (...words: string[]) => void };

/** The life in chapters, each piece with its place in the order; what not to raise can be changed here, too. */
export function LifeStoryPart({ aboutMe, mayWrite, open }: LifeStoryPartProps) {
  const { t } = useLingui();
  const id = useId();
  const chapterWords = useChapterWords();
  const { life_story, resident } = aboutMe;
  const chapters = chaptersOf(life_story);
  const toAvoid = topicsToAvoid(life_story);
  const name = resident.known_as;
  return (
    <Card as="section" aria-labelledby={id} className={styles.story}>
      <div className={styles.head}>
        <h2 id={id}>{t`${name}’s life story`}</h2>
        {mayWrite && (
          <Button size="small" icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => open('tell', 'new')}>
            {t`Add to the story`}
          </Button>
        )}
      </div>
      {life_story.length === 0 && (
        <p className="secondary">
          {t`Nobody has told it yet. A photograph and “tell me about this” is a good beginning.`}
        </p>
      )}
      {chapters.map(({ chapter, items }) => (
        <section key={chapter} className={styles.chapter} aria-label={chapterWords[chapter]}>
          <h3 className={styles.name}>{chapterWords[chapter]}</h3>
          <ol className={styles.items}>
            {items.map((item, place) => (
              <Piece
                key={item.id}
                item={item}
                resident_id={resident.id}
                mayWrite={mayWrite}
                isFirst={place === 0}
                isLast={place === items.length - 1}
                onOpen={() => open('tell', item.id)}
              />
            ))}
          </ol>
        </section>
      ))}
      {mayWrite && toAvoid.length > 0 && (
        <section className={styles.chapter} aria-label={t`Please don’t raise`}>
          <h3 className={styles.name}>{t`Please don’t raise`}</h3>
          <ul className={styles.items}>
            {toAvoid.map((item) => (
              <li key={item.id} className={styles.item}>
                <b className={styles.words}>{item.title}</b>
                <Edit title={item.title} onOpen={() => open('tell', item.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

type PieceProps = {
  item: LifeStoryItem;
  resident_id: string;
  mayWrite: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
};

function Piece({ item, resident_id, mayWrite, isFirst, isLast, onOpen }: PieceProps) {
  const { t } = useLingui();
  const move = useWrite(moveLifeStoryItem);
  const where = [item.years, item.place].filter(Boolean).join(' · ');
  const shift = (direction: 'up' | 'down') => move.mutate({ resident_id, life_story_item_id: item.id, direction });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h4 className={styles.title}>{item.title}</h4>
        {where !== '' && <p className="secondary">{where}</p>}
        {item.body !== '' && <p className={styles.body}>{item.body}</p>}
        <p className={styles.chips}>
          {item.told_by !== '' && <Chip>{t`Told by ${item.told_by}`}</Chip>}
          {item.sensitivity === 'staff_only' && <Chip tone="plum">{t`Staff only`}</Chip>}
        </p>
      </div>
      {mayWrite && (
        <div className={styles.actions}>
          {!isFirst && (
            <IconButton
              label={t`Move up: ${item.title}`}
              icon={<ArrowUpIcon weight="bold" aria-hidden="true" />}
              onClick={() => shift('up')}
            />
          )}
          {!isLast && (
            <IconButton
              label={t`Move down: ${item.title}`}
              icon={<ArrowDownIcon weight="bold" aria-hidden="true" />}
              onClick={() => shift('down')}
            />
          )}
          <Edit title={item.title} onOpen={onOpen} />
        </div>
      )}
    </li>
  );
}

function Edit({ title, onOpen }: { title: string; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Change: ${title}`}
      icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
      onClick={onOpen}
    />
  );
}
