import { z } from 'zod';
import type { ActivityPlace } from '../activities/activity-detail.ts';

/** How much of it there is on a day, of whoever is cared for and whoever cares. */
export const ENERGIES = ['a_little', 'some', 'plenty'] as const;
export const Energy = z.enum(ENERGIES, { error: 'Say how much energy there is' });
export type Energy = z.infer<typeof Energy>;

/** What the sheet of an activity says of the effort that it is. */
export interface Effort {
  minutes: number;
  preparation_minutes: number;
  /** 0 to 3: how much it is about moving. */
  physical: number;
  places: readonly ActivityPlace[];
}

/** A cup of tea takes as long; what takes longer needs somebody to stay with it. */
const SHORT_MINUTES = 25;
const LONG_MINUTES = 50;
/** From here on it is done with arms and legs. */
const ON_THE_MOVE = 2;
const OUT_OF_DOORS: ReadonlySet<ActivityPlace> = new Set(['garden', 'out']);

/** How much energy it asks for: the time with its preparation, moving, and getting out of doors count alike. */
export function energyFor({ minutes, preparation_minutes, physical, places }: Effort): Energy {
  const time = minutes + preparation_minutes;
  const long = time <= SHORT_MINUTES ? 0 : time <= LONG_MINUTES ? 1 : 2;
  const moving = physical >= ON_THE_MOVE ? 1 : 0;
  const out = places.every((place) => OUT_OF_DOORS.has(place)) ? 1 : 0;
  return ENERGIES[long + moving + out] ?? 'plenty';
}
