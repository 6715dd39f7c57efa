import type { ToldLine } from '../exports/told-lines.ts';

/** A line of a file, of which little was written but what a test says. */
export function toldLine(of: Partial<ToldLine>): ToldLine {
  return { ...QUIET, ...of };
}

const QUIET: ToldLine = {
  report_id: '0',
  day: '2026-11-10',
  time: '10:30',
  title: 'Choir',
  category: 'creative',
  format: 'group',
  minutes: 30,
  report_minutes: 30,
  place: '',
  person: 'Eileen Hartley',
  response: 'loved',
  not_today_reason: null,
  note: '',
  quote: '',
  mood_before: null,
  mood_after: null,
  mood_source: null,
  engagement: null,
  support: null,
  signs: [],
  choice_made: null,
  again: null,
  report_note: '',
  overall_enjoyment: null,
  relatives_present: [],
  resources_used: [],
  cost_pence: null,
  went_well: null,
  change_next_time: null,
  is_risk_checked: null,
  author: 'Nadia Ahmed',
  goals: [],
  staff_present: [],
  noticed: [],
};
