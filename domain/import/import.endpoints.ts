import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LinkState } from '../relatives/relative.ts';
import { ShownInvitation } from '../relatives/relatives.endpoints.ts';
import { FieldValue } from '../residents/profile.ts';
import { ResidentFace } from '../residents/resident.ts';
import { ShownLink } from '../staff/staff.endpoints.ts';
import { Id, Short } from '../text.ts';
import { Done, Write } from '../write.ts';
import { IMPORT_FIELDS } from './fields.ts';
import { IMPORT_LIMITS, ImportedPerson } from './people.ts';

const Changes = z.array(z.object({ field: z.string(), before: FieldValue, after: FieldValue }));

const TWO_IN_ONE_PLACE = 'Another row of this call has this place';
const Place = z.int().min(0).max(IMPORT_LIMITS.rows);

/** What the home knows about a row's person already. */
export const Standing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new') }),
  /** Lives here: what the row tells differently is changed. `maybe`: the name alone is the same. */
  z.object({
    kind: z.enum(['known', 'maybe']),
    resident: ResidentFace,
    changes: Changes,
  }),
  /** Lived here; nothing is changed. */
  z.object({ kind: z.literal('lived_here'), resident: ResidentFace }),
  /** Works here or has an invitation. */
  z.object({ kind: z.enum(['works_here', 'invited', 'maybe_works_here']), name: z.string() }),
  /** Two different people of the home have this row's numbers. */
  z.object({ kind: z.literal('clash'), field: z.enum(['external_id', 'nhs_number']), message: z.string() }),
  /** A relative who is new to this resident. `instead_of`: who is the first to call until now, and would not be. */
  z.object({ kind: z.literal('new_relative'), resident: ResidentFace, instead_of: z.string().nullable() }),
  /** Is invited or linked already. `maybe`: the name alone is the same. `had_access`: it was ended, with a reason. */
  z.object({
    kind: z.enum(['linked', 'maybe_linked', 'had_access']),
    resident: ResidentFace,
    name: z.string(),
    status: LinkState,
    changes: Changes,
    instead_of: z.string().nullable(),
  }),
  /** Whose relative it is can't be told. `instead`: somebody who is likely meant. */
  z.object({
    kind: z.literal('whose'),
    field: z.enum(['external_id', 'resident', 'room']),
    message: z.string(),
    instead: z.string().nullable(),
  }),
]);
export type Standing = z.infer<typeof Standing>;

/** Asked a few hundred rows at a time, so that nobody else waits. */
export const checkImport = endpoint({
  path: '/api/v2/import/check',
  summary: 'Which people of a spreadsheet the home knows already',
  allow: 'people.import',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ people: z.array(ImportedPerson).min(1).max(IMPORT_LIMITS.rows_a_call) }),
  output: z.object({ items: z.array(Standing) }),
});

/** Keeps nothing but a name and a place for the rows; nobody is written before `import/commit`. */
export const beginImport = endpoint({
  path: '/api/v2/import/begin',
  summary: 'Begins to bring in people from a spreadsheet',
  allow: 'people.import',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ file_name: Short }),
  output: z.object({ id: Id }),
});

export const stageImport = endpoint({
  path: '/api/v2/import/stage',
  summary: 'Lays rows of a spreadsheet ready',
  allow: 'people.import',
  scope: 'import',
  kind: 'write',
  input: Write.extend({
    import_id: Id,
    rows: z
      .array(z.object({ place: Place, is_new: z.boolean(), person: ImportedPerson }))
      .min(1)
      .max(IMPORT_LIMITS.rows_a_call)
      .superRefine((rows, context) => {
        const taken = new Set<number>();
        rows.forEach(({ place }, at) => {
          if (taken.has(place)) context.addIssue({ code: 'custom', path: [at, 'place'], message: TWO_IN_ONE_PLACE });
          taken.add(place);
        });
      }),
  }),
  output: Done,
});

export const ImportResult = z.object({
  id: Id,
  residents_added: z.number().int(),
  residents_changed: z.number().int(),
  staff_invited: z.number().int(),
  relatives_invited: z.number().int(),
  relatives_changed: z.number().int(),
  unchanged: z.number().int(),
  /** Of staff of whom the server knows no address: to be printed. */
  slips: z.array(ShownLink.extend({ name: z.string() })),
  /** To relatives who are not written to by mail, with the name of their resident. */
  letters: z.array(z.object({ invitation: ShownInvitation, of: z.string() })),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const commitImport = endpoint({
  path: '/api/v2/import/commit',
  summary: 'Writes everything that lies ready, or nothing',
  allow: 'people.import',
  scope: 'import',
  kind: 'write',
  input: Write.extend({
    import_id: Id,
    /** How many lie ready, so that none can be missing. */
    rows: z.int().min(1).max(IMPORT_LIMITS.rows),
    /** How relatives are invited: by mail where there is an address, or all of them by letter. */
    relatives_by: z.enum(['email', 'letter']).default('email'),
  }),
  output: ImportResult,
});

export const PastImport = z.object({
  id: Id,
  file_name: z.string(),
  committed_at: z.string(),
  by: z.string().nullable(),
  residents_added: z.number().int(),
  residents_changed: z.number().int(),
  staff_invited: z.number().int(),
  relatives_invited: z.number().int(),
  relatives_changed: z.number().int(),
  undone_at: z.string().nullable(),
  can_be_undone: z.boolean(),
});
export type PastImport = z.infer<typeof PastImport>;

export const listImports = endpoint({
  path: '/api/v2/import/list',
  summary: 'The last files that people came in from',
  allow: 'people.import',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(PastImport) }),
});

/** How long an import can be taken back (issue 3). */
export const UNDO_HOURS = 24;

export const undoImport = endpoint({
  path: '/api/v2/import/undo',
  summary: 'Takes an import of the last 24 hours back, but for people who have been changed since',
  allow: 'people.import',
  scope: 'import',
  kind: 'write',
  input: Write.extend({ import_id: Id }),
  output: z.object({
    undone: z.number().int(),
    kept: z.array(z.object({ name: z.string(), why: z.enum(['changed', 'has_entries', 'joined']) })),
  }),
});

/** The cells of somebody, as an import reads them again. */
const ExportedPerson = z.partialRecord(z.enum(IMPORT_FIELDS), z.string());

/** A read, so that nothing of it is kept; it leaves a line in the audit trail every time. */
export const exportPeople = endpoint({
  path: '/api/v2/import/export',
  summary: 'The residents, the staff and the relatives of the home, for a spreadsheet',
  allow: 'people.export',
  scope: 'care-home',
  kind: 'read',
  is_always_audited: true,
  input: z.object({}),
  output: z.object({
    residents: z.array(ExportedPerson),
    staff: z.array(ExportedPerson),
    relatives: z.array(ExportedPerson),
  }),
});
