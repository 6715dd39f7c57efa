import { Engagement, Mood, Sign } from '@heartsease/domain/reports/depth.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import type { Noticed } from './depth-told.queries.ts';
import { DEPTH_WORDS } from './depth-words.ts';
import { EXPORT_WORDS } from './export-words.ts';
import type { ToldLine } from './told-lines.ts';

/** What a full report told of one person, a line for each thing; what nobody said is left out. */
export function depthIn(line: ToldLine, language: PaperLanguage): string[] {
  const { columns } = EXPORT_WORDS[language];
  const words = DEPTH_WORDS[language];
  const { support, choice_made, again, signs, goals, noticed } = line;
  return told([
    [null, engagementIn(line, language)],
    [null, moodIn(line, language)],
    [columns.support, support && words.supports[support]],
    [columns.signs, signsIn(signs, language)],
    [columns.choice_made, choice_made === null ? '' : choice_made ? words.yes : words.no],
    [columns.again, again && words.again[again]],
    [columns.goals, goals.join('; ')],
    ...noticed.map((one): Told => [null, noticedIn(one, language)]),
  ]);
}

/** What a full report told of the whole of it. */
export function wholeIn(line: ToldLine, language: PaperLanguage): string[] {
  const { columns } = EXPORT_WORDS[language];
  const words = DEPTH_WORDS[language];
  const { overall_enjoyment, cost_pence, is_risk_checked } = line;
  return told([
    [columns.overall_enjoyment, overall_enjoyment === null ? '' : String(overall_enjoyment)],
    [columns.went_well, line.went_well],
    [columns.change_next_time, line.change_next_time],
    [columns.staff_present, line.staff_present.join(', ')],
    [columns.relatives_present, line.relatives_present.join(', ')],
    [columns.resources_used, line.resources_used.join(', ')],
    [columns.cost_pence, cost_pence === null ? '' : costIn(cost_pence)],
    [columns.is_risk_checked, is_risk_checked === null ? '' : is_risk_checked ? words.yes : words.no],
  ]);
}

/** The name of a thing, where its words don't speak for themselves, and what was said of it. */
type Told = [name: string | null, said: string | null];

function told(things: readonly Told[]): string[] {
  return things.flatMap(([name, said]) => (said ? [name === null ? said : `${name}: ${said}`] : []));
}

/** "Mostly absorbed"; empty where nobody said. */
export function engagementIn({ engagement }: Pick<ToldLine, 'engagement'>, language: PaperLanguage): string {
  const known = Engagement.safeParse(engagement);
  return known.success ? DEPTH_WORDS[language].engagements[known.data] : '';
}

type Mooded = Pick<ToldLine, 'mood_before' | 'mood_after' | 'mood_source'>;

/** "Mood: in between – bright (staff saw it)"; empty where nobody said. With small letters: Bright is a name, too. */
export function moodIn({ mood_before, mood_after, mood_source }: Mooded, language: PaperLanguage): string {
  const { mood, moods, sources } = DEPTH_WORDS[language];
  const said = [mood_before, mood_after].map((one) => {
    const known = Mood.safeParse(one);
    return known.success ? moods[known.data].toLocaleLowerCase() : '?';
  });
  if ((mood_before === null && mood_after === null) || mood_source === null) return '';
  return `${mood}: ${said.join(' – ')} (${withSmallLetter(sources[mood_source])})`;
}

/** What stands alone begins with a large letter; in the middle of a line, with a small one. */
export function withSmallLetter(words: string): string {
  return `${words.charAt(0).toLocaleLowerCase()}${words.slice(1)}`;
}

export function signsIn(signs: readonly string[], language: PaperLanguage): string {
  const words = DEPTH_WORDS[language].signs;
  return signs
    .map((sign) => {
      const known = Sign.safeParse(sign);
      return known.success ? words[known.data] : sign;
    })
    .join(', ');
}

/** "Something new they like: Marmalade. She asked for more." */
export function noticedIn({ kind, effect, signs, text, preference }: Noticed, language: PaperLanguage): string {
  const { kinds, effects } = DEPTH_WORDS[language];
  const said = [preference, effect && effects[effect], signsIn(signs, language), text].filter(Boolean);
  return `${kinds[kind]}: ${said.join('. ')}`;
}

/** As somebody would type it: `12.50`. */
export const costIn = (pence: number): string => (pence / 100).toFixed(2);
