import { Portrait } from '@heartsease/domain/portraits/portrait.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { photoUrl } from './photo-links.ts';
import type { StaffFace } from '@heartsease/domain/reports/report.ts';

interface ResidentFaceRow {
  id: string;
  known_as: string;
  last_name: string;
  room: string;
  wing: string;
  portrait: object | null;
  photo_wish: 'agrees' | 'declines' | 'not_asked';
  care_home_id: string;
  photo_id: string | null;
  photo_key: Buffer | null;
}

/** The columns of a resident's face, under the alias `r`. */
export const RESIDENT_FACE = [
  'r.id',
  'r.known_as',
  'r.last_name',
  'r.room',
  'r.wing',
  'r.portrait',
  'r.photo_wish',
  'r.care_home_id',
  'r.photo_id',
  'r.photo_key',
] as const;

export function residentFace(row: ResidentFaceRow): ResidentFace {
  const { id, known_as, last_name, room, wing, photo_wish } = row;
  return {
    id,
    known_as,
    last_name,
    room,
    wing,
    photo_wish,
    portrait: readPortrait(row.portrait),
    photo_url: photoUrl(row),
  };
}

export function staffFace(row: {
  id: string;
  known_as: string;
  last_name: string;
  portrait: object | null;
}): StaffFace {
  return { id: row.id, known_as: row.known_as, last_name: row.last_name, portrait: readPortrait(row.portrait) };
}

/** A recipe from an older version that can't be read any more shows initials instead. */
export function readPortrait(stored: object | null): Portrait | null {
  return stored === null ? null : (Portrait.safeParse(stored).data ?? null);
}
