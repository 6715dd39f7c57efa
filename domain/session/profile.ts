import { z } from 'zod';
import { MembershipRole, StaffRole } from '../access/roles.ts';
import { Portrait } from '../portraits/portrait.ts';
import { Id } from '../text.ts';

export const TextSize = z.enum(['standard', 'large', 'larger']);
export type TextSize = z.infer<typeof TextSize>;
export const Theme = z.enum(['auto', 'light', 'dark']);
export type Theme = z.infer<typeof Theme>;
/** What the app speaks: the words of `cy-GB` are fetched by whoever wants them. */
export const Language = z.enum(['en-GB', 'cy-GB']);
export type Language = z.infer<typeof Language>;
/** Does what moves move, as the device has it, or as little as it can? */
export const Motion = z.enum(['auto', 'less']);
export type Motion = z.infer<typeof Motion>;
/** Motion is left out in a copy of another time, and in a write that changes only the look. */
export const Preferences = z.object({ text_size: TextSize, theme: Theme, motion: Motion.optional() });
export type Preferences = z.infer<typeof Preferences>;

/**
 * How far somebody has come with the guided tour: the stop where they are or left it, null before the first; over once
 * it is done, skipped or declined.
 */
export const Tour = z.object({ stop: z.string().nullable(), is_over: z.boolean() });
export type Tour = z.infer<typeof Tour>;

/**
 * Why somebody who is signed in may do nothing but wait: a manager has not let them in yet (they came with a
 * printed slip), they begin on a later day, or their organisation asks for a second step that they lack.
 */
export const WaitsFor = z.enum(['approval', 'start', 'second_step']);
export type WaitsFor = z.infer<typeof WaitsFor>;

/** One of the homes that an account belongs to, as `/switch` lists them. */
export const HomeOfProfile = z.object({
  id: Id,
  name: z.string(),
  town: z.string(),
  region: z.string(),
  organisation_name: z.string(),
  role: MembershipRole,
  /** Null: one is in. */
  waits_for: WaitsFor.nullable(),
});
export type HomeOfProfile = z.infer<typeof HomeOfProfile>;

/**
 * The answer of `/api/v2/me` (row ME-1). The specified fields come first and keep their names for
 * ever; what stands beside them is ours.
 */
export const Profile = z.object({
  id: Id,
  email: z.string(),
  /** `family` marks a relative. */
  type: z.string(),
  /** 2 marks a family organisation. */
  organisation_type: z.number(),
  expired: z.boolean(),
  package: z.object({ title: z.string(), is_basic: z.boolean() }),
  carehome: z.object({
    region: z.string(),
    organisation: z.object({ is_risk_assessment_enabled: z.boolean(), id: Id, name: z.string() }),
    id: Id,
    name: z.string(),
    town: z.string(),
    phone: z.string(),
    timezone: z.string(),
    is_demo: z.boolean(),
    /** Made up for whoever is signed in, who practises in it (row PR-6). */
    is_practice: z.boolean().optional(),
    /** What is written here as a mail leaves the server; left out, as in a copy of another time, nobody knows. */
    sends_mail: z.boolean().optional(),
  }),
  carehomes: z.array(HomeOfProfile),
  carehomes_count: z.number(),

  first_name: z.string(),
  last_name: z.string(),
  known_as: z.string(),
  portrait: Portrait.nullable(),
  /** Null for whoever is not staff. */
  role: StaffRole.nullable(),
  /** Null: one is in. Otherwise every call but those about one's own account is refused. */
  waits_for: WaitsFor.nullable(),
  /** The first day in this home. */
  starts_on: z.string(),
  /** Where one usually works; what a filter begins with. */
  wings: z.array(z.string()),
  /** Of a relative: false while nobody is shown to them, because their links are paused or over. */
  has_open_link: z.boolean().nullish(),
  /** Sees the figures of all homes of this organisation. */
  is_head_office: z.boolean().nullish(),
  language: z.string(),
  /** False for whoever comes in with a passkey or the link of a mail; left out in a copy of another time. */
  has_password: z.boolean().optional(),
  preferences: Preferences,
  /** The shared tablet that one is at, and whether one has a PIN to open it with. */
  tablet: z.object({ name: z.string(), has_pin: z.boolean() }).nullish(),
  /** Left out, as in a copy of another time, nobody is offered one. */
  tour: Tour.nullish(),
  /** Locks what somebody leaves on a device unsent: 32 bytes in hexadecimal, for nobody else (docs/decisions/0062). */
  device_key: z.string().optional(),
});
export type Profile = z.infer<typeof Profile>;
