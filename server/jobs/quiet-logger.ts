import { Logger } from 'graphile-worker';

/** graphile-worker's own lines name what a job is about; the server's log names nobody. */
export const QUIET = new Logger(() => () => {});
