import { useEffect, useState } from 'react';
import { saidIn } from '@heartsease/domain/notice-board/notice.ts';
import type { NoticeCategory } from '@heartsease/domain/notice-board/notice.ts';
import type { NoticeBlock } from '@heartsease/domain/notice-board/notice-text.ts';
import { secondsFor, tvPages } from '@heartsease/domain/notice-board/tv-pages.ts';
import type { TvFeed } from '@heartsease/domain/notice-board/tv.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';

/** What stands on the screen at once. */
export interface TvPage {
  key: string;
  category: NoticeCategory;
  language: PaperLanguage;
  title: string;
  blocks: NoticeBlock[];
  /** Its photo, which stands on a page of its own. */
  photo: { screen: string; width: number; height: number; alt: string; language: PaperLanguage } | null;
  number: number;
  of: number;
  seconds: number;
}

/** All pages of a round: each notice in the home's own language first, then in the other where it is written. */
export function pagesOf({ notices, languages }: Pick<TvFeed, 'notices' | 'languages'>): TvPage[] {
  return notices.flatMap((notice) => {
    const told = new Map(languages.map((asked) => [saidIn(notice, asked).language, saidIn(notice, asked)]));
    return [...told.values()].flatMap(({ title, body, language }, place) => {
      // Once in a round is enough.
      const photo =
        place === 0 && notice.photo !== null
          ? { ...notice.photo, alt: notice.photo_alt, language: notice.language }
          : null;
      const pages = [
        ...tvPages(body).map((blocks) => ({ blocks, photo: null })),
        ...(photo ? [{ blocks: [], photo }] : []),
      ];
      return pages.map((page, index) => ({
        ...page,
        key: `${notice.id} ${language} ${index}`,
        category: notice.category,
        language,
        title,
        number: index + 1,
        of: pages.length,
        seconds: secondsFor(title, page.blocks),
      }));
    });
  });
}

/** Turns the pages by itself, with the arrow keys, and not while it is paused; what is shown stays when others come or go. */
export function useTurning(pages: readonly TvPage[]) {
  const [shown, show] = useState('');
  const [isPaused, pause] = useState(false);
  const place = Math.max(
    0,
    pages.findIndex(({ key }) => key === shown),
  );
  const count = pages.length;
  const turnTo = (to: number) => show(pages[(to + count) % Math.max(1, count)]?.key ?? '');
  const seconds = pages[place]?.seconds ?? 0;
  const next = pages[(place + 1) % Math.max(1, count)]?.key ?? '';
  const before = pages[(place - 1 + count) % Math.max(1, count)]?.key ?? '';
  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const timer = window.setTimeout(() => show(next), seconds * 1_000);
    return () => window.clearTimeout(timer);
  }, [isPaused, count, next, seconds]);
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') show(next);
      if (key === 'ArrowLeft') show(before);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [next, before]);
  return { place, isPaused, pause, turnTo };
}
