import type { Database } from '../db/database.ts';

export interface MaintenanceState {
  is_on: boolean;
  until: Date | null;
  message: string | null;
}

export async function maintenanceState(database: Database): Promise<MaintenanceState> {
  return await database.selectFrom('maintenance').select(['is_on', 'until', 'message']).executeTakeFirstOrThrow();
}

/** @param database connected as the owner: the runtime role may only read the switch */
export async function setMaintenance(database: Database, state: MaintenanceState): Promise<void> {
  await database.updateTable('maintenance').set(state).execute();
}
