import type { Database } from '../db/database.ts';

export interface MaintenanceState {
  is_on: boolean;
  until: Date | null;
  message: string | null;
}

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
        known = await database.selectFrom('maintenance').select(['is_on', 'until', 'message']).executeTakeFirstOrThrow();
      }
      return known;
    },
  };
}

/** @param database connected as the owner: the runtime role may only read the switch */
export async function setMaintenance(database: Database, state: MaintenanceState): Promise<void> {
  await database.updateTable('maintenance').set({ is_on: state.is_on, until: state.until, message: state.message }).execute();
}
