import type { PaperLanguage } from '../print/print.ts';
import { addDays, daysBetween } from '../time/calendar.ts';

/** Something of these days that the family may read. */
export interface ToldMoment {
  day: string;
  /** What it was, by its name in each language. */
  title: Record<PaperLanguage, string>;
  is_loved: boolean;
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

interface LetterWords {
  and: (things: readonly string[]) => string;
  /** A title within a sentence: its article is small. */
  called: (title: string) => string;
  /** "Chair yoga on Tuesday" */
  on: (thing: string, day: string) => string;
  weekday: (day: string) => string;
  date: (day: string) => string;
  joined: (name: string, things: string) => string;
  loved: (about: Spoken, thing: string) => string;
  enjoyed: (about: Spoken, thing: string) => string;
  /** Of a second thing that was good. */
  too: (sentence: string) => string;
  said: (sentence: string, quote: string) => string;
  company: (company: string, several: boolean) => string;
  companyAt: (company: string, thing: string) => string;
  friends: (number: number) => string;
  alone: (about: Spoken) => string;
  more: (things: string) => string;
  ahead: (things: string) => string;
  ask: (about: Spoken, thing: string) => string;
  quiet: (name: string) => string;
  write: (name: string) => string;
}

interface Spoken {
  name: string;
  subject: string;
  object: string;
}

const listOf = (last: string) => (things: readonly string[]) =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`;

const NUMBERS = ['', 'a friend', 'two friends', 'three friends', 'four friends', 'five friends'];

const ENGLISH: LetterWords = {
  and: listOf('and'),
  called: (title) => title.replace(/^(An?|The) /u, (article) => article.toLowerCase()),
  on: (thing, day) => `${thing} on ${day}`,
  weekday: (day) => inWords('en-GB', day, { weekday: 'long' }),
  date: (day) => inWords('en-GB', day, { day: 'numeric', month: 'long' }),
  joined: (name, things) => `${name} joined in with ${things}.`,
  loved: ({ subject }, thing) => `${upperFirst(subject)} loved ${thing}`,
  enjoyed: ({ subject }, thing) => `${upperFirst(subject)} enjoyed ${thing}`,
  too: (sentence) => `${sentence} too`,
  said: (sentence, quote) => `${sentence}: “${quote}”`,
  company: (company, several) => `${upperFirst(company)} ${several ? 'were' : 'was'} there too.`,
  companyAt: (company, thing) => `${upperFirst(company)} joined in with ${thing}.`,
  friends: (number) => NUMBERS[number] ?? 'a good many friends',
  alone: ({ subject }) =>
    `${upperFirst(subject)} had one of us all to ${subject === 'they' ? 'themselves' : subject === 'he' ? 'himself' : 'herself'} for a while, too.`,
  more: (things) => `And there was ${things}.`,
  ahead: (things) => `Coming up: ${things}.`,
  ask: ({ object }, thing) => `Something to ask ${object} about: ${thing}.`,
  quiet: (name) => `It was a quieter time for ${name}.`,
  write: (name) => `A card, a call or a visit would be lovely for ${name}.`,
};

const WELSH_FRIENDS = ['', 'ffrind', 'dau ffrind', 'tri ffrind', 'pedwar ffrind', 'pum ffrind'];

const WELSH: LetterWords = {
  and: (things) => listOf(/^[aeiouwyâêîôûŵŷ]/iu.test(things.at(-1) ?? '') ? 'ac' : 'a')(things),
  called: (title) => title,
  on: (thing, day) => `${thing} ${day}`,
  weekday: (day) => inWords('cy', day, { weekday: 'long' }).replace(/^D/u, 'dd'),
  date: (day) => `ar ${inWords('cy', day, { day: 'numeric', month: 'long' })}`,
  joined: (name, things) => `Cafodd ${name} ymuno yn y rhain: ${things}.`,
  loved: ({ name }, thing) => `Roedd ${name} wrth eu bodd gyda ${thing}`,
  enjoyed: ({ name }, thing) => `Mwynhaodd ${name} ${thing}`,
  too: (sentence) => `${sentence} hefyd`,
  said: (sentence, quote) => `${sentence}: “${quote}”`,
  company: (company) => `Roedd ${company} yno hefyd.`,
  companyAt: (company, thing) => `Roedd ${company} yno ar gyfer ${thing}.`,
  friends: (number) => WELSH_FRIENDS[number] ?? 'cylch cyfan o ffrindiau',
  alone: ({ name }) => `Cafodd ${name} un ohonom yn gwmni am ychydig hefyd.`,
  more: (things) => `Ac roedd ${things} hefyd.`,
  ahead: (things) => `Ar y gweill: ${things}.`,
  ask: ({ name }, thing) => `Rhywbeth i holi ${name} amdano: ${thing}.`,
  quiet: (name) => `Cyfnod tawelach oedd hwn i ${name}.`,
  write: (name) => `Byddai cerdyn, galwad neu ymweliad yn braf i ${name}.`,
};

const WORDS: Record<PaperLanguage, LetterWords> = { en: ENGLISH, cy: WELSH };

const MOST_SENTENCES = 5;
const MOST_THINGS = 3;
const MOST_AHEAD = 2;

/**
 * The days of somebody in five sentences, only of what was recorded and may be shared: what they joined in with, what was
 * best, who was there, what comes, what to ask about. Where there is nothing to say of one of these, what else was good
 * is told; where less happened there are fewer. Nobody is counted or compared.
 */
export function fiveSentences(days: ToldDays, language: PaperLanguage): string[] {
  const words = WORDS[language];
  const about = { name: days.name, ...spokenOf(days.pronouns) };
  const told = differentOf(days.moments, language);
  const [best, ...others] = told;
  const ahead = aheadSentence(days, language);
  if (best === undefined) return [words.quiet(about.name), ahead, words.write(about.name)].filter(isSaid);
  const dayWord = daysBetween(days.from, days.to) < 7 ? words.weekday : words.date;
  const called = ({ title }: ToldAhead) => words.called(title[language]);
  const listed = (things: readonly ToldMoment[]) =>
    words.and(things.toSorted(byDay).map((one) => words.on(called(one), dayWord(one.day))));
  const second = others.find(({ is_loved, quote }) => is_loved || quote !== null);
  const rest = others.slice(MOST_THINGS - 1).filter((moment) => moment !== second);
  const withOthers = others.find(({ companions }) => companions > 0);
  const alone = days.moments.some(({ is_one_to_one }) => is_one_to_one) ? words.alone(about) : '';
  const at = withOthers === undefined ? '' : words.companyAt(words.friends(withOthers.companions), called(withOthers));
  const company =
    best.companions > 0 ? words.company(words.friends(best.companions), best.companions > 1) : alone || at;
  const before = [words.joined(about.name, listed(told.slice(0, MOST_THINGS))), goodSentence(best, about, language)];
  const room = MOST_SENTENCES - [...before, company, ahead, 'ask'].filter(isSaid).length;
  const instead = [
    second === undefined ? '' : goodSentence(second, about, language, words.too),
    rest.length === 0 ? '' : words.more(listed(rest.slice(0, MOST_THINGS))),
    company === alone ? '' : alone,
    company === at ? '' : at,
  ].filter(isSaid);
  const isTold = room > 0 ? [best, second] : [best];
  const ask = others.find((moment) => !isTold.includes(moment)) ?? second ?? best;
  return [...before, company, ...instead.slice(0, room), ahead, words.ask(about, called(ask))].filter(isSaid);
}

/** The next things that are planned, those of one day together; nothing where nothing is. */
function aheadSentence({ ahead, to }: Pick<ToldDays, 'ahead' | 'to'>, language: PaperLanguage): string {
  const words = WORDS[language];
  const called = ({ title }: ToldAhead) => words.called(title[language]);
  const byDays = [...Map.groupBy(ahead.slice(0, MOST_AHEAD), ({ day }) => day)];
  if (byDays.length === 0) return '';
  return words.ahead(
    words.and(byDays.map(([day, things]) => words.on(words.and(things.map(called)), aheadWord(words, to, day)))),
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
  const now = aheadSentence(days, language);
  const left = sentences.map((sentence) => (saysOver(sentence, days, language) ? now : sentence)).filter(isSaid);
  return left.length > 0 ? left : [WORDS[language].write(name)];
}

/** By its weekday: within the week that comes a letter says no other. */
function saysOver(sentence: string, { to, today }: { to: string; today: string }, language: PaperLanguage): boolean {
  const words = WORDS[language];
  if (!sentence.startsWith(words.ahead('').slice(0, -1))) return false;
  const over = Array.from({ length: Math.max(0, daysBetween(to, today)) }, (_, after) => addDays(to, after + 1));
  return over.some((day) => sentence.includes(words.on('', words.weekday(day))));
}

/** What was loved first, one of each thing; the latest of each. */
function differentOf(moments: readonly ToldMoment[], language: PaperLanguage): ToldMoment[] {
  const first = moments.toReversed().toSorted((one, other) => rank(other) - rank(one));
  const seen = new Set<string>();
  return first.filter(({ title }) => !seen.has(title[language]) && seen.add(title[language]) !== undefined);
}

const rank = ({ is_loved, quote }: ToldMoment) => (is_loved ? 2 : 0) + (quote === null ? 0 : 1);
const byDay = (one: ToldMoment, other: ToldMoment) => one.day.localeCompare(other.day);
const isSaid = (sentence: string) => sentence !== '';

function goodSentence(
  good: ToldMoment,
  about: Spoken,
  language: PaperLanguage,
  as: (sentence: string) => string = (sentence) => sentence,
): string {
  const words = WORDS[language];
  const sentence = as((good.is_loved ? words.loved : words.enjoyed)(about, words.called(good.title[language])));
  return good.quote === null ? `${sentence}.` : words.said(sentence, good.quote.replace(/[.\s]+$/u, '.'));
}

/** By the weekday within the week that comes, by its date after that. */
function aheadWord(words: LetterWords, to: string, day: string): string {
  return day <= addDays(to, 7) ? words.weekday(day) : words.date(day);
}

function spokenOf(pronouns: string): { subject: string; object: string } {
  const said = pronouns.trim().toLowerCase();
  if (said.startsWith('she')) return { subject: 'she', object: 'her' };
  if (said.startsWith('he')) return { subject: 'he', object: 'him' };
  return { subject: 'they', object: 'them' };
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function inWords(locale: string, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
