import { expect, test } from 'vitest';
import { captionProblemWords, readCaptions, transcriptOf, webVtt } from './captions.ts';
import { placeAt } from './video.ts';

const read = (typed: string, seconds: number | null = 60) => readCaptions(typed, seconds);
const problemsOf = (typed: string, seconds = 60) => {
  const found = read(typed, seconds);
  return found.ok ? [] : found.problems.map(captionProblemWords);
};

const TWO = [
  { from: 1_000, to: 4_500, text: 'Good morning' },
  { from: 65_000, to: 70_000, text: 'Shall we\nbegin?' },
];

test.each([
  [
    'WebVTT',
    'WEBVTT\n\n1\n00:01.000 --> 00:04.500\nGood morning\n\n00:01:05.000 --> 00:01:10.000 line:90%\nShall we\nbegin?\n',
  ],
  [
    'SubRip',
    '1\r\n00:00:01,000 --> 00:00:04,500\r\nGood morning\r\n\r\n2\r\n00:01:05,000 --> 00:01:10,000\r\nShall we\r\nbegin?',
  ],
  [
    'WebVTT with notes and styles',
    '\uFEFFWEBVTT - mine\n\nNOTE by me\n\nSTYLE\n::cue { color: red }\n\n0:01 --> 0:04.5\n<v Ann><b>Good</b> morning\n\n1:05 --> 1:10\nShall we\nbegin?',
  ],
])('%s is read, and only its words are kept', (_kind, typed) => {
  expect(read(typed, 90)).toEqual({ ok: true, cues: TWO });
});

test('plain lines stand until the next, and no longer than anybody needs', () => {
  expect(read('0:00 Hello\n0:02.5 You\n\n0:20 The end', 22)).toEqual({
    ok: true,
    cues: [
      { from: 0, to: 2_500, text: 'Hello' },
      { from: 2_500, to: 8_500, text: 'You' },
      { from: 20_000, to: 22_000, text: 'The end' },
    ],
  });
});

test('what is kept is read again as it was, whatever stands in it', () => {
  const cues = [{ from: 0, to: 3_723_004, text: 'Tea & <cake> &amp; more' }];
  expect(webVtt(cues)).toContain('00:00:00.000 --> 01:02:03.004\nTea &amp; &lt;cake&gt; &amp;amp; more');
  expect(read(webVtt(cues), null)).toEqual({ ok: true, cues });
  expect(transcriptOf(TWO)).toBe('Good morning\nShall we begin?');
});

test.each([
  ['', ['Line 1: write at least one caption']],
  ['WEBVTT', ['Line 1: write at least one caption']],
  ['WEBVTT\n\n0:05 --> 0:02\nHello', ['Line 3: the end comes before the beginning']],
  [
    'WEBVTT\n\n0:05 -> 0:09\nHello\n\n0:10 --> 0:12\nYou',
    ['Line 3: write the times as 0:05 --> 0:09, with the words below'],
  ],
  ['0:05 --> 0:09\n\n0:10 --> 0:12\nYou', ['Line 1: there are no words below these times']],
  ['0:10 --> 0:12\nB\n\n0:05 --> 0:07\nA', ['Line 4: this begins before the caption above it']],
  ['1:30 --> 1:40\nLate', ['Line 1: the film is over by then']],
  ['0:01 Hello\nand no time', ['Line 2: begin with a time and a space, as in 0:05 Hello']],
  [`0:01 ${'a'.repeat(201)}`, ['Line 1: use 200 characters or fewer in one caption']],
  [
    '0:01 --> 0:02\nA\n\nnot a time --> 0:04\nB\n\n0:07 --> 0:06\nC',
    ['Line 4: write the times as 0:05 --> 0:09, with the words below', 'Line 7: the end comes before the beginning'],
  ],
])('of %j it is told what is wrong, and on which line', (typed, told) => {
  expect(problemsOf(typed)).toEqual(told);
});

test.each([
  [0, 36, 'new'],
  [2, 36, 'new'],
  [12, 36, 'begun'],
  [33, 36, 'done'],
  [600, 900, 'begun'],
  [896, 900, 'done'],
])('at %i of %i seconds a film is %s', (at, seconds, state) => {
  expect(placeAt(at, seconds).state).toBe(state);
});
