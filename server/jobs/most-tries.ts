/**
 * What makes a file is tried so often, where the server ended under it. Then it is said to have failed: that it was the
 * file that ended the server is likelier than not, and whoever waits can ask for less.
 */
export const MOST_TRIES = 3;

/** When a job is done, and for the how many-eth time. */
export interface OfJob {
  now: Date;
  tries?: number;
}
