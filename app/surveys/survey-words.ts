import { useLingui } from '@lingui/react/macro';
import type { Question, Said } from '@heartsease/domain/surveys/question.ts';
import type { Standing } from '@heartsease/domain/surveys/standing.ts';
import type { Audience, CommentTheme } from '@heartsease/domain/surveys/survey.ts';

/** What a survey says, in the reader's language where it is written in it. */
export function useSaid(): (said: { en: string; cy: string } | Said) => string {
  const { i18n } = useLingui();
  return ({ en, cy }) => (i18n.locale === 'cy' && cy !== '' ? cy : en);
}

/** The values of a question in words, as they stand on the answers. */
export function useValueWords(): (question: Question, value: number | string) => string {
  const { t } = useLingui();
  const said = useSaid();
  const good = { 5: t`Very good`, 4: t`Good`, 3: t`All right`, 2: t`Not so good`, 1: t`Poor` };
  const agree = { 5: t`Yes, very much`, 4: t`Mostly`, 3: t`Sometimes`, 2: t`Hardly`, 1: t`Not at all` };
  const faces: Record<string, string> = { 3: t`Good`, 2: t`In between`, 1: t`Not good` };
  const yesNo: Record<string, string> = { yes: t`Yes`, no: t`No`, 'not-sure': t`Not sure` };
  return (question, value) => {
    if (question.type === 'scale5') {
      const words: Record<string, string> = question.scale === 'good' ? good : agree;
      return words[value] ?? String(value);
    }
    if (question.type === 'faces') return faces[value] ?? String(value);
    if (question.type === 'yes_no') return yesNo[value] ?? String(value);
    const option = question.options.find(({ id }) => id === value);
    return option === undefined ? String(value) : said(option.text);
  };
}

export function useAudienceWords(): Record<Audience, string> {
  const { t } = useLingui();
  return { residents: t`Residents`, relatives: t`Family and friends`, staff: t`Staff` };
}

export function useStandingWords(): Record<Standing, string> {
  const { t } = useLingui();
  return {
    draft: t`Draft`,
    waits: t`Opens later`,
    open: t`Open`,
    finishing: t`Coming in`,
    over: t`Closed`,
  };
}

export function useThemeWords(): Record<CommentTheme, string> {
  const { t } = useLingui();
  return {
    activities: t`Things to do`,
    food: t`Food and drink`,
    staff: t`Staff`,
    care: t`Care`,
    rooms: t`Rooms and garden`,
    communication: t`Keeping in touch`,
    visits: t`Visits`,
    thanks: t`Thanks`,
    other: t`Something else`,
  };
}

export function useTypeWords(): Record<Question['type'], string> {
  const { t } = useLingui();
  return {
    scale5: t`Five points`,
    faces: t`Three faces`,
    nps: t`Nought to ten`,
    yes_no: t`Yes or no`,
    choice: t`One of several`,
    multi: t`Several of several`,
    text: t`In their own words`,
  };
}
