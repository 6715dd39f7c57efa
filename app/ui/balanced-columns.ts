import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** So high is a row of the grid: each card takes as many as it needs. */
const ROW_PX = 4;

type Column = 0 | 1;

/** Which of two columns each card goes to: the first one to the left, and each after it to where less stands. */
export function columnsFor(heights: readonly number[]): Column[] {
  const filled: [number, number] = [0, 0];
  return heights.map((height, place) => {
    const column = place > 0 && filled[1] < filled[0] ? 1 : 0;
    filled[column] += height;
    return column;
  });
}

/**
 * Balances the cards of a grid over its two columns, however much there is of each, so that nothing stands beside half a
 * screen of nothing. Cards are the children of the grid, and of those of them that are `display: contents`. A card keeps
 * its column while it grows; when one comes or goes, all are dealt anew. In one column they stand as they come.
 */
export function useBalancedColumns(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current === null ? undefined : balance(place.current)), []);
  return place;
}

/** @returns the way to stop */
function balance(grid: HTMLElement): () => void {
  let dealt = new Map<HTMLElement, Column>();
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    // Cards that change columns change their width: not in the answer to another change.
    if (isInTwo(grid) === dealt.size > 0) lay();
    else frame = requestAnimationFrame(lay);
  });
  const changes = new MutationObserver(watch);

  function watch(): void {
    sizes.disconnect();
    changes.disconnect();
    for (const box of [grid, ...groupsOf(grid)]) changes.observe(box, { childList: true });
    lay();
    // Also those of which nothing is to be seen yet.
    for (const card of childrenOf(grid)) sizes.observe(card);
  }

  function lay(): void {
    const cards = cardsOf(grid);
    if (!isInTwo(grid)) {
      for (const { style } of cards) style.gridArea = '';
      dealt = new Map();
      return;
    }
    const gap = Number.parseFloat(getComputedStyle(grid).columnGap);
    const heights = cards.map((card) => card.offsetHeight + gap);
    if (cards.length !== dealt.size || !cards.every((card) => dealt.has(card))) {
      const columns = columnsFor(heights);
      dealt = new Map(cards.map((card, at) => [card, columns[at] ?? 0]));
    }
    const next: [number, number] = [1, 1];
    for (const [at, card] of cards.entries()) {
      const column = dealt.get(card) ?? 0;
      const rows = Math.ceil((heights[at] ?? 0) / ROW_PX);
      card.style.gridArea = `${next[column]} / ${column + 1} / span ${rows} / auto`;
      next[column] += rows;
    }
  }

  watch();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
  };
}

/** Its stylesheet says so (`--columns: 2`): columns that can be counted are also those that cards have made. */
function isInTwo(grid: HTMLElement): boolean {
  return getComputedStyle(grid).getPropertyValue('--columns').trim() === '2';
}

function groupsOf(grid: HTMLElement): HTMLElement[] {
  return elementsIn(grid).filter((child) => getComputedStyle(child).display === 'contents');
}

function cardsOf(grid: HTMLElement): HTMLElement[] {
  return childrenOf(grid).filter((card) => card.offsetHeight > 0);
}

function childrenOf(grid: HTMLElement): HTMLElement[] {
  const groups = new Set(groupsOf(grid));
  return elementsIn(grid).flatMap((child) => (groups.has(child) ? elementsIn(child) : [child]));
}

function elementsIn(box: HTMLElement): HTMLElement[] {
  return [...box.children].filter((child) => child instanceof HTMLElement);
}
