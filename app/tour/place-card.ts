export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the light and the card, and between the card and the edge of the page. */
const GAP = 14;
const EDGE = 12;
/** Around the element that is lit. */
const PAD = 6;
/** More of something tall than this share of the page would leave no room for the words. */
const MOST_OF_PAGE = 0.5;

/** What is lit of an element: the part of it on the page, and of something tall its top. */
export function boxAround({ x, y, width, height }: Box, page: Size): Box {
  const left = Math.max(x - PAD, 2);
  const top = Math.max(y - PAD, 2);
  const right = Math.min(x + width + PAD, page.width - 2);
  const bottom = Math.min(y + height + PAD, page.height - 2);
  return {
    x: left,
    y: top,
    width: Math.max(right - left, 0),
    height: Math.max(Math.min(bottom - top, page.height * MOST_OF_PAGE), 0),
  };
}

/**
 * Where the words stand: below what is lit, above it or beside it, wherever there is room; else at the end of the page
 * that is further from it.
 */
export function placeCard(lit: Box | null, card: Size, page: Size): { x: number; y: number } {
  const middle = (page.width - card.width) / 2;
  if (lit === null) return { x: middle, y: Math.max((page.height - card.height) / 2, EDGE) };
  const along = clamp(lit.x + lit.width / 2 - card.width / 2, page.width - card.width);
  const beside = clamp(lit.y, page.height - card.height);
  const spots = [
    { x: along, y: lit.y + lit.height + GAP },
    { x: lit.x + lit.width + GAP, y: beside },
    { x: lit.x - GAP - card.width, y: beside },
    { x: along, y: lit.y - GAP - card.height },
  ];
  const fits = ({ x, y }: { x: number; y: number }) =>
    x >= EDGE && y >= EDGE && x + card.width + EDGE <= page.width && y + card.height + EDGE <= page.height;
  const isLow = lit.y + lit.height / 2 > page.height / 2;
  return spots.find(fits) ?? { x: along, y: isLow ? EDGE : Math.max(page.height - card.height - EDGE, EDGE) };
}

function clamp(wanted: number, most: number): number {
  return Math.max(EDGE, Math.min(wanted, most - EDGE));
}
