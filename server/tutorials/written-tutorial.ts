import type { Permission } from '@heartsease/domain/access/permissions.ts';
import type { ViewerKind } from '@heartsease/domain/access/viewer.ts';
import type { TutorialRole, TutorialWords } from '@heartsease/domain/tutorials/tutorial.ts';

/**
 * A tutorial as it is written: our own words, CC BY 4.0. What it names in “quotes” must stand in the app just so; a
 * test holds both together.
 */
export interface WrittenTutorial extends TutorialWords {
  id: string;
  icon: string;
  tint: string;
  role: TutorialRole;
  /** Only for whoever may do what it is about. */
  needs: Permission | null;
  /** Only for these; for all who read tutorials when it is left out. */
  kinds?: readonly ViewerKind[];
  route: string;
  /** Every one of our own is told in Welsh too. */
  welsh: TutorialWords;
}
