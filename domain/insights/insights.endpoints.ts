import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PaperLanguage, PrintedFile } from '../print/print.ts';
import { Id, LookedAtDay } from '../text.ts';
import { daysBetween } from '../time/calendar.ts';
import { EnjoyedLately, INSIGHT_RULES, ResidentInsights } from './insight.ts';

/** Without days: the four weeks until today. Days to come are not looked at. */
export const getInsights = endpoint({
  path: '/api/v2/resident-insight/get',
  summary: 'What the moments of some weeks tell of one resident, each figure with how many moments it is made of',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  input: z
    .object({ resident_id: Id, from: LookedAtDay.optional(), to: LookedAtDay.optional() })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      message: 'Choose a last day that is not before the first',
    })
    .refine(
      ({ from, to }) => from === undefined || to === undefined || daysBetween(from, to) < INSIGHT_RULES.most_days,
      { path: ['from'], message: `Choose ${INSIGHT_RULES.most_days} days or fewer` },
    ),
  output: ResidentInsights,
});

/** For family with an open link, where the person agreed that they get news; anybody else is told 404. */
export const getEnjoyedLately = endpoint({
  path: '/api/v2/resident-insight/soft',
  summary: 'What one’s own person has enjoyed lately, without numbers',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: EnjoyedLately,
});

/** The same on paper, for the same people; anybody else is told 404. Five an hour, and each is audited. */
export const printEnjoyedLately = endpoint({
  path: '/api/v2/resident-insight/soft-month',
  summary: 'What one’s own person has enjoyed in the last four weeks, without numbers, as a PDF',
  allow: 'relatives_list.view',
  scope: 'resident',
  kind: 'read',
  is_always_audited: true,
  input: z.object({ resident_id: Id, language: PaperLanguage }),
  output: PrintedFile,
});
