import { z } from 'zod';
import { told } from '../dashboard/told.ts';
import { endpoint } from '../endpoint.ts';
import { InterestCode } from '../interests/interest.ts';
import { CalendarDate, Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { Energy } from './energy.ts';
import { DoneIdea, DoneResponse, FamilyIdea, MOST_INTERESTS } from './idea.ts';

/** The same all day long, and others tomorrow. */
export const listFamilyIdeas = endpoint({
  path: '/api/v2/family-organisation/ideas',
  summary: 'A few ideas for the energy that a family organisation has today, each with why',
  allow: 'family_ideas.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ energy: Energy }),
  output: z.object({ ...told, day: CalendarDate, items: z.array(FamilyIdea) }),
});

/** 404 for whatever of the library is not offered to them today, and was not done by them before. */
export const getFamilyIdea = endpoint({
  path: '/api/v2/family-organisation/idea',
  summary: 'One idea of a family organisation, with its steps',
  allow: 'family_ideas.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ activity_id: Id }),
  output: z.object({ day: CalendarDate, idea: FamilyIdea }),
});

export const listFamilyInterests = endpoint({
  path: '/api/v2/family-organisation/interests',
  summary: 'The interests by which a family organisation is offered ideas',
  allow: 'family_ideas.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ codes: z.array(z.string()) }),
});

/** Two who choose at once don’t undo each other: each says what they chose and what they let go. */
export const chooseFamilyInterests = endpoint({
  path: '/api/v2/family-organisation/choose-interests',
  summary: 'Choose interests for the ideas of a family organisation, or let them go',
  allow: 'family_ideas.keep',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    chosen: z.array(InterestCode).max(MOST_INTERESTS),
    let_go: z.array(InterestCode).max(MOST_INTERESTS),
  }),
  output: Done,
});

export const listDoneIdeas = endpoint({
  path: '/api/v2/family-organisation/done',
  summary: 'What a family organisation did this month, newest first',
  allow: 'family_ideas.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ month: CalendarDate, items: z.array(DoneIdea), next_cursor: z.null(), total: z.number().int() }),
});

/** However often it is said, by one or by several, it was done once on that day; an answer that is given stays. */
export const sayDone = endpoint({
  path: '/api/v2/family-organisation/we-did-it',
  summary: 'Keep that an idea was done on a day, and how it was if somebody says so',
  allow: 'family_ideas.keep',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ activity_id: Id, day: CalendarDate, response: DoneResponse.nullable() }),
  output: Done,
});

/** On every package: what was kept is taken back at a word. */
export const takeBackDone = endpoint({
  path: '/api/v2/family-organisation/take-back',
  summary: 'Take back that an idea was done on a day',
  allow: 'family_ideas.view',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ activity_id: Id, day: CalendarDate }),
  output: Done,
});
