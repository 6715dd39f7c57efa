import type { PaperLanguage, PaperLanguages } from '@heartsease/domain/print/print.ts';
import type { MomentResponse } from '@heartsease/domain/reports/response.ts';

/** What paper says in one language. */
export interface PaperWords {
  this_week: string;
  this_day: string;
  /** "16 to 22 November 2026" */
  span: (from: string, to: string) => string;
  all_day: string;
  quiet_day: string;
  goes_on: string;
  wish: string;
  wish_how: string;
  morning: string;
  afternoon: string;
  evening: string;
  somebodys_day: (known_as: string) => string;
  /** What family sent by the app, for whoever has none: names in a row. */
  with_love: (names: string) => string;
  nothing_for_you: string;
  everyone_is_welcome: string;
  cost: string;
  transport: string;
  answer_by: string;
  step_free: string;
  drawing_of: (known_as: string) => string;
  photo_of: (known_as: string) => string;
  attendance: string;
  name: string;
  a_word: string;
  with_staff: (known_as: readonly string[]) => string;
  responses: Record<MomentResponse, string>;
  tick: string;
  type_in: string;
  code: string;
  page: (page: number, pages: number) => string;
}

const ENGLISH: PaperWords = {
  this_week: 'What’s on this week',
  this_day: 'What’s on',
  span: (from, to) => `${from} to ${to}`,
  all_day: 'All day',
  quiet_day: 'A quiet day, with room for whatever comes.',
  goes_on: 'goes on',
  wish: 'Something you fancy that isn’t here?',
  wish_how: 'Tell any of us, and we will see what we can do.',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  somebodys_day: (known_as) => `${known_as}’s day`,
  with_love: (names) => `With love from ${names}`,
  nothing_for_you: 'A quiet day, with room for whatever comes. Come and find us: we would love your company.',
  everyone_is_welcome: 'Everyone is welcome',
  cost: 'What it costs',
  transport: 'How we get there',
  answer_by: 'Answer by',
  step_free: 'There and back without steps',
  drawing_of: (known_as) => `Drawing of ${known_as}`,
  photo_of: (known_as) => `Photo of ${known_as}`,
  attendance: 'Who came, and how it was',
  name: 'Name',
  a_word: 'A word about it',
  with_staff: (known_as) => `with ${known_as.join(', ')}`,
  responses: {
    loved: 'Loved it',
    enjoyed: 'Enjoyed it',
    quiet: 'Joined quietly',
    not_today: 'Not today',
    unsettled: 'Unsettled',
  },
  tick: 'One tick for each person. The empty lines are for whoever else came.',
  type_in: 'Scan to type it in',
  code: 'Code that opens the log of this session',
  page: (page, pages) => `${page} of ${pages}`,
};

const WELSH: PaperWords = {
  this_week: 'Beth sydd ymlaen yr wythnos hon',
  this_day: 'Beth sydd ymlaen',
  span: (from, to) => `${from} i ${to}`,
  all_day: 'Drwy’r dydd',
  quiet_day: 'Diwrnod tawel, a lle i beth bynnag ddaw.',
  goes_on: 'yn parhau',
  wish: 'Oes rhywbeth yr hoffech ei wneud sydd ddim yma?',
  wish_how: 'Dywedwch wrth unrhyw un ohonon ni, ac fe welwn beth allwn ni ei wneud.',
  morning: 'Bore',
  afternoon: 'Prynhawn',
  evening: 'Noswaith',
  somebodys_day: (known_as) => `Diwrnod ${known_as}`,
  with_love: (names) => `Gyda chariad oddi wrth ${names}`,
  nothing_for_you:
    'Diwrnod tawel, a lle i beth bynnag ddaw. Dewch i chwilio amdanon ni: byddem wrth ein bodd â’ch cwmni.',
  everyone_is_welcome: 'Croeso i bawb',
  cost: 'Y gost',
  transport: 'Sut rydyn ni’n cyrraedd yno',
  answer_by: 'Ateb erbyn',
  step_free: 'Yno ac yn ôl heb risiau',
  drawing_of: (known_as) => `Llun wedi’i dynnu â llaw: ${known_as}`,
  photo_of: (known_as) => `Ffotograff: ${known_as}`,
  attendance: 'Pwy ddaeth, a sut oedd hi',
  name: 'Enw',
  a_word: 'Gair amdano',
  with_staff: (known_as) => `gyda ${known_as.join(', ')}`,
  responses: {
    loved: 'Wedi gwirioni',
    enjoyed: 'Wedi mwynhau',
    quiet: 'Ymuno’n dawel',
    not_today: 'Dim heddiw',
    unsettled: 'Aflonydd',
  },
  tick: 'Un tic i bob person. Mae’r llinellau gwag ar gyfer unrhyw un arall a ddaeth.',
  type_in: 'Sganiwch i’w theipio',
  code: 'Cod sy’n agor cofnod y sesiwn hon',
  page: (page, pages) => `${page} o ${pages}`,
};

export const PAPER_WORDS: Record<PaperLanguage, PaperWords> = { en: ENGLISH, cy: WELSH };

/** The languages of a sheet, the first of them first. */
export function languagesOf(chosen: PaperLanguages, home_language: string): [PaperLanguage, ...PaperLanguage[]] {
  if (chosen !== 'both') return [chosen];
  return home_language.startsWith('cy') ? ['cy', 'en'] : ['en', 'cy'];
}

const LOCALES: Record<PaperLanguage, string> = { en: 'en-GB', cy: 'cy' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** "Friday" */
export const weekday = (day: string, language: PaperLanguage) => said(day, language, { weekday: 'long' });
/** "20 November"; said in parts, because Welsh rules of Unicode put the month first. */
export const dayAndMonth = (day: string, language: PaperLanguage) =>
  `${Number(day.slice(8))} ${said(day, language, { month: 'long' })}`;
/** Of `2026-11`: "November 2026". */
export const monthAndYear = (month: string, language: PaperLanguage) =>
  `${said(`${month}-01`, language, { month: 'long' })} ${month.slice(0, 4)}`;
/** "20 November 2026" */
export const fullDate = (day: string, language: PaperLanguage) => `${dayAndMonth(day, language)} ${day.slice(0, 4)}`;

/** "16 to 22 November 2026", "28 December 2026 to 3 January 2027" */
export function weekSpan(from: string, to: string, language: PaperLanguage): string {
  const { span } = PAPER_WORDS[language];
  if (from.slice(0, 4) !== to.slice(0, 4)) return span(fullDate(from, language), fullDate(to, language));
  const start = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dayAndMonth(from, language);
  return span(start, fullDate(to, language));
}

const numerals = new Map<PaperLanguage, Intl.NumberFormat>();

/** "2,279", as the app writes it. */
export function numeral(count: number, language: PaperLanguage): string {
  let format = numerals.get(language);
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
    numerals.set(language, format);
  }
  return format.format(count);
}

/** "20 Nov", where a date stands in every row. */
export const shortDay = (day: string, language: PaperLanguage) =>
  `${Number(day.slice(8))} ${said(day, language, { month: 'short' })}`;

function said(day: string, language: PaperLanguage, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${Object.entries(options).join(' ')}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format.format(new Date(`${day}T12:00:00Z`));
}
