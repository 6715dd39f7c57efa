/** One caption: words, and when they stand there, in milliseconds from the beginning of the film. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** What is wrong, and on which line of what was typed, counted from 1. */
export interface CaptionProblem {
  line: number;
  message: string;
}

export type ReadCaptions = { ok: true; cues: Cue[] } | { ok: false; problems: CaptionProblem[] };

/** More than two lines of it nobody reads in time. */
const MOST_LETTERS = 200;
/** How long a caption without an end stands there at most. */
const STANDS_MS = 6_000;
/** The last caption may outlast the film by a rounding. */
const GRACE_MS = 1_000;

const TIME = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s+.*)?$`, 'u');
const PLAIN = new RegExp(String.raw`^\s*${TIME}\s+(\S.*)$`, 'u');

/**
 * Reads captions as people have them: WebVTT, SubRip (its commas and numbers), or plain lines such as
 * `0:05 Take your time`, each of which stands until the next.
 *
 * @param seconds how long the film is; null where that is not known yet
 */
export function readCaptions(typed: string, seconds: number | null): ReadCaptions {
  const lines = typed.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
  const ends = seconds === null ? Infinity : seconds * 1_000;
  const { cues, problems } = lines.some((line) => line.includes('-->')) ? blocksIn(lines) : plainIn(lines, ends);
  if (cues.length === 0 && problems.length === 0) problems.push({ line: 1, message: 'Write at least one caption' });
  cues.forEach((cue, place) => {
    const message = problemOf(cue, cues[place - 1], ends);
    if (message !== null) problems.push({ line: cue.line, message });
  });
  if (problems.length > 0) return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line) };
  return { ok: true, cues: cues.map(({ from, to, text }) => ({ from, to: Math.min(to, ends), text })) };
}

/** A sentence for the field: `Line 12: the end comes before the beginning`. */
export function captionProblemWords({ line, message }: CaptionProblem): string {
  return `Line ${line}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/** The one form in which captions are kept and sent: WebVTT. */
export function webVtt(cues: readonly Cue[]): string {
  const told = cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(text)}\n`);
  return ['WEBVTT\n', ...told].join('\n').trimEnd();
}

/** What the captions say, to be read on its own. */
export function transcriptOf(cues: readonly Cue[]): string {
  return cues.map(({ text }) => text.replaceAll('\n', ' ')).join('\n');
}

interface ReadCue extends Cue {
  line: number;
}

interface Reading {
  cues: ReadCue[];
  problems: CaptionProblem[];
}

function blocksIn(lines: readonly string[]): Reading {
  const cues: ReadCue[] = [];
  const problems: CaptionProblem[] = [];
  for (const { first, block } of blocksOf(lines)) {
    if (/^(WEBVTT|NOTE|STYLE|REGION)\b/u.test(block[0] ?? '')) continue;
    const at = block.findIndex((line) => line.includes('-->'));
    const line = first + Math.max(at, 0);
    const times = TIMES.exec(block[at] ?? '');
    if (times === null) {
      problems.push({ line, message: 'Write the times as 0:05 --> 0:09, with the words below' });
      continue;
    }
    const text = wordsOf(block.slice(at + 1));
    if (text === '') problems.push({ line, message: 'There are no words below these times' });
    else cues.push({ line, from: msOf(times.slice(1, 5)), to: msOf(times.slice(5, 9)), text });
  }
  return { cues, problems };
}

function* blocksOf(lines: readonly string[]): Generator<{ first: number; block: string[] }> {
  let block: string[] = [];
  for (const [place, line] of [...lines, ''].entries()) {
    if (line.trim() !== '') block.push(line);
    else if (block.length > 0) {
      yield { first: place - block.length + 1, block };
      block = [];
    }
  }
}

function plainIn(lines: readonly string[], ends: number): Reading {
  const cues: ReadCue[] = [];
  const problems: CaptionProblem[] = [];
  for (const [place, typed] of lines.entries()) {
    const line = place + 1;
    if (typed.trim() === '' || /^WEBVTT\b/u.test(typed)) continue;
    const found = PLAIN.exec(typed);
    const text = wordsOf([found?.[5] ?? '']);
    if (found === null || text === '')
      problems.push({ line, message: 'Begin with a time and a space, as in 0:05 Hello' });
    else cues.push({ line, from: msOf(found.slice(1, 5)), to: 0, text });
  }
  cues.forEach((cue, place) => {
    cue.to = Math.min(cues[place + 1]?.from ?? ends, cue.from + STANDS_MS);
  });
  return { cues, problems };
}

function problemOf({ from, to, text }: ReadCue, before: ReadCue | undefined, ends: number): string | null {
  if (before !== undefined && from < before.from) return 'This begins before the caption above it';
  if (from >= ends || to > ends + GRACE_MS) return 'The film is over by then';
  if (to <= from) return 'The end comes before the beginning';
  return text.length > MOST_LETTERS ? `Use ${MOST_LETTERS} characters or fewer in one caption` : null;
}

/** Hours, minutes, seconds and their parts, as they were found. */
function msOf([hours, minutes, seconds, parts]: (string | undefined)[]): number {
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1_000 + Number((parts ?? '').padEnd(3, '0'));
}

/** Plain text: markup of any kind falls away, so that nothing but words is ever shown. */
function wordsOf(lines: readonly string[]): string {
  const plain = lines.map((line) => unescaped(line.replaceAll(/<[^<>]*>/gu, '')).trim());
  // An empty line would end the caption.
  return plain.filter((line) => line !== '').join('\n');
}

const ENTITIES: [text: string, entity: string][] = [
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\u00A0', '&nbsp;'],
  ['&', '&amp;'],
];

function unescaped(text: string): string {
  return ENTITIES.reduce((told, [plain, entity]) => told.replaceAll(entity, plain), text);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `00:00:05.000` */
function stamp(ms: number): string {
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1_000) % 60,
  ];
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(ms % 1_000).padStart(3, '0')}`;
}
