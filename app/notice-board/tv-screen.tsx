import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NOTICE_STAMPS } from '@heartsease/domain/notice-board/notice-stamps.ts';
import type { TvFeed } from '@heartsease/domain/notice-board/tv.ts';
import { HeartseaseSprig } from '../ui/mark.tsx';
import { Photo } from '../ui/photo.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { NoticeBlocks } from './notice-text.tsx';
import { TvProgramme } from './tv-programme.tsx';
import styles from './tv-screen.module.css';
import { pagesOf, useTurning } from './tv-turning.ts';
import type { TvPage } from './tv-turning.ts';
import { useTvFeed } from './tv-feed.ts';
import { TV_WORDS, useClock } from './tv-words.ts';

/** The board on the television in the lounge: one notice at a time, large, beside what is on today. */
export function TvScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const { feed, state, since } = useTvFeed(address.get('link') ?? '');
  if (state === 'dead')
    return <Told title={t`This link has ended`}>{t`Ask the manager of the home for a new one.`}</Told>;
  if (feed === null) {
    return (
      <Told title={state === 'lost' ? t`No connection` : t`The board is coming`}>
        {state === 'lost' ? t`The screen tries again by itself.` : ''}
      </Told>
    );
  }
  return <Board feed={feed} asOf={state === 'lost' ? since : null} />;
}

function Told({ title, children }: { title: string; children: string }) {
  return (
    <main className={styles.told}>
      <HeartseaseSprig />
      <h1 className="serif">{title}</h1>
      <p role="status">{children}</p>
    </main>
  );
}

function Board({ feed, asOf }: { feed: TvFeed; asOf: Date | null }) {
  const pages = pagesOf(feed);
  const { place, isPaused, turnTo, pause } = useTurning(pages);
  const page = pages[place];
  const [first = 'en'] = feed.languages;
  const language = page?.language ?? first;
  const { clock, day } = useClock(feed.timezone, language);
  const words = TV_WORDS[language];
  const since = asOf === null ? '' : asOf.toLocaleTimeString('en-GB', { timeZone: feed.timezone, timeStyle: 'short' });
  return (
    <main className={styles.screen} lang={language === 'cy' ? 'cy-GB' : 'en-GB'}>
      <header className={styles.top}>
        <p className={styles.home}>{feed.home}</p>
        <p className={styles.day}>{day}</p>
        <p className={styles.clock}>{clock}</p>
      </header>
      <div className={styles.middle} data-alone={page === undefined ? '' : undefined}>
        {page && <Notice key={page.key} page={page} />}
        <TvProgramme programme={feed.programme} language={language} isAlone={page === undefined} />
      </div>
      <footer className={styles.foot}>
        <span className={styles.dots} role="img" aria-label={pages.length > 1 ? `${place + 1} / ${pages.length}` : ''}>
          {pages.length > 1 && pages.map(({ key }, dot) => <span key={key} data-on={dot === place ? '' : undefined} />)}
        </span>
        {since !== '' && <span role="status">{words.as_of(since)}</span>}
        {pages.length > 1 && (
          <span className={styles.turns}>
            <button type="button" onClick={() => turnTo(place - 1)}>
              {words.back}
            </button>
            <button type="button" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
              {isPaused ? words.go_on : words.pause}
            </button>
            <button type="button" onClick={() => turnTo(place + 1)}>
              {words.next}
            </button>
          </span>
        )}
      </footer>
    </main>
  );
}

/** Its address lives for minutes: without a connection its words stand in. */
function NoticePhoto({ photo: { screen, width, height, alt, language } }: { photo: NonNullable<TvPage['photo']> }) {
  const [broken, tellBroken] = useState('');
  if (broken === screen) return <p lang={language}>{alt}</p>;
  return (
    <Photo
      src={screen}
      alt={alt}
      lang={language}
      width={width}
      height={height}
      className={styles.photo}
      onError={() => tellBroken(screen)}
    />
  );
}

function Notice({ page }: { page: TvPage }) {
  const { icon, tint } = NOTICE_STAMPS[page.category];
  const words = TV_WORDS[page.language];
  return (
    <article className={styles.notice} data-category={page.category} data-photo={page.photo === null ? undefined : ''}>
      <p className={styles.about}>
        <Stamp icon={icon} tint={tint} size="l" className={styles.stamp} />
        {words.categories[page.category]}
        {page.of > 1 && <span>{` · ${page.number} / ${page.of}`}</span>}
      </p>
      <h1 className="serif" data-long={page.title.length > 40 ? '' : undefined}>
        {page.title}
      </h1>
      {page.photo === null ? (
        <NoticeBlocks blocks={page.blocks} className={styles.body} isLinked={false} />
      ) : (
        <NoticePhoto photo={page.photo} />
      )}
    </article>
  );
}
