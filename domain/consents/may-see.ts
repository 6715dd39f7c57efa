import type { LinkState } from '../relatives/relative.ts';
import { lastAnswer, standingOf } from './consent.ts';
import type { Answer, Purpose } from './consent.ts';

export type RelationStatus = LinkState;

/** Who looks. A relative is told by what links them to this resident, and whether they are family of somebody else here. */
export type Audience =
  | { kind: 'staff' }
  | { kind: 'relative'; relation: RelationStatus | null; is_family_of_another: boolean }
  | { kind: 'family_organisation' }
  /** Whoever inspects the home, who may read the care records. */
  | { kind: 'inspector' }
  /** Whoever stands before a wall or a screen of the home: those who live and work there, and visitors. */
  | { kind: 'walls' }
  | { kind: 'public' };

/** The name a person is known by, their photo, or the news of them. A drawn portrait is no photo. */
export type Sight = 'name' | 'face' | 'updates';

/**
 * May this audience see this of a resident today? Whoever said no to photos in their own record is
 * shown to nobody. Staff, who care for the person, see all else. Family see by an active link and by what the person said; everybody else by what they said alone.
 *
 * @param answers all answers of this resident, in any order
 * @param today the day in the home's calendar
 */
export function maySee(audience: Audience, sight: Sight, answers: readonly Answer[], today: string): boolean {
  const stands = (purpose: Purpose) => standingOf(lastAnswer(answers, purpose), today) === 'given';
  if (sight === 'face' && saidNo(answers, 'photo_record', today)) return false;
  switch (audience.kind) {
    case 'staff':
      return true;
    case 'relative':
      if (audience.relation === 'active') {
        if (sight === 'name') return true;
        return stands(sight === 'face' ? 'photo_family_own' : 'family_updates');
      }
      return sight === 'face' && audience.is_family_of_another && stands('photo_family_group');
    case 'family_organisation':
      return sight === 'face' && stands('photo_family_group');
    case 'inspector':
      return sight === 'face' && stands('photo_record');
    case 'walls':
      return sight === 'face' && stands('photo_home');
    case 'public':
      return sight === 'face' && stands('photo_public');
  }
}

function saidNo(answers: readonly Answer[], purpose: Purpose, today: string): boolean {
  const standing = standingOf(lastAnswer(answers, purpose), today);
  return standing === 'refused' || standing === 'withdrawn';
}
