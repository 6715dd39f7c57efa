import type { Database } from '../db/database.ts';
import { maintenanceState } from './maintenance.queries.ts';
import type { MaintenanceState } from './maintenance.queries.ts';

export interface Maintenance {
  state(): Promise<MaintenanceState>;
}

/** The operator's switch is read again after so long; several server processes agree within it. */
const READ_AGAIN_MS = 1_000;

/** The maintenance switch: by setting for one server, or in the database for all of them. */
export function maintenanceOf(database: Database, isOnBySetting: boolean): Maintenance {
  let known: MaintenanceState = { is_on: false, until: null, message: null };
  let readAt = 0;
  return {
    async state() {
      if (isOnBySetting) return { is_on: true, until: null, message: null };
      if (Date.now() - readAt > READ_AGAIN_MS) {
        readAt = Date.now();
        known = await maintenanceState(database);
      }
      return known;
    },
  };
}
