import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Portrait } from '../portraits/portrait.ts';
import { CalendarDate, Id, Line, orNone } from '../text.ts';
import { Write } from '../write.ts';
import { AccessNeeds } from './access-needs.ts';
import { NhsNumber } from './nhs-number.ts';
import {
  AwayOrHere,
  Double,
  EndOfStay,
  KeyWorker,
  NewResident,
  Profile,
  ProfileFields,
  ResidentChange,
} from './profile.ts';

const base_version = z.int().min(1);

export const getProfile = endpoint({
  path: '/api/v2/resident/profile',
  summary: 'Everything that is written down about who a resident is',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ resident_id: Id }),
  output: Profile,
});

/** Asked before somebody is added, so that both can be looked at side by side. */
export const findDoubles = endpoint({
  path: '/api/v2/resident/doubles',
  summary: 'People of this home who may be the same person',
  allow: 'residents.manage',
  scope: 'care-home',
  kind: 'read',
  input: NewResident.extend({
    first_name: NewResident.shape.known_as.optional(),
    date_of_birth: orNone(CalendarDate).optional(),
    nhs_number: orNone(NhsNumber).optional(),
  }),
  output: z.object({ items: z.array(Double) }),
});

export const addResident = endpoint({
  path: '/api/v2/resident/add',
  summary: 'Adds a resident with a name and a room; the rest comes later',
  allow: 'residents.manage',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    ...NewResident.shape,
    date_of_birth: orNone(CalendarDate).optional(),
    nhs_number: orNone(NhsNumber).optional(),
  }),
  output: z.object({ id: Id }),
});

/** @throws 409 with the profile as it stands when somebody else changed it in the meantime */
export const saveProfile = endpoint({
  path: '/api/v2/resident/save',
  summary: 'Changes who a resident is and where they live',
  allow: 'residents.manage',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, base_version, ...ProfileFields.shape }),
  output: Profile,
});

export const saveAccessNeeds = endpoint({
  path: '/api/v2/resident/save-access-needs',
  summary: 'Changes what a resident needs to take part',
  allow: 'residents.access_needs',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, base_version, ...AccessNeeds.shape }),
  output: Profile,
});

/** Of the text that carries a picture: 160 kB of a square photo that the device has made small. */
export const PHOTO_TEXT_LIMIT = 220_000;

/** A photo, a drawn portrait that the person chose, or just the initials: never two of them. */
export const setFace = endpoint({
  path: '/api/v2/resident/set-face',
  summary: 'Changes the picture of a resident',
  allow: 'residents.manage',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({
    resident_id: Id,
    face: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('photo'),
        image: z.base64('This is no picture').max(PHOTO_TEXT_LIMIT, 'This picture is too large'),
      }),
      z.object({ kind: z.literal('portrait'), portrait: Portrait }),
      z.object({ kind: z.literal('initials') }),
    ]),
  }),
  output: Profile,
});

export const setState = endpoint({
  path: '/api/v2/resident/set-state',
  summary: 'Says whether a resident is here, here for a short stay, or away',
  allow: 'residents.manage',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, status: AwayOrHere, note: Line.default('') }),
  output: Profile,
});

/** Birthdays, suggestions and invitations stop with this one action (product.md, section 6). */
export const endStay = endpoint({
  path: '/api/v2/resident/end-stay',
  summary: 'Says that a resident died or moved away',
  allow: 'residents.end_stay',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, status: EndOfStay, on: CalendarDate, note: Line.default('') }),
  output: Profile,
});

export const resumeStay = endpoint({
  path: '/api/v2/resident/resume-stay',
  summary: 'Takes back that a resident died or moved away',
  allow: 'residents.end_stay',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id }),
  output: Profile,
});

export const listResidentChanges = endpoint({
  path: '/api/v2/resident/history',
  summary: 'Who changed what in the profile of a resident',
  allow: 'residents.manage',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({ items: z.array(ResidentChange) }),
});

export const listKeyWorkers = endpoint({
  path: '/api/v2/resident/key-workers',
  summary: 'Staff of this home who can be somebody’s key worker',
  allow: 'residents.manage',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(KeyWorker) }),
});

/** Those who lived here: remembered, and kept for as long as the law asks. */
export const listPastResidents = endpoint({
  path: '/api/v2/resident/past',
  summary: 'People who lived in this home',
  allow: 'residents.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ resident: Profile.shape.face, status: EndOfStay, ended_on: CalendarDate.nullable() })),
  }),
});
