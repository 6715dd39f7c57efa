import { z } from 'zod';
import { NotTodayReason } from '../reports/response.ts';

/**
 * The figures of a home (screens.md 3.7), by product.md’s word for engaged. A figure whose feature is not there
 * yet is told as not recorded, never as nought.
 */
export const KEY_FIGURES = {
  residents_engaged: {
    label: 'Residents engaged',
    unit: 'percent',
    definition: 'People with at least one engaged moment, out of the people who were here on at least one day.',
  },
  moments_a_week: {
    label: 'Moments a person a week',
    unit: 'number',
    definition: 'Engaged moments, for each week that a person was here.',
  },
  minutes_a_day: {
    label: 'Minutes a person a day',
    unit: 'minutes',
    definition:
      'The middle one of all days on which somebody was here: half had more engaged minutes, half had fewer. A day counts 480 minutes at most.',
  },
  reached: {
    label: 'Offered something each day',
    unit: 'percent',
    definition:
      'Days on which somebody was here and something was offered to them, out of all days they were here. Times when they were away, or nobody came to ask, do not count as offered.',
  },
  missed_now: {
    label: 'Missed now',
    unit: 'people',
    definition:
      'People who are here today without an engaged moment for more than 3 days. Whoever prefers to be left in peace is not counted.',
  },
  choice: {
    label: 'Given a choice',
    unit: 'percent',
    definition: 'Moments in which the person chose between things, out of all moments for which that was said.',
  },
  variety: {
    label: 'Variety',
    unit: 'percent',
    definition:
      'People who are here today and whose engaged moments of the last 7 days are of at least 3 sides of life. Each moment counts for one side, that of its activity.',
  },
  one_to_one: {
    label: 'One-to-one',
    unit: 'percent',
    definition: 'One-to-one moments out of all moments.',
  },
  in_bed: {
    label: 'Cared for in bed: one-to-ones each week',
    unit: 'percent',
    definition: 'People who are cared for in bed with at least 2 engaged one-to-one moments in the last 7 days.',
  },
  mood_lift: {
    label: 'Mood lift',
    unit: 'number',
    definition: 'Mood after less mood before, on average, of moments for which both were said. From −4 to 4.',
  },
  declined: {
    label: 'Said no',
    unit: 'percent',
    definition: 'Moments that the person declined, out of all moments. A no is a choice, not a failing.',
  },
  evenings_and_weekends: {
    label: 'Evenings and weekends',
    unit: 'percent',
    definition: 'Moments that began from 17:00 on, or on a Saturday or Sunday, out of all moments.',
  },
  fairness: {
    label: 'How evenly it is spread',
    unit: 'number',
    definition:
      'From 0, everybody had the same engaged minutes for each day they were here, to 1, one person had them all.',
  },
  outdoors: {
    label: 'Outdoors each week',
    unit: 'percent',
    definition:
      'People who are here today with at least one engaged moment of the last 7 days whose activity is of the side “Outdoors”. What else took place in the open air does not count.',
  },
  community: {
    label: 'With the community',
    unit: 'number',
    definition: 'Events with the community, entertainers or families in these days that were not called off.',
  },
  about_me: {
    label: 'About me is current',
    unit: 'percent',
    definition: 'People with at least one card of “About me” that was confirmed in the last 180 days.',
  },
  ability_reviews: {
    label: 'Ways of joining in looked at in time',
    unit: 'percent',
    definition: 'People whose latest look at how they join in is signed and not due for review.',
  },
  qs184_5a: {
    label: 'Activities talked about, of everybody (after NICE QS184 5a)',
    unit: 'percent',
    definition:
      'People who are here today and with whom somebody looked at a goal and talked about activities in the last 12 months. NICE counts people who live with dementia; Heartsease keeps no diagnoses, so everybody is counted.',
  },
  qs184_5b: {
    label: 'Taking part, of everybody (after NICE QS184 5b)',
    unit: 'percent',
    definition:
      'People with at least one engaged moment, out of the people who were here on at least one day. NICE counts people who live with dementia; Heartsease keeps no diagnoses, so everybody is counted.',
  },
  relatives: {
    label: 'Relatives who look in',
    unit: 'percent',
    definition:
      'Relatives who opened Heartsease in these days, out of all who have access. Not told of fewer than five.',
  },
  reply_time: {
    label: 'Time until families are answered',
    unit: 'minutes',
    definition:
      'The middle one of the waits in messages: from the first message of a relative to the next one of staff. Messages that nobody has answered yet are not counted.',
  },
  family_updates: {
    label: 'Shared with families, a person a week',
    unit: 'number',
    definition:
      'Moments shared with families that they can read now, for each week that a person was here. What still waits or rests, and what was taken back, does not count.',
  },
  survey: {
    label: 'Would recommend us',
    unit: 'number',
    definition:
      'Of a hundred people in the last survey of families or residents that asked: those who gave 9 or 10, less those who gave 0 to 6. From −100 to 100, and told only where five or more answered.',
  },
  survey_score: {
    label: 'How good life is here',
    unit: 'number',
    definition:
      'What people gave on average, from 1 to 5, in the last survey of families or residents that asked how good life is here, all in all. Told only where five or more answered.',
  },
  consents: {
    label: 'Consents in date',
    unit: 'percent',
    definition: 'Consents that were given, of people who are here, and are not due to be asked again.',
  },
  risk_assessments: {
    label: 'Risk assessments in date',
    unit: 'percent',
    definition: 'Approved risk assessments that are not due for review.',
  },
  recording: {
    label: 'How long a report takes',
    unit: 'seconds',
    definition:
      'The middle one of all reports: half took longer from opening the log to saving it, half took less. Logs that were put aside for more than an hour are not counted.',
  },
} as const satisfies Record<string, { label: string; unit: z.infer<typeof KeyFigureUnit>; definition: string }>;

export const KeyFigureUnit = z.enum(['percent', 'number', 'minutes', 'seconds', 'people']);
export type KeyFigureKey = keyof typeof KEY_FIGURES;

export const KeyFigure = z.object({
  key: z.string(),
  label: z.string(),
  unit: KeyFigureUnit,
  /** Null where nobody and nothing can be counted. */
  value: z.number().nullable(),
  /**
   * `recorded`; `nothing_yet`: it could be, and nobody wrote any down; `too_few`: there are some, and of so few it would
   * tell who they are; `not_recorded`: its feature is not there yet.
   */
  state: z.enum(['recorded', 'nothing_yet', 'too_few', 'not_recorded']),
  numerator: z.number().nullable(),
  /** Out of how many. */
  n: z.number().int(),
  /** What the home wants it to be, in the unit of the figure; null where it has set none. */
  target: z.number().nullable(),
  /** The same of the 28 days before; null where it can’t be told of the past. */
  before: z.number().nullable(),
  definition: z.string(),
  /** Where the mean of all such moments lies, 19 times of 20; null where it is no mean, or one of fewer than 20. */
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** Why it was not today, the most frequent first: of `declined` alone. */
  reasons: z.array(z.object({ reason: NotTodayReason, count: z.int() })),
  /** The address in the app of what it is made of; null where it has no page that whoever asks may open. */
  drill: z.string().nullable(),
});
export type KeyFigure = z.infer<typeof KeyFigure>;
