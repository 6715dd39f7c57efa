import { BAND_GUIDES, GUIDE_NOTICE } from '@heartsease/domain/pal/band-guides.ts';
import {
  discardAbilityDraft,
  finaliseAbility,
  getAbility,
  getGuides,
  keepPalResult,
  listAbilityReviews,
  listAssessments,
  saveAbilityDraft,
} from '@heartsease/domain/pal/pal.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { keepResult } from './keep-result.ts';
import { assessmentsOf, reviewsOf } from './ability.queries.ts';
import { abilityOf, discardDraft, finalise, saveDraft } from './write-assessment.ts';

export function registerPal(app: App): void {
  route(app, getGuides, async () => ({ guides: [...BAND_GUIDES], notice: GUIDE_NOTICE }));
  route(
    app,
    getAbility,
    async ({ db, session, input, now }) => await abilityOf(db, session.careHome, input.resident_id, now),
  );
  route(app, listAssessments, async ({ db, session: { careHome }, input, now }) => {
    const today = calendarDay(now, careHome.timezone);
    const items = await assessmentsOf(db, careHome, input.resident_id, { today });
    return { items, total: items.length };
  });
  route(app, listAbilityReviews, async ({ db, session }) => {
    const items = await reviewsOf(db, session.careHome);
    return { items, total: items.length };
  });

  route(app, saveAbilityDraft, async ({ db, session, now, input }) => await saveDraft({ db, session, now }, input));
  route(app, discardAbilityDraft, async ({ db, session, now, input }) => {
    await discardDraft({ db, session, now }, input);
    return DONE;
  });
  route(app, keepPalResult, async ({ db, session, now, input }) => await keepResult({ db, session, now }, input));
  route(app, finaliseAbility, async ({ db, session, now, input }) => await finalise({ db, session, now }, input));
}
