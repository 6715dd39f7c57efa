import {
  addResident,
  endStay,
  findDoubles,
  getProfile,
  listKeyWorkers,
  listPastResidents,
  listResidentChanges,
  resumeStay,
  saveAccessNeeds,
  saveProfile,
  setFace,
  setState,
} from '@heartsease/domain/residents/profile.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { add, changeAccessNeeds, changeFace, changeProfile } from './change-profile.ts';
import { doublesOf, keyWorkersOf, profileOf } from './profile.queries.ts';
import { changesOf } from './resident-changes.queries.ts';
import { changeState, end, resume } from './stays.ts';
import { pastResidentsOf } from './stays.queries.ts';

export function registerProfiles(app: App): void {
  route(app, getProfile, async ({ db, session, input }) => await profileOf(db, session.careHome, input.resident_id));

  route(app, findDoubles, async ({ db, session, input }) => {
    const { first_name = input.known_as, date_of_birth = null, nhs_number = null } = input;
    return { items: await doublesOf(db, session.careHome, { ...input, first_name, date_of_birth, nhs_number }) };
  });

  route(app, addResident, async (asked) => ({ id: await add(asked) }));

  route(app, saveProfile, async (asked) => {
    await changeProfile(asked);
    return await profileOf(asked.db, asked.session.careHome, asked.input.resident_id);
  });

  route(app, saveAccessNeeds, async (asked) => {
    await changeAccessNeeds(asked);
    return await profileOf(asked.db, asked.session.careHome, asked.input.resident_id);
  });

  route(app, setFace, async (asked) => {
    await changeFace(asked, app.files);
    return await profileOf(asked.db, asked.session.careHome, asked.input.resident_id);
  });

  route(app, setState, async (asked) => {
    await changeState(asked);
    return await profileOf(asked.db, asked.session.careHome, asked.input.resident_id);
  });

  route(app, endStay, async (asked) => {
    await end(asked);
    return await profileOf(asked.db, asked.session.careHome, asked.input.resident_id);
  });

  route(app, resumeStay, async (asked) => {
    await resume(asked);
    return await profileOf(asked.db, asked.session.careHome, asked.input.resident_id);
  });

  route(app, listResidentChanges, async ({ db, session, input }) => ({
    items: await changesOf(db, session.careHome, input.resident_id),
  }));

  route(app, listKeyWorkers, async ({ db, session, now }) => ({
    items: await keyWorkersOf(db, session.careHome, calendarDay(now, session.careHome.timezone)),
  }));

  route(app, listPastResidents, async ({ db, session }) => ({ items: await pastResidentsOf(db, session.careHome) }));
}
