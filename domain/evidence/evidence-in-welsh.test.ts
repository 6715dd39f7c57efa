import { expect, it } from 'vitest';
import { EVIDENCE_IN_WELSH } from './evidence-in-welsh.ts';
import { FRAMEWORKS } from './frameworks.ts';
import { GAPS } from './gaps.ts';
import { PIECE_WORDS } from './piece-words.ts';
import { SHOWN_ELSEWHERE, SOURCES } from './sources.ts';

it('has what every question, statement of ours, source, gap and piece is called', () => {
  const said = [
    ...FRAMEWORKS.flatMap(({ title, questions }) => [title, ...questions.flatMap((one) => [one.title, one.about])]),
    // What a regulator wrote stands in their own words.
    ...FRAMEWORKS.flatMap(({ questions }) =>
      questions.flatMap(({ statements }) => statements.filter((one) => !one.is_quoted).map(({ title }) => title)),
    ),
    ...Object.values(SOURCES).flatMap(({ title, definition }) => [title, definition]),
    ...Object.values(GAPS).flatMap(({ short, title, todo }) => [short, title, todo]),
    ...Object.values(PIECE_WORDS),
    SHOWN_ELSEWHERE,
  ];
  expect(said.filter((sentence) => EVIDENCE_IN_WELSH[sentence] === undefined)).toEqual([]);
});
