import { z } from 'zod';
import { Tint } from '../activities/activity.ts';
import { CalendarDate, Id, Line, orNone, words } from '../text.ts';

/** A cupboard with more in it than this is a storehouse. */
export const RESOURCES_LIMIT = 400;
export const MOST_OF_ONE = 999;

/** `have`: it stands somewhere in the home; `wish`: it would help, and is not there yet. */
export const ResourceKind = z.enum(['have', 'wish'], { error: 'Say whether you have it' });
export type ResourceKind = z.infer<typeof ResourceKind>;

/** What a person may say of a resource. */
export const ResourceWords = z.object({
  kind: ResourceKind,
  name: words(80).pipe(z.string().min(1, 'Say what it is')),
  /** What it is called besides, as activities ask for it: "song sheets, hymn books". */
  also: Line,
  /** Where to look for it; of a wish, nothing. */
  place: words(120),
  quantity: z
    .int('Enter how many there are, from 1 to 999')
    .min(1, 'Enter how many there are, from 1 to 999')
    .max(MOST_OF_ONE, 'Enter how many there are, from 1 to 999'),
  note: Line,
  icon: z.string().regex(/^[a-z-]{2,40}$/, 'Choose a drawing'),
  tint: Tint,
});
export type ResourceWords = z.infer<typeof ResourceWords>;

/** What a borrower says. */
export const LoanWords = z.object({
  /** Whoever has it now, as the home calls them. */
  borrower: words(80).pipe(z.string().min(1, 'Say who has it')),
  quantity: ResourceWords.shape.quantity,
  /** By when it should be back; null: not said. */
  due_on: orNone(CalendarDate),
});

export const Loan = z.object({
  id: Id,
  borrower: z.string(),
  quantity: z.number().int(),
  due_on: CalendarDate.nullable(),
  borrowed_on: CalendarDate,
});
export type Loan = z.infer<typeof Loan>;

export const Resource = ResourceWords.extend({
  id: Id,
  version: z.number().int(),
  /** Out of the cupboard, the one that is due first. */
  loans: z.array(Loan),
  changed_by: z.string().nullable(),
  changed_at: z.string(),
});
export type Resource = z.infer<typeof Resource>;

/** How many stand in their place now. */
export function leftOf({ quantity, loans }: Pick<Resource, 'quantity' | 'loans'>): number {
  return Math.max(0, quantity - loans.reduce((sum, loan) => sum + loan.quantity, 0));
}

export function isOverdue({ due_on }: Pick<Loan, 'due_on'>, today: string): boolean {
  return due_on !== null && due_on < today;
}
