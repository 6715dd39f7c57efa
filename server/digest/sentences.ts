import { addDays, daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';

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
  said: (sentence: string, quote: string) => string;
  company: (company: string, several: boolean) => string;
  friends: (number: number) => string;
  alone: (about: Spoken) => string;
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
  said: (sentence, quote) => `${sentence}: “${quote}”`,
  company: (company, several) => `${upperFirst(company)} ${several ? 'were' : 'was'} there too.`,
  friends: (number) => NUMBERS[number] ?? 'a whole circle of friends',
  alone: ({ subject }) =>
    `${upperFirst(subject)} had one of us all to ${subject === 'they' ? 'themselves' : subject === 'he' ? 'himself' : 'herself'} for a while, too.`,
  ahead: (things) => `Coming up: ${things}.`,
  ask: ({ object }, thing) => `Ask ${object} about ${thing}.`,
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
  said: (sentence, quote) => `${sentence}: “${quote}”`,
  company: (company) => `Roedd ${company} yno hefyd.`,
  friends: (number) => WELSH_FRIENDS[number] ?? 'cylch cyfan o ffrindiau',
  alone: ({ name }) => `Cafodd ${name} un ohonom yn gwmni am ychydig hefyd.`,
  ahead: (things) => `Ar y gweill: ${things}.`,
  ask: ({ name }, thing) => `Holwch ${name} am ${thing}.`,
  quiet: (name) => `Cyfnod tawelach oedd hwn i ${name}.`,
  write: (name) => `Byddai cerdyn, galwad neu ymweliad yn braf i ${name}.`,
};

const WORDS: Record<PaperLanguage, LetterWords> = { en: ENGLISH, cy: WELSH };

const MOST_THINGS = 3;
const MOST_AHEAD = 2;

/**
 * The days of somebody in five sentences at most, only of what was recorded and may be shared: what they joined in
 * with, what was best, who was there, what comes, what to ask about. Nobody is counted or compared.
 */
export function fiveSentences(days: ToldDays, language: PaperLanguage): string[] {
  const words = WORDS[language];
  const about = { name: days.name, ...spokenOf(days.pronouns) };
  const dayWord = daysBetween(days.from, days.to) < 7 ? words.weekday : words.date;
  const called = ({ title }: ToldAhead) => words.called(title[language]);
  const thing = (one: ToldAhead) => words.on(called(one), dayWord(one.day));
  const told = differentOf(days.moments, language);
  const best = bestOf(told);
  return [
    told.length === 0
      ? words.quiet(about.name)
      : words.joined(about.name, words.and(told.toSorted(byDay).map((moment) => thing(moment)))),
    best === undefined ? '' : bestSentence(best, about, language),
    best === undefined ? '' : companySentence(best, told, about, language),
    days.ahead.length === 0
      ? ''
      : words.ahead(
          words.and(
            aheadByDay(days).map(([day, things]) =>
              words.on(words.and(things.map(called)), aheadWord(words, days.to, day)),
            ),
          ),
        ),
    told.length === 0 ? words.write(about.name) : words.ask(about, called(askOf(told, best))),
  ].filter((sentence) => sentence !== '');
}

/** What was loved first, one of each thing; the latest of each. */
function differentOf(moments: readonly ToldMoment[], language: PaperLanguage): ToldMoment[] {
  const first = moments.toReversed().toSorted((one, other) => rank(other) - rank(one));
  const seen = new Set<string>();
  return first
    .filter(({ title }) => !seen.has(title[language]) && seen.add(title[language]) !== undefined)
    .slice(0, MOST_THINGS);
}

const rank = ({ is_loved, quote }: ToldMoment) => (is_loved ? 2 : 0) + (quote === null ? 0 : 1);
const byDay = (one: ToldMoment, other: ToldMoment) => one.day.localeCompare(other.day);
const bestOf = (told: readonly ToldMoment[]): ToldMoment | undefined => told[0];

/** Something else than what the letter has told of already, where there is anything. */
const askOf = (told: readonly ToldMoment[], best: ToldMoment | undefined) => {
  const [first] = told;
  const other = told.find((moment) => moment !== best) ?? first;
  if (other === undefined) throw new Error('there is something to ask about');
  return other;
};

function bestSentence(best: ToldMoment, about: Spoken, language: PaperLanguage): string {
  const words = WORDS[language];
  const sentence = (best.is_loved ? words.loved : words.enjoyed)(about, words.called(best.title[language]));
  return best.quote === null ? `${sentence}.` : words.said(sentence, best.quote.replace(/[.\s]+$/u, '.'));
}

function companySentence(
  best: ToldMoment,
  told: readonly ToldMoment[],
  about: Spoken,
  language: PaperLanguage,
): string {
  const words = WORDS[language];
  if (best.companions > 0) return words.company(words.friends(best.companions), best.companions > 1);
  return told.some(({ is_one_to_one }) => is_one_to_one) ? words.alone(about) : '';
}

/** The next things, those of one day together. */
function aheadByDay({ ahead }: ToldDays): [day: string, things: ToldAhead[]][] {
  return [...Map.groupBy(ahead.slice(0, MOST_AHEAD), ({ day }) => day)];
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
