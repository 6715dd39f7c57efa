import type { ToldResponse } from '../family-updates/family-update.ts';
import type { PaperLanguage } from '../print/print.ts';

/** Whom a letter is about. */
export interface Spoken {
  name: string;
  is: 'she' | 'he' | 'they';
}

/** What the five sentences of a letter are composed of, in one language. */
export interface SentenceWords {
  and: (things: readonly string[]) => string;
  /** A title within a sentence: its article is small, and what has none by itself but needs one is given it. */
  called: (title: string) => string;
  /** "chair yoga on Tuesday" */
  on: (thing: string, day: string) => string;
  /** "Tuesday", as `on` takes it. */
  weekday: (day: string) => string;
  date: (day: string) => string;
  joined: (name: string, things: string, several: boolean) => string;
  /** How it was for the person, with a thing; by name where no sentence before names them. Without its full stop. */
  good: Record<ToldResponse, (about: Spoken, thing: string, isNamed: boolean) => string>;
  /** Of a second thing that was good. */
  too: (sentence: string) => string;
  said: (sentence: string, quote: string) => string;
  company: (company: string, several: boolean) => string;
  companyAt: (company: string, thing: string) => string;
  friends: (number: number) => string;
  alone: (about: Spoken) => string;
  more: (things: string, several: boolean) => string;
  ahead: (things: string) => string;
  ask: (about: Spoken, thing: string) => string;
  /** About the one thing that the letter has just told. */
  askOfIt: (about: Spoken) => string;
  nothing: (name: string) => string;
  write: (about: Spoken, isNamed: boolean) => string;
}

/** What has the word itself in one of its things has a comma before the last: "tea and a natter, and knit and natter". */
const listOf = (last: string) => (things: readonly string[]) => {
  if (things.length < 2) return things[0] ?? '';
  const isClear = !things.some((thing) => thing.includes(` ${last} `));
  return `${things.slice(0, -1).join(', ')}${isClear ? '' : ','} ${last} ${things.at(-1)}`;
};

/** Of the library, what nobody joins in with unless it is "the" one. */
const WITH_ARTICLE =
  /^(?:quiz|spelling bee|sing-along|tea dance|story circle|gardening club|papers and toast club|film matinee|tasting table|birthday tea|church service|festival day|picnic on the lawn|residents’ meeting|scrapbook|Gurdwara singers)$/iu;

/** Titles of the library that stand on a card, and would trip within a sentence. */
const WITHIN: Record<string, string> = {
  'at the piano': 'time at the piano',
  'canu emynau: welsh hymns': 'Welsh hymns',
  clouds: 'watching the clouds',
  'out for coffee': 'going out for coffee',
  'out in the garden': 'time out in the garden',
};

const ENGLISH_FRIENDS = ['', 'a friend', 'two friends', 'three friends', 'four friends', 'five friends'];
const OBJECT = { she: 'her', he: 'him', they: 'them' };
const SELF = { she: 'herself', he: 'himself', they: 'themselves' };

const subjectOf = ({ name, is }: Spoken, isNamed: boolean) => (isNamed ? name : upperFirst(is));

const ENGLISH: SentenceWords = {
  and: listOf('and'),
  called: (title) => {
    // What asks something stands as it is, since a full stop comes behind it.
    if (/[?!]$/u.test(title)) return `“${upperFirst(title)}”`;
    if (WITH_ARTICLE.test(title)) return `the ${title.startsWith('Gurdwara') ? title : title.toLowerCase()}`;
    return WITHIN[title.toLowerCase()] ?? title.replace(/^(An?|The) /u, (article) => article.toLowerCase());
  },
  on: (thing, day) => `${thing} on ${day}`,
  weekday: (day) => inWords('en-GB', day, { weekday: 'long' }),
  date: (day) => inWords('en-GB', day, { day: 'numeric', month: 'long' }),
  joined: (name, things) => `${name} joined in with ${things}`,
  good: {
    loved: (about, thing, isNamed) => `${subjectOf(about, isNamed)} loved ${thing}`,
    enjoyed: (about, thing, isNamed) => `${subjectOf(about, isNamed)} enjoyed ${thing}`,
    quiet: (about, thing, isNamed) => `${subjectOf(about, isNamed)} joined in quietly with ${thing}`,
  },
  too: (sentence) => `${sentence} too`,
  said: (sentence, quote) => `${sentence}: “${quote}”`,
  company: (company, several) => `${upperFirst(company)} ${several ? 'were' : 'was'} there too.`,
  companyAt: (company, thing) => `${upperFirst(company)} joined in with ${thing}.`,
  friends: (number) => ENGLISH_FRIENDS[number] ?? 'a good many friends',
  alone: ({ is }) => `${upperFirst(is)} had one of us all to ${SELF[is]} for a while.`,
  more: (things, several) => `And there ${several ? 'were' : 'was'} ${things}.`,
  ahead: (things) => `Coming up: ${things}.`,
  ask: ({ is }, thing) => `Something to ask ${OBJECT[is]} about: ${thing}.`,
  askOfIt: ({ is }) => `Ask ${OBJECT[is]} how it was.`,
  nothing: (name) => `We have no news of ${name}’s days to share this time.`,
  write: ({ name, is }, isNamed) => `A card, a call or a visit would be lovely for ${isNamed ? name : OBJECT[is]}.`,
};

const WELSH_FRIENDS = ['', 'ffrind', 'dau ffrind', 'tri ffrind', 'pedwar ffrind', 'pum ffrind'];
const VOWEL = /^[“"]?[aeiouwyâêîôûŵŷ]/iu;
const HER_DELIGHT = { she: 'ei bodd', he: 'ei fodd', they: 'eu bodd' };
const TO_HER = { she: 'iddi', he: 'iddo', they: 'iddyn nhw' };

const WELSH: SentenceWords = {
  and: (things) => listOf(VOWEL.test(things.at(-1) ?? '') ? 'ac' : 'a')(things),
  called: (title) => (/[?!]$/u.test(title) ? `“${title}”` : title),
  on: (thing, day) => `${thing} ${day}`,
  weekday: (day) => inWords('cy', day, { weekday: 'long' }).replace(/^D/u, 'dd'),
  // The language’s own order, which not every engine knows: “29 Tachwedd”.
  date: (day) => `ar ${Number(day.slice(8))} ${inWords('cy', day, { month: 'long' })}`,
  joined: (name, things, several) => `Cafodd ${name} ymuno ${several ? 'yn y rhain' : 'yn hyn'}: ${things}`,
  good: {
    loved: ({ name, is }, thing) =>
      `Roedd ${name} wrth ${HER_DELIGHT[is]} gyda${VOWEL.test(thing) ? 'g' : ''} ${thing}`,
    enjoyed: ({ name }, thing) => `Mwynhaodd ${name} ${thing}`,
    quiet: ({ name }, thing) => `Bu ${name} yn dawel gyda${VOWEL.test(thing) ? 'g' : ''} ${thing}`,
  },
  too: (sentence) => `${sentence} hefyd`,
  said: (sentence, quote) => `${sentence}: “${quote}”`,
  company: (company) => `Roedd ${company} yno hefyd.`,
  companyAt: (company, thing) => `Roedd ${company} yno ar gyfer ${thing}.`,
  friends: (number) => WELSH_FRIENDS[number] ?? 'cylch cyfan o ffrindiau',
  alone: ({ name }) => `Cafodd ${name} un ohonom yn gwmni am ychydig.`,
  more: (things) => `Ac roedd ${things} hefyd.`,
  ahead: (things) => `Ar y gweill: ${things}.`,
  ask: ({ name }, thing) => `Rhywbeth i holi ${name} amdano: ${thing}.`,
  askOfIt: ({ name }) => `Holwch ${name} sut oedd hi.`,
  nothing: (name) => `Does gennym ddim newyddion am ddyddiau ${name} i’w rhannu y tro hwn.`,
  write: ({ name, is }, isNamed) => `Byddai cerdyn, galwad neu ymweliad yn braf ${isNamed ? `i ${name}` : TO_HER[is]}.`,
};

export const SENTENCE_WORDS: Record<PaperLanguage, SentenceWords> = { en: ENGLISH, cy: WELSH };

/** How somebody is spoken of: "she/her" as she. */
export function spokenAs(pronouns: string): Spoken['is'] {
  const said = pronouns.trim().toLowerCase();
  if (said.startsWith('she')) return 'she';
  return said.startsWith('he') ? 'he' : 'they';
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inWords(locale: string, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
