import { z } from 'zod';

/** What makes a profile whole, and how much each part counts (screens.md 3.6, manage-resident). */
export const PROFILE_WEIGHTS = {
  interests: 25,
  about_me: 25,
  ability: 15,
  consents: 15,
  access_needs: 10,
  life_story: 10,
} as const;

export type ProfilePart = keyof typeof PROFILE_WEIGHTS;
export const PROFILE_PARTS = [
  'interests',
  'about_me',
  'ability',
  'consents',
  'access_needs',
  'life_story',
] as const satisfies readonly ProfilePart[];

export const Completeness = z.object({
  /** 0 to 100. */
  percent: z.number().int().min(0).max(100),
  /** What would add the most, first. */
  missing: z.array(z.enum(PROFILE_PARTS)),
});
export type Completeness = z.infer<typeof Completeness>;

/**
 * How whole a profile is.
 *
 * @param known each part from 0 (nothing) to 1 (whole); a part that is not asked for in this home is left out
 *   and its weight falls to the others
 */
export function completenessOf(known: Partial<Record<ProfilePart, number>>): Completeness {
  const parts = PROFILE_PARTS.flatMap((part) => {
    const share = known[part];
    return share === undefined ? [] : [{ part, share: Math.min(1, Math.max(0, share)) }];
  });
  const whole = parts.reduce((sum, { part }) => sum + PROFILE_WEIGHTS[part], 0);
  const done = parts.reduce((sum, { part, share }) => sum + PROFILE_WEIGHTS[part] * share, 0);
  const lacking = ({ part, share }: { part: ProfilePart; share: number }) => PROFILE_WEIGHTS[part] * (1 - share);
  return {
    // Not whole is never shown as 100.
    percent: whole === 0 ? 0 : Math.floor((100 * done) / whole + 1e-9),
    missing: parts
      .filter(({ share }) => share < 1)
      .toSorted((one, other) => lacking(other) - lacking(one))
      .map(({ part }) => part),
  };
}
