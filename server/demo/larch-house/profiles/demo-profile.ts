import type { AccessNeeds } from '@heartsease/domain/residents/access-needs.ts';

/** What Larch House knows of a person beyond their story. */
export interface DemoProfile {
  title: string;
  faith: string;
  cultural_needs?: string;
  is_age_hidden?: boolean;
  /** Key of a member of staff. */
  key_worker: string;
  /** Only what is known; null where nobody has asked yet. */
  needs: Partial<AccessNeeds> | null;
}

export const church = 'Church of England';
export const walks = { mobility: 'walks', transfer: 'alone' } as const;
export const withFrame = {
  mobility: 'walks_with_aid',
  transfer: 'one_helper',
  risks: ['falls'],
} satisfies Partial<AccessNeeds>;
export const wheels = { mobility: 'wheelchair', transfer: 'hoist' } as const;
export const sees = { sight: 'glasses', hearing: 'hears_well' } as const;
export const aids = { sight: 'glasses', hearing: 'hearing_aids' } as const;
