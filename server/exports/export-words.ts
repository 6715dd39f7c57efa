import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { numeral } from '../print/paper-words.ts';
import type { ExportLine } from './export-lines.queries.ts';

type Reason = NonNullable<ExportLine['not_today_reason']>;

/** The columns of a table, in their order: what is added comes last, where nobody's own sheets count on it. */
export const EXPORT_COLUMNS = [
  'day',
  'time',
  'title',
  'category',
  'format',
  'minutes',
  'place',
  'person',
  'response',
  'reason',
  'note',
  'quote',
  'mood_before',
  'mood_after',
  'engagement',
  'report_note',
  'author',
  'mood_source',
  'support',
  'signs',
  'choice_made',
  'again',
  'goals',
  'noticed',
  'overall_enjoyment',
  'staff_present',
  'relatives_present',
  'resources_used',
  'cost_pence',
  'went_well',
  'change_next_time',
  'is_risk_checked',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** What files of reports say in one language. */
export interface ExportWords {
  columns: Record<ExportColumn, string>;
  formats: Record<ExportLine['format'], string>;
  reasons: Record<Reason, string>;
  nobody_said: string;
  sides: Record<string, string>;
  reports: string;
  month_of: (name: string) => string;
  moments: (count: number) => string;
  joined: (joined: number, moments: number) => string;
  one_to_one: (count: number) => string;
  hours: (minutes: number) => string;
  liked: string;
  own_words: string;
  sides_title: string;
  every_moment: string;
  moments_in_words: string;
  /** What has no room in words. */
  more: (count: number, responses: string) => string;
  /** Where nothing stands in words. */
  by_flowers: (count: number, responses: string) => string;
  photos: string;
  photo_of: (day: string, caption: string) => string;
  times: (count: number) => string;
  made_by: (name: string, when: string) => string;
  private: string;
}

const ENGLISH: ExportWords = {
  columns: {
    day: 'Day',
    time: 'Time',
    title: 'Activity',
    category: 'Side of life',
    format: 'Format',
    minutes: 'Minutes',
    place: 'Place',
    person: 'Person',
    response: 'How it was',
    reason: 'Why not today',
    note: 'Note',
    quote: 'In their own words',
    mood_before: 'Mood before (-2 to 2)',
    mood_after: 'Mood after (-2 to 2)',
    engagement: 'Engagement (0 to 4)',
    report_note: 'Note on the activity',
    author: 'Recorded by',
    mood_source: 'Who told the mood',
    support: 'Help given',
    signs: 'What was seen',
    choice_made: 'Chose between things',
    again: 'Would like it again',
    goals: 'Goals',
    noticed: 'Noticed afterwards',
    overall_enjoyment: 'As a whole (1 to 5)',
    staff_present: 'Staff who were there',
    relatives_present: 'Family and visitors',
    resources_used: 'What was used',
    cost_pence: 'What it cost',
    went_well: 'What went well',
    change_next_time: 'Next time',
    is_risk_checked: 'What to mind was gone through',
  },
  formats: { group: 'Group', one_to_one: 'One to one' },
  reasons: {
    declined: 'said no',
    asleep: 'asleep',
    unwell: 'unwell',
    away: 'away',
    visitors: 'had visitors',
    not_reached: 'not reached',
  },
  nobody_said: 'Nobody has said',
  sides: {
    creative: 'Creative',
    everyday_purpose: 'Everyday purpose',
    physical: 'On the move',
    outdoors: 'Outdoors',
    spiritual: 'Faith and spirit',
    social: 'Good company',
    cognitive: 'Minds at play',
    sensory: 'For the senses',
  },
  reports: 'Reports',
  month_of: (name) => `${name}’s days`,
  moments: (count) => (count === 1 ? '1 moment' : `${numeral(count, 'en')} moments`),
  joined: (joined, moments) => `Joined in ${numeral(joined, 'en')} of ${numeral(moments, 'en')} times.`,
  one_to_one: (count) =>
    count === 1 ? 'One moment was one to one.' : `${numeral(count, 'en')} moments were one to one.`,
  hours: (minutes) => `${numeral(Math.floor(minutes / 60), 'en')} hrs ${minutes % 60} min in good company.`,
  liked: 'Loved and enjoyed',
  own_words: 'In their own words',
  sides_title: 'Sides of life',
  every_moment: 'Every moment',
  moments_in_words: 'Moments in words',
  more: (count, responses) =>
    `And ${count === 1 ? '1 more moment' : `${numeral(count, 'en')} more moments`}, told by their flowers alone: ${responses}.`,
  by_flowers: (count, responses) =>
    `${count === 1 ? 'One moment is' : `${numeral(count, 'en')} moments are`} told by their flowers alone: ${responses}.`,
  photos: 'Photos',
  photo_of: (day, caption) => (caption === '' ? `Photo of ${day}` : `Photo of ${day}: ${caption}`),
  times: (count) => (count === 1 ? 'once' : `${numeral(count, 'en')} times`),
  made_by: (name, when) => `Made by ${name}, ${when}`,
  private: 'Confidential: about somebody’s life. Keep it safe, and shred it after.',
};

const WELSH: ExportWords = {
  columns: {
    day: 'Diwrnod',
    time: 'Amser',
    title: 'Gweithgaredd',
    category: 'Ochr o fywyd',
    format: 'Fformat',
    minutes: 'Munudau',
    place: 'Lle',
    person: 'Person',
    response: 'Sut oedd hi',
    reason: 'Pam ddim heddiw',
    note: 'Nodyn',
    quote: 'Yn eu geiriau eu hunain',
    mood_before: 'Hwyliau cyn (-2 i 2)',
    mood_after: 'Hwyliau wedyn (-2 i 2)',
    engagement: 'Ymgysylltiad (0 i 4)',
    report_note: 'Nodyn am y gweithgaredd',
    author: 'Cofnodwyd gan',
    mood_source: 'Pwy ddywedodd am yr hwyliau',
    support: 'Cymorth a roddwyd',
    signs: 'Yr hyn a welwyd',
    choice_made: 'Wedi dewis rhwng pethau',
    again: 'Hoffent ei wneud eto',
    goals: 'Nodau',
    noticed: 'Sylwyd wedyn',
    overall_enjoyment: 'Ar y cyfan (1 i 5)',
    staff_present: 'Staff oedd yno',
    relatives_present: 'Teulu ac ymwelwyr',
    resources_used: 'Yr hyn a ddefnyddiwyd',
    cost_pence: 'Y gost',
    went_well: 'Beth aeth yn dda',
    change_next_time: 'Y tro nesaf',
    is_risk_checked: 'Aed drwy’r hyn i’w gofio',
  },
  formats: { group: 'Grŵp', one_to_one: 'Un i un' },
  reasons: {
    declined: 'wedi gwrthod',
    asleep: 'yn cysgu',
    unwell: 'yn sâl',
    away: 'i ffwrdd',
    visitors: 'ag ymwelwyr',
    not_reached: 'heb ei gyrraedd',
  },
  nobody_said: 'Neb wedi dweud',
  sides: {
    creative: 'Creadigol',
    everyday_purpose: 'Pwrpas bob dydd',
    physical: 'Symud',
    outdoors: 'Awyr agored',
    spiritual: 'Ffydd ac ysbryd',
    social: 'Cwmni da',
    cognitive: 'Meddyliau ar waith',
    sensory: 'I’r synhwyrau',
  },
  reports: 'Adroddiadau',
  month_of: (name) => `Dyddiau ${name}`,
  moments: (count) => `${numeral(count, 'cy')} ${count === 2 ? 'foment' : 'moment'}`,
  joined: (joined, moments) => `Wedi ymuno ${numeral(joined, 'cy')} o ${numeral(moments, 'cy')} o weithiau.`,
  one_to_one: (count) => `Un i un: ${numeral(count, 'cy')}.`,
  hours: (minutes) => `${numeral(Math.floor(minutes / 60), 'cy')} awr ${minutes % 60} munud mewn cwmni da.`,
  liked: 'Wrth eu bodd, ac wedi mwynhau',
  own_words: 'Yn eu geiriau eu hunain',
  sides_title: 'Ochrau o fywyd',
  every_moment: 'Pob moment',
  moments_in_words: 'Momentau mewn geiriau',
  more: (count, responses) =>
    `A ${count === 2 ? '2 foment' : `${numeral(count, 'cy')} moment`} arall, a’u blodau’n unig yn dweud amdanynt: ${responses}.`,
  by_flowers: (count, responses) =>
    `${count === 2 ? '2 foment' : `${numeral(count, 'cy')} moment`}, a’u blodau’n unig yn dweud amdanynt: ${responses}.`,
  photos: 'Lluniau',
  photo_of: (day, caption) => (caption === '' ? `Llun o ${day}` : `Llun o ${day}: ${caption}`),
  times: (count) => (count === 1 ? 'unwaith' : `${numeral(count, 'cy')} gwaith`),
  made_by: (name, when) => `Gwnaed gan ${name}, ${when}`,
  private: 'Cyfrinachol: am fywyd rhywun. Cadwch yn ddiogel, a’i rwygo wedyn.',
};

export const EXPORT_WORDS: Record<PaperLanguage, ExportWords> = { en: ENGLISH, cy: WELSH };
