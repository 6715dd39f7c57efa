/** A stretch of words that look the same. */
export interface NoticePiece {
  text: string;
  is_bold: boolean;
  /** Where it leads; null for words alone. */
  link: string | null;
}

/** Each line of a paragraph, or each point of a list, is a row of pieces. */
export interface NoticeBlock {
  kind: 'paragraph' | 'list';
  lines: NoticePiece[][];
}

/** Marks that turn the direction of writing or show nothing: with them one address can be dressed up as another. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * What somebody wrote in the few marks of a notice, as a tree: `**bold**`, `- ` before each point of a list,
 * `[words](https://…)` or an address as it stands. Everything else is words, tags and scripts included. Nobody makes
 * HTML of it: screens draw it with elements, paper with letters.
 */
export function parseNotice(text: string): NoticeBlock[] {
  const blocks: NoticeBlock[] = [];
  let isNew = true;
  for (const line of text.replaceAll(UNSEEN, '').split('\n')) {
    const said = line.trim();
    if (said === '') {
      isNew = true;
      continue;
    }
    const isPoint = said.startsWith('- ') || said.startsWith('• ');
    const kind = isPoint ? 'list' : 'paragraph';
    const pieces = piecesOf(isPoint ? said.slice(2).trim() : said);
    const open = blocks.at(-1);
    if (!isNew && open?.kind === kind) open.lines.push(pieces);
    else blocks.push({ kind, lines: [pieces] });
    isNew = false;
  }
  return blocks;
}

/** The words alone, on one line, for a card. The points of a list keep apart from each other and from what follows. */
export function plainWords(text: string): string {
  const blocks = parseNotice(text).map(({ kind, lines }) => {
    const between = kind === 'list' ? ' · ' : ' ';
    return { between, said: lines.map((pieces) => pieces.map((piece) => piece.text).join('')).join(between) };
  });
  return blocks.map(({ said }, at) => `${at === 0 ? '' : blocks[at - 1]?.between}${said}`).join('');
}

/**
 * An address that a notice may lead to: https, a host in plain letters, nobody's name or password in it. The host
 * must have a dot, and no letters that only look like others (`xn--`).
 */
export function isSafeLink(address: string): boolean {
  if (address.length > LONGEST_LINK || !SAFE_LINK.test(address)) return false;
  const host = hostOf(address);
  return !host.split('.').some((label) => label.startsWith('xn--') || label.startsWith('-') || label.endsWith('-'));
}

/** `www.nhs.uk` of `https://www.nhs.uk/flu`. */
export function hostOf(address: string): string {
  return (
    address
      .slice(HTTPS.length)
      .split(/[/?#:]/u)[0]
      ?.toLowerCase() ?? ''
  );
}

const HTTPS = 'https://';
const LONGEST_LINK = 500;
const SAFE_LINK = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()+,;=%]*)?$/iu;

function piecesOf(text: string, is_bold = false): NoticePiece[] {
  const pieces: NoticePiece[] = [];
  let words = '';
  const add = (more: readonly NoticePiece[]) => {
    if (words !== '') pieces.push({ text: words, is_bold, link: null });
    words = '';
    pieces.push(...more);
  };
  let at = 0;
  while (at < text.length) {
    const bold = is_bold ? null : boldAt(text, at);
    const link = bold === null ? (namedLinkAt(text, at) ?? bareLinkAt(text, at)) : null;
    if (bold !== null) {
      add(piecesOf(bold.inside, true));
      at = bold.end;
    } else if (link === null) {
      words += text[at];
      at += 1;
    } else {
      add([{ text: link.words, is_bold, link: link.address }]);
      at = link.end;
    }
  }
  add([]);
  return pieces;
}

function boldAt(text: string, at: number): { inside: string; end: number } | null {
  if (!text.startsWith('**', at)) return null;
  const close = text.indexOf('**', at + 2);
  const inside = close === -1 ? '' : text.slice(at + 2, close);
  return inside.trim() === '' ? null : { inside, end: close + 2 };
}

interface FoundLink {
  words: string;
  address: string;
  end: number;
}

function namedLinkAt(text: string, at: number): FoundLink | null {
  if (text[at] !== '[') return null;
  const middle = text.indexOf('](', at + 1);
  const close = middle === -1 ? -1 : text.indexOf(')', middle + 2);
  if (close === -1) return null;
  const said = text.slice(at + 1, middle).trim();
  const address = text.slice(middle + 2, close).trim();
  if (said === '' || said.includes('[') || !isSafeLink(address)) return null;
  // Words that look like an address themselves would tell of another place than the one they lead to.
  const words = /[/@]|\w\.\w/u.test(said) ? address : said;
  return { words, address, end: close + 1 };
}

function bareLinkAt(text: string, at: number): FoundLink | null {
  if (!text.startsWith(HTTPS, at)) return null;
  const [found = ''] = text.slice(at, at + LONGEST_LINK + 1).split(/[\s<>"*[\]]/u, 1);
  const address = withoutEnd(found);
  return isSafeLink(address) ? { words: address, address, end: at + address.length } : null;
}

/** The full stop after an address belongs to the sentence. */
function withoutEnd(found: string): string {
  let end = found.length;
  while (end > 0 && ".,;:!?)'".includes(found[end - 1] ?? ' ')) end -= 1;
  return found.slice(0, end);
}
