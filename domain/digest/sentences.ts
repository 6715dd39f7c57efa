import type { ToldResponse } from '../family-updates/family-update.ts';
import type { PaperLanguage } from '../print/print.ts';
import { addDays, daysBetween } from '../time/calendar.ts';
import { SENTENCE_WORDS, spokenAs } from './sentence-words.ts';
import type { SentenceWords, Spoken } from './sentence-words.ts';

/** Something of these days that the family may read. */
export interface ToldMoment {
  day: string;
  /** What it was, by its name in each language. */
  title: Record<PaperLanguage, string>;
  response: ToldResponse;
  is_one_to_one: boolean;
  /** How many others joined in. They live there too: a mail tells nobody their names. */
  companions: number;
  /** The person's own words, where they are shared. */
  quote: string | null;
}

export interface ToldAhead {
  day: string;
  title: Record<PaperLanguage, string>;
}

/** All that a letter is made from. */
export interface ToldDays {
  name: string;
  /** As the person wants to be spoken of: "she/her". */
  pronouns: string;
  /** Oldest first. */
  moments: readonly ToldMoment[];
  /** Soonest first. */
  ahead: readonly ToldAhead[];
  from: string;
  to: string;
}

const MOST_SENTENCES = 5;
const MOST_THINGS = 3;
const MOST_AHEAD = 2;

/**
 * The days of somebody in five sentences, only of what was recorded and may be shared: what they joined in with, what was
 * best, who was there, what comes, what to ask about. Each thing is told of in one sentence alone, but for what there is
 * to ask about. Where there is nothing to say of one of these, what else was good is told; where less happened there are
 * fewer. Nobody is counted or compared.
 */
export function fiveSentences(days: ToldDays, language: PaperLanguage): string[] {
  const words = SENTENCE_WORDS[language];
  const about = { name: days.name, is: spokenAs(days.pronouns) };
  const told = saidOnce(differentOf(days.moments, language));
  const [best, ...others] = told;
  const ahead = aheadSentence({ ...days, told: told.map(({ title }) => title[language]) }, language);
  if (best === undefined) return [words.nothing(about.name), ahead, words.write(about, false)].filter(isSaid);
  const tell: Telling = { words, language, about, dayWord: dayWordOf(words, days) };
  const isBestGood = isGood(best);
  const alone = days.moments.some(({ is_one_to_one }) => is_one_to_one) ? words.alone(about) : '';
  const company = companyOf(tell, isBestGood || others.length === 0 ? best : null, { told, alone });
  const asked = words.ask(about, '');
  const room = MOST_SENTENCES - [isBestGood ? 'best' : '', 'joined', company, ahead, asked].filter(isSaid).length;
  // A second thing has a sentence of its own only where the five have room for it.
  const second = isBestGood && room > 0 ? others.find(isWorthASentence) : undefined;
  const listed = (isBestGood ? others : told).filter((one) => one !== second);
  const joined = joinedSentence(tell, listed.slice(0, MOST_THINGS));
  const rest = listed.slice(MOST_THINGS, 2 * MOST_THINGS);
  const instead = [
    second === undefined ? '' : goodSentence(tell, second, { isNamed: false, as: words.too }),
    rest.length === 0 ? '' : words.more(listOf(tell, rest), rest.length > 1),
    company === alone ? '' : alone,
  ].filter(isSaid);
  const [, next = second] = told;
  const ask = listed.slice(2 * MOST_THINGS)[0] ?? listed.at(isBestGood ? 0 : 1) ?? next;
  return [
    joined,
    isBestGood ? goodSentence(tell, best, { isNamed: joined === '' }) : '',
    company,
    ...instead.slice(0, Math.max(0, room + (joined === '' ? 1 : 0))),
    ask === undefined ? words.askOfIt(about) : '',
    ahead,
    ask === undefined ? '' : words.ask(about, words.called(ask.title[language])),
  ].filter(isSaid);
}

/** What every sentence of one letter needs. */
interface Telling {
  words: SentenceWords;
  language: PaperLanguage;
  about: Spoken;
  dayWord: (day: string) => string;
}

/** In the week of the letter by its weekday, before it by its date. */
function dayWordOf(words: SentenceWords, { from, to }: Pick<ToldDays, 'from' | 'to'>): (day: string) => string {
  return daysBetween(from, to) < 7 ? words.weekday : words.date;
}

/** Everything that is told of in no sentence of its own; by name, and with what was said where it is the only thing. */
function joinedSentence(tell: Telling, things: readonly ToldMoment[]): string {
  const { words, about } = tell;
  if (things.length === 0) return '';
  const sentence = words.joined(about.name, listOf(tell, things), things.length > 1);
  const quote = things.length === 1 ? (things[0]?.quote ?? null) : null;
  return quote === null ? `${sentence}.` : words.said(sentence, endedQuote(quote));
}

/** Things with their days, in their order; those of one day together, unless one has an "and" of its own. */
function listOf(tell: Telling, things: readonly ToldMoment[]): string {
  const { words, language, dayWord } = tell;
  const inOrder = things
    .toReversed()
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ day, title }) => ({ day, called: words.called(title[language]) }));
  return words.and(
    [...Map.groupBy(inOrder, ({ day }) => day)].flatMap(([day, of]) => {
      const names = of.map(({ called }) => called);
      const together = names.some((name) => words.and([name, '']).includes(',')) ? names : [words.and(names)];
      return together.map((thing) => onDay(words, thing, dayWord(day)));
    }),
  );
}

/** Who was beside the person in what was best; where nobody was, that somebody had time for them alone, or who else came. */
function companyOf(
  { words, language }: Telling,
  best: ToldMoment | null,
  { told, alone }: { told: readonly ToldMoment[]; alone: string },
): string {
  if (best !== null && best.companions > 0) return words.company(words.friends(best.companions), best.companions > 1);
  if (alone !== '') return alone;
  const together = told.find(({ companions }) => companions > 0);
  if (together === undefined) return '';
  return words.companyAt(words.friends(together.companions), words.called(together.title[language]));
}

function goodSentence(
  { words, language, about, dayWord }: Telling,
  { response, title, day, quote }: ToldMoment,
  { isNamed, as = (sentence) => sentence }: { isNamed: boolean; as?: (sentence: string) => string },
): string {
  const thing = onDay(words, words.called(title[language]), dayWord(day));
  const sentence = as(words.good[response](about, thing, isNamed));
  return quote === null ? `${sentence}.` : words.said(sentence, endedQuote(quote));
}

const endedQuote = (quote: string) => quote.replace(/[.\s]+$/u, '.');

/** "Sunday hymns" need no "on Sunday". */
function onDay(words: SentenceWords, thing: string, day: string): string {
  return hasDay(thing, day) ? thing : words.on(thing, day);
}

/** Is the weekday a word of the thing? */
function hasDay(thing: string, day: string): boolean {
  if (/\d/u.test(day)) return false;
  const [last = day] = day.split(' ').toReversed();
  return thing.split(/[^\p{L}]+/u).includes(last);
}

/** The next things that are planned, those of one day together: what the letter has not told of, if there is any. */
function aheadSentence(
  { ahead, to, told }: Pick<ToldDays, 'ahead' | 'to'> & { told: readonly string[] },
  language: PaperLanguage,
): string {
  const words = SENTENCE_WORDS[language];
  const called = ({ title }: ToldAhead) => words.called(title[language]);
  const isTold = ({ title }: ToldAhead) =>
    told.some((one) => title[language].toLowerCase().includes(one.toLowerCase()));
  const untold = ahead.filter((one) => !isTold(one));
  const chosen = (untold.length > 0 ? untold : ahead).slice(0, MOST_AHEAD);
  const byDays = [...Map.groupBy(chosen, ({ day }) => day)];
  if (byDays.length === 0) return '';
  return words.ahead(
    words.and(
      byDays.map(([day, of]) => {
        const things = words.and(of.map(called));
        const word = day <= addDays(to, 7) ? words.weekday(day) : words.date(day);
        return words.on(things, hasDay(things, word) ? words.date(day) : word);
      }),
    ),
  );
}

/** Does a letter of the days until `to` say that something is coming which is on by now, or over? */
export function isAheadOver(
  sentences: readonly string[],
  { to, today }: { to: string; today: string },
  language: PaperLanguage,
): boolean {
  return sentences.some((sentence) => saysOver(sentence, { to, today }, language));
}

/** The same letter with what comes after today instead, or without that sentence where nothing is planned. */
export function withWhatIsToCome(
  sentences: readonly string[],
  { name, ...days }: Pick<ToldDays, 'name' | 'ahead' | 'to'> & { today: string },
  language: PaperLanguage,
): string[] {
  const isOver = (sentence: string) => saysOver(sentence, days, language);
  const stays = sentences
    .filter((sentence) => !isOver(sentence))
    .join(' ')
    .toLowerCase();
  const called = ({ title }: ToldAhead) => SENTENCE_WORDS[language].called(title[language]);
  const told = days.ahead
    .filter((one) => stays.includes(called(one).toLowerCase()))
    .map(({ title }) => title[language]);
  const now = aheadSentence({ ...days, told }, language);
  const left = sentences.map((sentence) => (isOver(sentence) ? now : sentence)).filter(isSaid);
  return left.length > 0 ? left : [SENTENCE_WORDS[language].write({ name, is: 'they' }, true)];
}

/** Of the days until today: by its weekday, or by its date where the thing has the weekday in its name. */
function saysOver(sentence: string, { to, today }: { to: string; today: string }, language: PaperLanguage): boolean {
  const words = SENTENCE_WORDS[language];
  if (!sentence.startsWith(words.ahead('').slice(0, -1))) return false;
  const over = Array.from({ length: Math.max(0, daysBetween(to, today)) }, (_, after) => addDays(to, after + 1));
  return over.some((day) =>
    [words.weekday(day), words.date(day)].some((word) =>
      new RegExp(String.raw`${words.on('', word)}\b`, 'u').test(sentence),
    ),
  );
}

/** What was loved first, one of each thing; the latest of each. */
function differentOf(moments: readonly ToldMoment[], language: PaperLanguage): ToldMoment[] {
  const first = moments.toReversed().toSorted((one, other) => rank(other) - rank(one));
  const seen = new Set<string>();
  return first.filter(({ title }) => {
    const name = title[language].toLowerCase();
    return !seen.has(name) && seen.add(name) !== undefined;
  });
}

/** What somebody says every day is told once. */
function saidOnce(moments: readonly ToldMoment[]): ToldMoment[] {
  const seen = new Set<string>();
  return moments.map((moment) => {
    const said = (moment.quote ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const isNew = said !== '' && !seen.has(said);
    seen.add(said);
    return isNew ? moment : { ...moment, quote: null };
  });
}

const RANK: Record<ToldResponse, number> = { loved: 4, enjoyed: 2, quiet: 0 };
const rank = ({ response, quote }: ToldMoment) => RANK[response] + (quote === null ? 0 : 1);
/** Says more than that the person was there. */
const isGood = ({ response, quote }: ToldMoment) => response !== 'quiet' || quote !== null;
const isWorthASentence = ({ response, quote }: ToldMoment) => response === 'loved' || quote !== null;
const isSaid = (sentence: string) => sentence !== '';
