import type { AccessLevel } from '../relatives/relative.ts';
import type { Audience, FeedCovers } from './event.ts';

/** As much of an event as decides who sees it. */
export interface SeenEvent {
  audience: Audience;
  made_by_id: string | null;
  member_ids: readonly string[];
  relative_link_ids: readonly string[];
  /** Residents who are invited, by name or with a group. */
  invited_resident_ids: readonly string[];
}

/** Somebody of the home, as the server knows them. */
export type EventViewer =
  | { kind: 'staff'; account_id: string }
  | { kind: 'family_organisation'; account_id: string; is_organiser: boolean }
  | { kind: 'relative'; account_id: string; links: readonly OpenLink[] };

/** A link that shows something today. */
export interface OpenLink {
  id: string;
  resident_id: string;
  access_level: AccessLevel;
  /** Of whoever died or moved away nothing is asked any more. */
  is_living_here: boolean;
}

/**
 * May this person see the event? Staff see all of their home (row PE-9); relatives just what is for them: the server
 * asks here for every call about an event, so that what is not theirs does not exist.
 */
export function seesEvent(viewer: EventViewer, event: SeenEvent): boolean {
  switch (viewer.kind) {
    case 'staff':
      return true;
    case 'family_organisation':
      return (
        viewer.is_organiser ||
        event.audience === 'all' ||
        event.made_by_id === viewer.account_id ||
        event.member_ids.includes(viewer.account_id)
      );
    case 'relative':
      return event.audience === 'all' || event.audience === 'relatives' || isInvitedRelative(viewer.links, event);
  }
}

/** Were they, or the person they are family of, asked by name? A friend is asked by name or not at all. */
export function isInvited(viewer: EventViewer, event: SeenEvent): boolean {
  return viewer.kind === 'relative'
    ? isInvitedRelative(viewer.links, event)
    : event.member_ids.includes(viewer.account_id);
}

function isInvitedRelative(links: readonly OpenLink[], event: SeenEvent): boolean {
  return links.some(
    (link) =>
      event.relative_link_ids.includes(link.id) ||
      (speaksFor(link) && event.audience !== 'staff' && event.invited_resident_ids.includes(link.resident_id)),
  );
}

/** The residents for whom a relative may answer this event. */
export function residentsToAnswerFor(links: readonly OpenLink[], event: SeenEvent): string[] {
  if (!mayResidentCome(event)) return [];
  const chosen = links.filter(
    (link) => speaksFor(link) && (event.audience === 'all' || event.invited_resident_ids.includes(link.resident_id)),
  );
  return [...new Set(chosen.map(({ resident_id }) => resident_id))];
}

/** Is it for anybody who lives here? */
export function mayResidentCome({ audience, invited_resident_ids }: SeenEvent): boolean {
  return audience === 'all' || audience === 'residents' || invited_resident_ids.length > 0;
}

function speaksFor({ access_level, is_living_here }: OpenLink): boolean {
  return access_level !== 'friend' && is_living_here;
}

/** What somebody may have an address for: families have their people, staff what they lead. */
export function feedsFor(kind: EventViewer['kind']): FeedCovers[] {
  switch (kind) {
    case 'staff':
      return ['all', 'mine', 'lead'];
    case 'family_organisation':
      return ['all', 'mine'];
    case 'relative':
      return ['all', 'mine', 'people'];
  }
}

/** The people one is family of, of whom something may be asked today. */
export function peopleOfViewer(viewer: EventViewer): string[] {
  return viewer.kind === 'relative' ? viewer.links.filter(speaksFor).map(({ resident_id }) => resident_id) : [];
}
