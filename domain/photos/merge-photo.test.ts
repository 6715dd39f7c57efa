import { expect, test } from 'vitest';
import { mergePhoto } from './merge-photo.ts';
import type { PhotoWords } from './photo.ts';

const EILEEN = '0199d0a0-0000-7000-8000-000000000001';
const FRANK = '0199d0a0-0000-7000-8000-000000000002';
const JOYCE = '0199d0a0-0000-7000-8000-000000000003';
const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
const elsewhere = { ...box, x: 0.5 };

const words = (more: Partial<PhotoWords> = {}): PhotoWords => ({
  caption: '',
  subjects: [{ resident_id: EILEEN, box: null }],
  is_tagging_complete: true,
  is_shared: true,
  ...more,
});

test('a photo that a colleague took back stays with the home until it is shared anew', () => {
  const sides = { base: words(), mine: words({ caption: 'Bingo' }), stands: words({ is_shared: false }) };
  const { merged } = mergePhoto({ ...sides, sharing: 'withdrawn' });
  expect(merged).toMatchObject({ caption: 'Bingo', is_shared: false });
  // Also where it was shared and taken back since somebody began to share it.
  const begun = { base: words({ is_shared: false }), mine: words(), stands: words({ is_shared: false }) };
  expect(mergePhoto({ ...begun, sharing: 'withdrawn' }).merged.is_shared).toBe(false);
  expect(mergePhoto({ ...begun, sharing: 'not_shared' }).merged.is_shared).toBe(true);
});

test('whoever a colleague named or marked stays so, beside whoever is named here', () => {
  const base = words({
    subjects: [
      { resident_id: EILEEN, box: null },
      { resident_id: FRANK, box: null },
    ],
  });
  const stands = words({
    subjects: [
      { resident_id: EILEEN, box },
      { resident_id: FRANK, box },
    ],
  });
  const mine = words({
    subjects: [
      { resident_id: EILEEN, box: null },
      { resident_id: JOYCE, box: elsewhere },
    ],
  });
  const { merged } = mergePhoto({ base, mine, stands, sharing: 'shared' });
  expect(merged.subjects).toEqual([
    { resident_id: EILEEN, box },
    // Taken out here, but marked there meanwhile.
    { resident_id: FRANK, box },
    { resident_id: JOYCE, box: elsewhere },
  ]);
});

test('whom one of the two took out is out, and what only one marked is marked', () => {
  const both = [
    { resident_id: EILEEN, box: null },
    { resident_id: FRANK, box: null },
  ];
  const base = words({ subjects: both });
  const mine = words({ subjects: [{ resident_id: EILEEN, box }] });
  expect(mergePhoto({ base, mine, stands: base, sharing: 'shared' }).merged.subjects).toEqual(mine.subjects);
  const stands = words({ subjects: [{ resident_id: FRANK, box: null }] });
  expect(mergePhoto({ base, mine: base, stands, sharing: 'shared' }).merged.subjects).toEqual(stands.subjects);
});

test('that everybody is named holds only for the people of whom it was said', () => {
  const base = words({ is_tagging_complete: false, is_shared: false });
  const mine = words();
  const named = [...base.subjects, { resident_id: FRANK, box: null }];
  const stands = words({ subjects: named, is_tagging_complete: false, is_shared: false });
  expect(mergePhoto({ base, mine, stands, sharing: 'not_shared' }).merged.is_tagging_complete).toBe(false);
  const complete = { ...stands, is_tagging_complete: true };
  expect(mergePhoto({ base, mine: base, stands: complete, sharing: 'not_shared' }).merged.is_tagging_complete).toBe(
    true,
  );
  const another = words({ subjects: [...base.subjects, { resident_id: JOYCE, box: null }] });
  const three = { base, mine: another, stands: complete, sharing: 'not_shared' as const };
  expect(mergePhoto(three).merged.is_tagging_complete).toBe(false);
  expect(mergePhoto({ ...three, mine, stands: { ...base, caption: 'Bingo' } }).merged.is_tagging_complete).toBe(true);
});

test('of two who wrote what it shows, neither loses a word', () => {
  const sides = { base: words(), mine: words({ caption: 'Bingo' }), stands: words({ caption: 'Bingo at last' }) };
  expect(mergePhoto({ ...sides, sharing: 'shared' })).toMatchObject({
    merged: { caption: 'Bingo' },
    captionOfOther: 'Bingo at last',
  });
  expect(mergePhoto({ ...sides, mine: sides.base, sharing: 'shared' })).toMatchObject({
    merged: { caption: 'Bingo at last' },
    captionOfOther: null,
  });
});

test('that everybody is named and may be seen holds only for the people of whom it was said', () => {
  const two = [
    { resident_id: EILEEN, box: null },
    { resident_id: FRANK, box: null },
  ];
  const base = words({ subjects: two, is_tagging_complete: false, is_shared: false });
  const stands = words({ subjects: two });
  const mine = words({ subjects: two.slice(0, 1), is_tagging_complete: false, is_shared: false });
  // A colleague said it of both; here Frank was taken out, of whom nobody asked what he allows.
  expect(mergePhoto({ base, mine, stands, sharing: 'shared' }).merged).toMatchObject({
    subjects: two.slice(0, 1),
    is_tagging_complete: false,
    is_shared: false,
  });
});
