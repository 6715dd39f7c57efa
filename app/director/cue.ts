import { z } from 'zod';
import { Scene } from '@heartsease/domain/director/scene.ts';

/** A scene that this tab is to be led into, and where it is looked at. */
const Cue = z.object({ scene: Scene, path: z.string(), planned_session_id: z.string().nullable() });
export type Cue = z.infer<typeof Cue>;

/** As in app/shell/has-cue.ts. */
const KEY = 'director-cue';

/** Kept in the tab, because whoever signs in as somebody else may find the page loaded anew. */
export function keepCue(cue: Cue | null): void {
  if (cue === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(cue));
}

export function keptCue(): Cue | null {
  try {
    return Cue.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
