import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { askServer } from './ask-server.ts';
import type { HomeServer } from './home-server.ts';
import { linksOn } from './links-on.ts';
import { allArrived } from './settled.ts';
import { follow } from './walk.ts';

/**
 * What stands in an address for one of each kind, of the home of whoever opens it. A screen whose address has a
 * part that is not here fails its test, which asks for a sample.
 */
export async function samplesFor(page: Page, server: HomeServer, me: Profile): Promise<Record<string, string>> {
  const one = async (text: string): Promise<string> => {
    const [row] = await server.sql(text.replaceAll(':home', `'${me.carehome.id}'`).replaceAll(':me', `'${me.id}'`));
    const id = row?.['id'];
    return typeof id === 'string' ? id : randomUUID();
  };
  const residentId = await one(
    `select id from residents where care_home_id = :home
     order by (id in (select resident_id from relative_links where account_id = :me)) desc, (known_as = 'Eileen') desc limit 1`,
  );
  if (isStaff(me)) await worry(page, me, residentId);
  const activityId = await one(
    `select id from activities where care_home_id is null or care_home_id = :home
     order by (id in (select activity_id from done_ideas where care_home_id = :home)) desc, (care_home_id is null) limit 1`,
  );
  return {
    residentId,
    activityId,
    relativeLinkId: await one(
      `select id from relative_links where care_home_id = :home and resident_id = '${residentId}' and status = 'active' limit 1`,
    ),
    reportId: await one(`select id from reports where care_home_id = :home order by started_at desc limit 1`),
    plannedSessionId: await one(
      `select id from planned_sessions where care_home_id = :home and starts_at > now() order by starts_at limit 1`,
    ),
    eventId: isStaff(me)
      ? await one(
          `select id from events where care_home_id = :home and starts_at > now() order by (title like 'Mahjong%') desc limit 1`,
        )
      : await eventOfTheirs(page),
    chatThreadId: await one(
      `select id from chat_threads where care_home_id = :home and (resident_id = '${residentId}' or kind = 'room')
       order by (kind = 'circle') desc limit 1`,
    ),
    noticeId: await one(`select id from notices where care_home_id = :home order by (title like 'Flu%') desc limit 1`),
    riskAssessmentId: await one(`select id from risk_assessments where care_home_id = :home limit 1`),
    surveyId: await one(`select id from surveys where care_home_id = :home order by (status = 'draft') limit 1`),
    videoId: '019ab000-0000-7000-8000-000000000001',
    tutorialId: 'log-a-group',
    gap: 'below_target',
    scope: 'activity',
    subjectId: activityId,
    version: '1',
    concernId: await one(`select id from concerns where care_home_id = :home limit 1`),
    consentRequestId: await one(isStaff(me) ? `select id from consent_requests limit 1` : ASKED_OF_THEM),
    code: 'KNOWN-TO-NOBODY',
    token: 'KNOWN-TO-NOBODY',
  };
}

/** A relative is asked to decide, by a document that the home has seen. */
const ASKED_OF_THEM = `
  with link as (
    update relative_links
       set authorities = '[{"kind":"lpa_health_welfare","reference":"","seen_by":"Anita Nair","seen_on":"2026-01-05"}]'
     where care_home_id = :home and account_id = :me returning *)
  insert into consent_requests (id, care_home_id, resident_id, relative_link_id, purposes, basis, capacity_assessed_on, asked_at)
  select gen_random_uuid(), care_home_id, resident_id, id, '{voice_video,ai_local}', 'attorney_hw', current_date, now()
    from link limit 1
  returning id`;

/** Families see the events that they are invited to. */
async function eventOfTheirs(page: Page): Promise<string> {
  await follow(page, '/tabs/calendar');
  await allArrived(page);
  const [, id] = /\/event-add\/([0-9a-f-]{36})/.exec((await linksOn(page)).join(' ')) ?? [];
  return id ?? randomUUID();
}

/** In the demo world nothing worries anybody. */
async function worry(page: Page, me: Profile, resident_id: string): Promise<void> {
  await askServer(page, 'concern/add', {
    client_id: randomUUID(),
    care_home_id: me.carehome.id,
    resident_id,
    what: 'She winced when she sat down',
    happened_at: new Date().toISOString(),
    safety: 'safe',
  });
}
