import type { MessageDescriptor } from '@lingui/core';
import type { UIMatch } from 'react-router';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import type { SectionName } from './section-names.ts';

/** What the table of screens says about a screen besides its path. */
export interface ScreenHandle {
  /** A section's title is its name, capitalised, so it is a plain string. */
  title?: string | MessageDescriptor;
  section?: SectionName;
  may?: Permission;
  /** About one's own account: open to whoever waits to be let in, too. */
  is_own?: boolean;
  /** Staff may keep working here without a connection. */
  works_offline?: boolean;
}

export function handleOf(match: UIMatch): ScreenHandle | undefined {
  // The router keeps handles untyped; the table of screens makes all of them.
  return match.handle as ScreenHandle | undefined;
}
