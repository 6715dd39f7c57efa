import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Short } from '../text.ts';
import { Resident, ResidentCard } from './resident.ts';

/** A home has at most a few hundred people, so the list comes whole unless a limit is asked for. */
export const listResidents = endpoint({
  path: '/api/v2/resident/list',
  summary: 'The people who live in this home',
  allow: 'residents.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({
    q: Short.optional(),
    wing: Short.optional(),
    /** Only people without an engaged moment for so many days. */
    not_seen_days: z.int().min(1).max(365).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.int().min(1).max(500).default(500),
  }),
  output: z.object({
    items: z.array(ResidentCard),
    next_cursor: z.string().nullable(),
    total: z.number().int(),
    wings: z.array(z.string()),
  }),
});

export const getResident = endpoint({
  path: '/api/v2/resident/get',
  summary: 'The card of one resident',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ resident_id: Id }),
  output: Resident,
});
