import { expect, it } from 'vitest';
import { FRAMEWORKS, frameworkOf } from './frameworks.ts';

it('has every statement of the frameworks whose statements have been seen [issue 5]', () => {
  const statementsOf = (id: string) => frameworkOf(id)?.questions.flatMap(({ statements }) => statements) ?? [];
  const titles = (id: string) => new Set(statementsOf(id).map(({ title }) => title)).size;
  expect(titles('cqc-saf-2023')).toBe(34);
  expect(titles('nice-qs50')).toBe(6);
  expect(titles('nice-qs184')).toBe(7);
  for (const id of ['cqc-saf-2023', 'nice-qs50', 'nice-qs184'])
    expect(statementsOf(id).every(({ is_quoted }) => is_quoted)).toBe(true);
});

it('asks nothing that nothing recorded here answers', () => {
  const questions = FRAMEWORKS.flatMap((framework) => framework.questions);
  const bare = questions.filter(({ statements }) => !statements.some(({ sources }) => sources.length > 0));
  expect(bare.map(({ key }) => key)).toEqual([]);
});
