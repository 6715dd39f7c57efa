import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Tour } from '../session/profile.ts';
import { Write } from '../write.ts';

/** The name of a stop for ever: where somebody is refers to it. */
export const TourStopName = z.string().regex(/^[a-z][a-z-]{1,39}$/, 'This is not a stop that we know');

/** Where somebody is in the tour of the app, so that they can go on with it on another device. */
export const keepTour = endpoint({
  path: '/api/v2/user/tour-progress',
  summary: 'Keep one’s place in the guided tour, or say that it is over',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ stop: TourStopName.nullable(), is_over: z.boolean() }),
  output: Tour,
});
