import { useLingui } from '@lingui/react/macro';
import { TEMPLATES } from '@heartsease/domain/surveys/templates.ts';
import { ChangedCard } from '../ui/changed-card.tsx';
import type { Changed } from '../ui/changed-meanwhile.ts';
import { useSaidValue } from '../words/said-value.ts';
import { useTimeWords } from '../words/time.ts';
import type { SurveyDraft } from './survey-draft.ts';
import { useAudienceWords, useSaid } from './survey-words.ts';

interface SurveyChangedCardProps {
  changed: Changed<SurveyDraft>;
  onChoose: (field: keyof SurveyDraft, value: SurveyDraft[keyof SurveyDraft]) => void;
}

/** What a colleague changed on the same draft of a survey, beside what was typed here. */
export function SurveyChangedCard({ changed, onChoose }: SurveyChangedCardProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const said = useSaidValue();
  const inLanguage = useSaid();
  const audiences = useAudienceWords();
  const labels: Record<keyof SurveyDraft, string> = {
    title: t`Title`,
    template_key: t`Survey`,
    audiences: t`Who is asked?`,
    anonymity: t`With names?`,
    questions: t`Questions`,
    opens_on: t`Opens on`,
    closes_on: t`Last day`,
    reminder_days: t`Remind after so many days`,
  };

  function say(field: string, value: unknown): string {
    // By the side that it is of, it is known for what it is.
    const isMine = new Map<string, unknown>(Object.entries(changed.mine)).get(field) === value;
    const { title, template_key, audiences: asked, questions } = isMine ? changed.mine : changed.stands;
    switch (field) {
      case 'title':
        return said(inLanguage(title));
      case 'template_key': {
        const template = TEMPLATES.find(({ key }) => key === template_key);
        return template === undefined ? said(null) : inLanguage(template.title);
      }
      case 'audiences':
        return said(asked.map((one) => audiences[one]));
      case 'anonymity':
        return value === 'named' ? t`With names` : t`Without names`;
      case 'questions':
        return questions.length === 0
          ? said(null)
          : questions.map(({ text }, place) => `${place + 1}. ${inLanguage(text)}`).join('\n');
      case 'opens_on':
      case 'closes_on':
        return typeof value === 'string' ? time.shortDay(value) : said(value);
      default:
        return said(value);
    }
  }

  return <ChangedCard changed={changed} labels={labels} say={say} onChoose={onChoose} />;
}
