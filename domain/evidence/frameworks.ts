import { z } from 'zod';
import { CQC_2023, CQC_2026 } from './cqc.ts';
import type { Framework, FrameworkHead, Question } from './framework.ts';
import { CARE_INSPECTORATE, CIW, HIQA, RQIA } from './nations.ts';
import { QS184, QS50 } from './nice.ts';
import type { NamedSource } from './sources.ts';

export const FRAMEWORKS: readonly Framework[] = [CQC_2023, CQC_2026, CARE_INSPECTORATE, CIW, RQIA, HIQA, QS50, QS184];

export const FrameworkId = z
  .string()
  .refine((id) => FRAMEWORKS.some((framework) => framework.id === id), 'Choose one of these');

export const QuestionKey = z
  .string()
  .refine(
    (key) => FRAMEWORKS.some(({ questions }) => questions.some((question) => question.key === key)),
    'Choose one of these',
  );

/** What the regulator of a region asks by; a draft is never the default. */
export function defaultFramework(region: string): Framework {
  return (
    FRAMEWORKS.find(({ status, regions }) => status === 'in_force' && regions.some((own) => own === region)) ?? CQC_2023
  );
}

export function frameworkOf(id: string): Framework | null {
  return FRAMEWORKS.find((framework) => framework.id === id) ?? null;
}

export function headOf({ id, title, regulator, status, regions }: Framework): FrameworkHead {
  return { id, title, regulator, status, regions: [...regions] };
}

/** Each source once, however many statements name it. */
export function sourcesOf({ statements }: Question): NamedSource[] {
  return [...new Set(statements.flatMap(({ sources }) => sources))];
}
