import {
  StagePackage,
  endScene,
  getStage,
  playScene,
  resetHome,
  resetStage,
  setStage,
} from '@heartsease/domain/director/director.endpoints.ts';
import type { Stage } from '@heartsease/domain/director/director.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { temeValley } from '../demo/homes/teme-valley.ts';
import { demoHomes, demoOrganisations } from '../demo/homes.ts';
import { demoIds } from '../demo/ids.ts';
import { setTenant } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Session } from '../session/session.ts';
import { videoStore } from '../videos/video-store.ts';
import { keepStage, peopleToSee } from './director.queries.ts';
import { SCENES, endDeaths, standingOf } from './play-scene.ts';
import { resetDemo } from './reset-demo.ts';

const REFUSED = 'This is only there in the homes of a demo server';
const HOMES = [...demoHomes, temeValley];
/** A package that runs, runs long enough to show. */
const RUNS_DAYS = 300;

/** The director's panel, for whoever shows the app: only on a demo server, and there only in the demo world's own homes. */
export function registerDirector(app: App, url: string): void {
  const files = { url, files: app.files, videos: videoStore(app.config.data_dir) };

  route(app, getStage, async ({ db, session, now }) => {
    mustBeDemo(app, session);
    const { careHome } = session;
    return {
      stage: stageOf(session),
      people: await peopleToSee(db, careHome),
      standing: await standingOf(db, careHome, now),
    };
  });

  route(app, setStage, async ({ db, session, input, now }) => {
    mustBeDemo(app, session);
    const today = calendarDay(now, session.careHome.timezone);
    const ends_on = addDays(today, input.is_expired ? -1 : RUNS_DAYS);
    if (!(await keepStage(db, { ...input, ends_on }))) throw forbidden(REFUSED);
    return input;
  });

  route(app, resetStage, async ({ db, session, now }) => {
    mustBeDemo(app, session);
    const stage = stageInDemo(session.careHome.id);
    if (stage === null) throw forbidden(REFUSED);
    const { account_id, careHome } = session;
    // Whoever showed another home before left it as they showed it.
    for (const { key, timezone } of HOMES) {
      const care_home_id = demoIds.home(key);
      await setTenant(db, { care_home_id, account_id });
      const as = stageInDemo(care_home_id);
      const ends_on = addDays(calendarDay(now, timezone), as?.is_expired ? -1 : RUNS_DAYS);
      // False where the demo world was made without this home.
      if (as) await keepStage(db, { ...as, ends_on });
    }
    await setTenant(db, { care_home_id: careHome.id, account_id });
    return stage;
  });

  route(app, playScene, async (asked) => {
    mustBeDemo(app, asked.session);
    return await SCENES[asked.input.scene](asked);
  });

  route(app, endScene, async (asked) => {
    mustBeDemo(app, asked.session);
    await endDeaths(asked);
    return DONE;
  });

  route(app, resetHome, async ({ db, session, now }) => {
    mustBeDemo(app, session);
    await resetDemo(db, files, { care_home_id: session.careHome.id, now });
    return DONE;
  });
}

/** @throws 403 on a server that is no demo, in a real home, and while one practises */
function mustBeDemo(app: App, { row }: Session): void {
  if (!app.config.demo || !row.is_demo || row.real_home_id !== null) throw forbidden(REFUSED);
}

function stageOf({ viewer }: Session): Stage {
  return {
    package_title: StagePackage.parse(viewer.package.title),
    is_basic: viewer.package.is_basic,
    is_expired: viewer.expired,
    is_risk_assessment_enabled: viewer.carehome.organisation.is_risk_assessment_enabled,
  };
}

/** As the demo world makes a home (product.md, section 7); null for one that it does not make. */
function stageInDemo(care_home_id: string): Stage | null {
  const home = HOMES.find(({ key }) => demoIds.home(key) === care_home_id);
  if (home === undefined) return null;
  const { title, is_basic, ends } = home.package;
  const organisation = demoOrganisations.find(({ key }) => key === home.organisation);
  return {
    package_title: title,
    is_basic,
    is_expired: 'days_ago' in ends,
    is_risk_assessment_enabled: organisation?.is_risk_assessment_enabled ?? false,
  };
}
