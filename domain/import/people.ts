import { z } from 'zod';
import { StaffRole } from '../access/roles.ts';
import { AccessLevel, Relationship } from '../relatives/relative.ts';
import { NhsNumber } from '../residents/nhs-number.ts';
import { NewResident } from '../residents/profile.ts';
import { CalendarDate, EmailAddress, Line, PersonName, Short, words } from '../text.ts';

/** What another system calls this person: the same file again finds them by it. */
export const ExternalId = words(60);

/** A resident as a row of a spreadsheet tells of them. What is empty is not told: it takes nothing away. */
export const ImportedResident = z.object({
  kind: z.literal('resident'),
  external_id: ExternalId,
  title: Short,
  first_name: PersonName,
  known_as: PersonName,
  last_name: PersonName,
  room: NewResident.shape.room,
  wing: Short,
  date_of_birth: CalendarDate.nullable(),
  nhs_number: NhsNumber.nullable(),
  moved_in_on: CalendarDate.nullable(),
  language: Short,
  pronouns: Short,
  faith: Short,
  cultural_needs: Line,
});
export type ImportedResident = z.infer<typeof ImportedResident>;

/** A staff member to be invited: by mail where there is an address, with a printed slip otherwise. */
export const ImportedStaff = z.object({
  kind: z.literal('staff'),
  first_name: PersonName,
  last_name: PersonName,
  email: EmailAddress.nullable(),
  role: StaffRole,
  wing: Short,
  starts_on: CalendarDate.nullable(),
  ends_on: CalendarDate.nullable(),
});
export type ImportedStaff = z.infer<typeof ImportedStaff>;

/** A relative or friend to be invited to a resident, whom their name, room or id tells (whose.ts). */
export const ImportedRelative = z.object({
  kind: z.literal('relative'),
  first_name: PersonName,
  last_name: PersonName,
  email: EmailAddress.nullable(),
  relationship: Relationship,
  /** Null where the file tells none: an update leaves it, and a new relative gets what suits the relationship. */
  access_level: AccessLevel.nullable(),
  is_primary: z.boolean().nullable(),
  resident: Short,
  room: Short,
  external_id: ExternalId,
});
export type ImportedRelative = z.infer<typeof ImportedRelative>;

export const ImportedPerson = z.discriminatedUnion('kind', [ImportedResident, ImportedStaff, ImportedRelative]);
export type ImportedPerson = z.infer<typeof ImportedPerson>;

/**
 * A home has a few hundred people at most; a file of a whole organisation has thousands. Rows above the headers and
 * empty ones are no people: more are read than may come in.
 */
export const IMPORT_LIMITS = {
  rows: 10_000,
  rows_read: 20_000,
  columns: 60,
  bytes: 20_000_000,
  rows_a_call: 200,
} as const;
