import { useLingui } from '@lingui/react/macro';
import type { DrawnBook, DrawnPage } from '@heartsease/domain/photo-book/drawn-book.ts';
import { FEWEST_PAGES } from '@heartsease/domain/photo-book/photo-book.ts';
import { tintOfMonth } from '@heartsease/domain/photo-book/month-tints.ts';
import type { BookPhoto, BookStory } from '@heartsease/domain/photo-book/photo-book.ts';
import { classNames } from '../ui/class-names.ts';
import { Mark } from '../ui/mark.tsx';
import { Photo } from '../ui/photo.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './book-page.module.css';
import { useBookPhotoAlt, useBookTitle } from './book-words.ts';

/** What stands on the cover. */
export type BookCover = Omit<DrawnBook, 'pages'>;

/** The cover as it will be printed, in the shape of A4 across. */
export function CoverPage({ book, onBroken }: { book: BookCover; onBroken?: (() => void) | undefined }) {
  const { t } = useLingui();
  const { kind, subtitle, cover, resident } = book;
  const title = useBookTitle(book);
  const isMemory = kind === 'memory';
  return (
    <div className={classNames(styles.page, styles.cover)} data-kind={kind} data-on-paper="">
      <div className={styles.inside}>
        <div className={styles.coverWords}>
          <Mark size={44} ground={isMemory ? 'plain' : 'plum'} />
          <div>
            {isMemory && <p className={styles.above}>{t`In memory of`}</p>}
            <p className={classNames('serif', styles.coverTitle)}>
              {isMemory && book.title === '' ? resident.known_as : title}
            </p>
            {subtitle !== '' && <p className={styles.above}>{subtitle}</p>}
          </div>
        </div>
        {cover && <Picture photo={cover} name={resident.known_as} fills onBroken={onBroken} />}
      </div>
    </div>
  );
}

interface PageProps {
  page: DrawnPage;
  name: string;
  onBroken?: (() => void) | undefined;
}

/** A page of a book as it will be printed. */
export function BookPage({ page, name, onBroken }: PageProps) {
  const { layout } = page;
  if (layout === 'month') return <MonthPage page={page} />;
  if (page.story !== null) return <StoryPage story={page.story} words={page.words} />;
  if (page.photos.length === 0 || layout === 'words') return <WordsPage page={page} />;
  if (layout === 'photo_words') return <PhotoWordsPage page={page} name={name} onBroken={onBroken} />;
  return <PhotosPage page={page} name={name} onBroken={onBroken} />;
}

function PhotosPage({ page: { photos, words }, name, onBroken }: PageProps) {
  const time = useTimeWords();
  const isOne = photos.length === 1;
  return (
    <div className={styles.page} data-on-paper="">
      <div className={classNames(styles.inside, styles.photos)} data-photos={photos.length}>
        {photos.map((photo) => {
          const said = (isOne && words) || photo.caption;
          return (
            <figure key={photo.id}>
              <Picture photo={photo} name={name} onBroken={onBroken} />
              <figcaption>
                {said !== '' && <span className="serif">{said}</span>}
                <span className={styles.day}>{time.date(photo.taken_on)}</span>
              </figcaption>
            </figure>
          );
        })}
        {!isOne && words !== '' && <p className={classNames('serif', styles.below)}>{words}</p>}
      </div>
    </div>
  );
}

function PhotoWordsPage({ page: { photos, words, moment }, name, onBroken }: PageProps) {
  const [photo] = photos;
  if (photo === undefined) return null;
  return (
    <div className={styles.page} data-on-paper="">
      <div className={classNames(styles.inside, styles.beside)}>
        <Picture photo={photo} name={name} fills onBroken={onBroken} />
        <Told moment={moment} words={words || moment?.words || photo.caption} day={moment?.day ?? photo.taken_on} />
      </div>
    </div>
  );
}

function WordsPage({ page: { words, moment, day } }: { page: DrawnPage }) {
  return (
    <div className={styles.page} data-tint={moment?.tint} data-on-paper="">
      <div className={classNames(styles.inside, styles.alone)}>
        <Told moment={moment} words={words || (moment?.words ?? '')} day={moment?.day ?? day ?? null} />
      </div>
    </div>
  );
}

function Told({ moment, words, day }: { moment: DrawnPage['moment']; words: string; day: string | null }) {
  const time = useTimeWords();
  const quote = moment?.quote ?? null;
  // Where nothing was said or told of it, what it was is what the page says.
  const title = quote === null && words === '' ? (moment?.title ?? '') : '';
  const when = [title === '' && moment?.title, day !== null && time.longDay(day)].filter(Boolean).join(' · ');
  return (
    <div className={styles.told}>
      {moment && <Stamp icon={moment.icon} tint={moment.tint} className={styles.stamp} />}
      {when !== '' && <p className={styles.when}>{when}</p>}
      {title !== '' && <p className={classNames('serif', styles.said)}>{title}</p>}
      {quote !== null && <p className={classNames('serif', styles.quote)}>“{quote}”</p>}
      {words !== '' && (
        <p className={classNames(quote === null && 'serif', quote === null ? styles.said : undefined)}>{words}</p>
      )}
    </div>
  );
}

function StoryPage({ story, words }: { story: BookStory; words: string }) {
  const under = [story.years, story.place].filter(Boolean).join(' · ');
  const told = [story.body, words].filter(Boolean);
  return (
    <div className={styles.page} data-on-paper="">
      <div className={classNames(styles.inside, styles.story)}>
        <div className={styles.storyTitle}>
          <p className={classNames('serif', styles.quote)}>{story.title}</p>
          {under !== '' && <p>{under}</p>}
        </div>
        {told.length > 0 && (
          <div className={styles.storyText}>
            {told.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function MonthPage({ page: { month, words } }: { page: DrawnPage }) {
  const time = useTimeWords();
  return (
    <div className={classNames(styles.page, styles.begins)} data-tint={tintOfMonth(month)} data-on-paper="">
      <div className={classNames(styles.inside, styles.month)}>
        <Mark size={72} />
        <p className={classNames('serif', styles.coverTitle)}>{month === null ? words : time.month(`${month}-01`)}</p>
        {month !== null && words !== '' && <p>{words}</p>}
      </div>
    </div>
  );
}

/** The printed book is filled up with pages to write on: so many. */
export function roomLeft(pages: number): number {
  return Math.max(0, FEWEST_PAGES - 1 - pages);
}

function Picture({
  photo,
  name,
  fills = false,
  onBroken,
}: {
  photo: BookPhoto;
  name: string;
  fills?: boolean;
  onBroken: (() => void) | undefined;
}) {
  const alt = useBookPhotoAlt(photo, name);
  return (
    <Photo
      src={photo.screen}
      alt={alt}
      width={photo.width}
      height={photo.height}
      loading="lazy"
      decoding="async"
      className={fills ? styles.fills : styles.whole}
      onError={onBroken}
    />
  );
}
