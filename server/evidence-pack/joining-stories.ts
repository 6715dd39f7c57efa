import { timesNotJoiningIn } from '@heartsease/domain/evidence-pack/not-joining-in.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { isEngaged } from '@heartsease/domain/reports/response.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { ExportLine } from '../exports/export-lines.queries.ts';
import { EXPORT_WORDS } from '../exports/export-words.ts';
import { PAPER_WORDS, dayAndMonth } from '../print/paper-words.ts';
import type { PersonPresent } from '../dashboard/presence.queries.ts';
import type { JoiningStory, Told } from './gather-pack.ts';
import type { PackNames } from './pack-names.ts';

const MOST_STORIES = 6;
const MOST_TRIED = 4;
const MOST_WORDS = 2;
/** What was tried is what happened then and in the two weeks after. */
const TRIED_DAYS = 14;

interface Asked {
  byPerson: ReadonlyMap<string, ExportLine[]>;
  present: readonly Pick<PersonPresent, 'id' | 'days'>[];
  noticed: readonly { resident_id: string; at: Date; text: string }[];
  names: PackNames;
  language: PaperLanguage;
  from: string;
  to: string;
  timezone: string;
}

/** Those with most to tell of what was tried and said, in the order in which they happened. */
export function joiningStories(asked: Asked): JoiningStory[] {
  const { byPerson, present, from, to } = asked;
  const stories = present.flatMap(({ id, days }) => {
    const lines = byPerson.get(id) ?? [];
    const [first] = lines;
    if (!first) return [];
    return timesNotJoiningIn(lines, { from, to }, new Set(days)).map((time): JoiningStory => ({
      person: first.person,
      time,
      ...toldOf(asked, id, lines, time),
    }));
  });
  const telling = ({ said, tried, after }: JoiningStory) => 2 * after.length + tried.length + said.length;
  return stories
    .toSorted((one, other) => telling(other) - telling(one))
    .slice(0, MOST_STORIES)
    .toSorted((one, other) => one.time.from.localeCompare(other.time.from));
}

function toldOf(
  asked: Asked,
  id: string,
  lines: readonly ExportLine[],
  time: JoiningStory['time'],
): Pick<JoiningStory, 'said' | 'tried' | 'after' | 'moments'> {
  const { names, language, noticed, timezone } = asked;
  const within = lines.filter(({ day }) => day >= time.from && day <= time.to);
  const until = addDays(time.to, TRIED_DAYS);
  const seen = noticed
    .filter(({ resident_id }) => resident_id === id)
    .map(({ at, text }) => ({ day: calendarDay(at, timezone), text }));
  const said = [
    ...within.filter(({ quote }) => quote !== '').map((line) => saidIn(line, asked)),
    ...within
      .filter(({ note, quote, response }) => note !== '' && quote === '' && !isEngaged(response))
      .map((line) => seenIn(line, asked)),
    ...seen
      .filter(({ day }) => day >= time.from && day <= time.to)
      .map(({ day, text }) => ({
        text: names.told(text),
        under: dayAndMonth(day, language),
        is_said: false,
        line: null,
      })),
  ].slice(0, MOST_WORDS);
  const tried = lines
    .filter(({ day, format, response }) => {
      return day >= time.from && day <= until && format === 'one_to_one' && response !== null;
    })
    .filter((line) => !said.some((told) => told.line === line))
    .toSorted((one, other) => Number(other.note !== '') - Number(one.note !== ''))
    .slice(0, MOST_TRIED)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const after = lines
    .filter(({ day, response }) => day > time.to && day <= (time.after?.to ?? time.to) && isEngaged(response))
    .filter((line) => (line.quote !== '' || line.note !== '') && !tried.includes(line))
    .toSorted((one, other) => Number(other.quote !== '') - Number(one.quote !== ''))
    .map((line) => (line.quote === '' ? seenIn(line, asked) : saidIn(line, asked)))
    .slice(0, MOST_WORDS);
  return {
    said,
    tried: tried.map((line) => triedIn(line, asked)),
    after,
    moments: [...tried, ...[...said, ...after].flatMap(({ line }) => (line === null ? [] : [line]))],
  };
}

/** With the moment that it tells of; null for what was noticed afterwards. */
type ToldOf = Told & { line: ExportLine | null };

type Telling = Pick<Asked, 'names' | 'language'>;

function underOf({ title, day }: ExportLine, { names, language }: Telling): string {
  return `${names.told(title)}, ${dayAndMonth(day, language)}`;
}

function saidIn(line: ExportLine, telling: Telling): ToldOf {
  return { text: telling.names.told(line.quote), under: underOf(line, telling), is_said: true, line };
}

function seenIn(line: ExportLine, telling: Telling): ToldOf {
  return { text: telling.names.told(line.note), under: underOf(line, telling), is_said: false, line };
}

/** "Hand massage, one to one, 18 October: enjoyed it. She hummed along." */
function triedIn(line: ExportLine, { names, language }: Telling): string {
  const { response, not_today_reason, title, day, note } = line;
  const word = response === null ? '' : PAPER_WORDS[language].responses[response];
  const reason = not_today_reason === null ? '' : ` (${EXPORT_WORDS[language].reasons[not_today_reason]})`;
  const format = EXPORT_WORDS[language].formats.one_to_one.toLowerCase();
  const how = `${names.told(title)}, ${format}, ${dayAndMonth(day, language)}: ${word.toLowerCase()}${reason}.`;
  return note === '' ? how : `${how} ${names.told(note)}`;
}
