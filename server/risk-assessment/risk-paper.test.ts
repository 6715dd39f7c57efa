import { expect, test } from 'vitest';
import type { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { starterLine } from '@heartsease/domain/risk-assessment/starter-lines.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { riskPaper } from './risk-paper.ts';

const home = { name: 'Tŷ Rhosyn', timezone: 'Europe/London' };
const now = new Date('2026-11-20T12:00:00Z');
const RISK: RiskAssessment = {
  id: '5f0c8d59-4b9a-4b7e-8a53-0c1c8a1c1a11',
  version: 3,
  edition: 2,
  scope: 'activity',
  state: 'approved',
  title: 'Pobi bara',
  activity: { id: '5f0c8d59-4b9a-4b7e-8a53-0c1c8a1c1a12', title: 'Bread baking', icon: 'bread', tint: 'mustard' },
  activity_id: '5f0c8d59-4b9a-4b7e-8a53-0c1c8a1c1a12',
  planned_session_id: null,
  place: 'Kitchen',
  assessed_on: '2026-05-01',
  review_due: '2027-04-30',
  staff_ratio: 'One to four',
  benefits: 'The smell of bread.\nSomething to give away.',
  emergency_plan: 'The oven has its own switch.',
  lines: [
    { ...starterLine('choking'), owner: 'Nadia', due: '2026-12-01' },
    starterLine('allergy'),
    ...Array.from({ length: 9 }, () => starterLine('hot_equipment')),
  ],
  residual: 5,
  lines_count: 11,
  assessed_by: 'Nadia',
  approved_by: 'Anita',
  approved_on: '2026-05-02',
  is_mine: false,
  is_being_changed: false,
  changed_by: 'Anita',
  changed_at: '2026-05-02T09:00:00.000Z',
  word: '',
  sign_offs: [],
  editions: [],
};

test('on paper its benefits come first, then a table that is read by rows, and who signed it', async () => {
  const bytes = await riskPaper({ risk: RISK, home, language: 'en', now });
  const read = await readPdf(bytes);
  expect(read).toMatchObject({
    title: 'Risk assessment: Pobi bara',
    language: 'en-GB',
    is_tagged: true,
    shows_title: true,
  });
  const [page] = read.pages;
  expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual([595, 842]);
  expect(partsWith('H1', read).map(({ text }) => text)).toEqual(['Pobi bara']);
  expect(partsWith('H2', read).map(({ text }) => text)).toEqual([
    'What people gain, and what is lost if we say no',
    'What can go wrong, and what we do',
    'If something happens',
  ]);
  const text = read.pages.map((one) => one.text).join(' ');
  for (const said of [
    'Signed by Anita on 2 May 2026',
    'Look again by 30 April 2027',
    'Edition 2',
    '2 × 5 = 10',
    '1 × 5 = 5',
    'Besides, Nadia, 1 December 2026',
  ])
    expect(text).toContain(said);
  const heads = partsWith('TH', read).filter((one) => one.text !== '');
  expect(heads).toHaveLength(4 + RISK.lines.length);
  expect(read.pages.length).toBeGreaterThan(1);
  expect(read.pages.at(-1)?.text).toContain(`Page ${read.pages.length} of ${read.pages.length}`);
});

test('one that nobody has signed says so, and in Welsh every word of ours is Welsh', async () => {
  const draft = { ...RISK, state: 'draft' as const, approved_by: null, approved_on: null, lines: [], residual: 0 };
  const read = await readPdf(await riskPaper({ risk: draft, home, language: 'cy', now }));
  const text = read.pages.map((one) => one.text).join(' ');
  expect(read.language).toBe('cy-GB');
  for (const said of ['Drafft, heb ei lofnodi', 'Asesiad risg', '1 Mai 2026']) expect(text).toContain(said);
  expect(text).not.toMatch(/Signed|Draft|Benefits|Page/);
});
