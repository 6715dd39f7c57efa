/** The parts of `/tabs/{section}` that exist (product.md, section 4). What comes later is absent until then. */
export type SectionName =
  | 'today'
  | 'residents'
  | 'activities'
  | 'planner'
  | 'home'
  | 'calendar'
  | 'ideas'
  | 'messages'
  | 'videos'
  | 'evidence'
  | 'more';

/** Sections that keep working without a connection: what they show is kept on the device, and what is logged there waits in the outbox (row AU-6). */
export const WORKS_OFFLINE: readonly SectionName[] = ['today', 'residents', 'planner', 'activities'];

/** Row RT-6: the browser's title, `Residents Heartsease`. */
export function titleOf(section: SectionName): string {
  return section.charAt(0).toUpperCase() + section.slice(1);
}
