import { useLingui } from '@lingui/react/macro';
import type { Instrument } from '@heartsease/domain/pal/instrument.ts';
import { NOT_SURE } from '@heartsease/domain/pal/outcome.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import type { LookClash } from './use-look.ts';

/** Somebody else wrote on the same look: line by line, so that nobody’s words are lost. */
export function LookClashCard({
  instrument,
  clash,
  onChoose,
}: {
  instrument: Instrument;
  clash: LookClash;
  onChoose: (field: string, value: string) => void;
}) {
  const { t } = useLingui();
  return <ClashCard clash={clash} label={label} say={say} onChoose={onChoose} />;

  function label(field: string): string {
    const own: Record<string, string> = {
      observed_from: t`From`,
      observed_to: t`To`,
      observers: t`Who else was asked?`,
      notes: t`Anything else?`,
    };
    const section = sectionOf(field);
    if (section === undefined) return own[field] ?? field;
    return field.startsWith('helps.') ? t`What helps: ${section.label}` : section.label;
  }

  function say(field: string, value: unknown): string {
    if (value === NOT_SURE) return t`Not sure`;
    const text = sectionOf(field)?.options.find(({ key }) => key === value)?.text;
    if (field.startsWith('answers.') && text !== undefined) return text;
    return typeof value === 'string' && value !== '' ? value : t`Nothing`;
  }

  function sectionOf(field: string) {
    const line = field.slice(field.indexOf('.') + 1);
    return instrument.sections.find(({ key }) => key === line);
  }
}
