import { CARE_PROVIDER_TYPE, FAMILY_ORGANISATION_TYPE } from '@heartsease/domain/constants.ts';
import { Preferences } from '@heartsease/domain/session/profile.ts';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { readPortrait } from '../residents/faces.ts';
import { tourOf } from '../tour/tour.queries.ts';
import { homesOf, ownOf } from './session.queries.ts';
import type { Session } from './session.ts';

/** The answer of `/api/v2/me` (row ME-1). */
export async function profileOf(
  db: Db,
  session: Session,
  { config, now }: { config: Pick<Config, 'smtp_url'>; now: Date },
): Promise<Profile> {
  const { row, viewer } = session;
  const { device_key, motion, has_password } = await ownOf(db, session.account_id);
  const all = await homesOf(db, session.account_id, now);
  // A shared tablet is of one home.
  const carehomes = row.tablet_home_id === null ? all : all.filter(({ id }) => id === row.tablet_home_id);
  return {
    id: row.account_id,
    email: row.email,
    type: viewer.type,
    organisation_type:
      row.organisation_type === FAMILY_ORGANISATION_TYPE ? FAMILY_ORGANISATION_TYPE : CARE_PROVIDER_TYPE,
    expired: viewer.expired,
    package: viewer.package,
    carehome: {
      region: row.region,
      organisation: {
        is_risk_assessment_enabled: row.is_risk_assessment_enabled,
        id: row.organisation_id,
        name: row.organisation_name,
      },
      id: row.care_home_id,
      name: row.home_name,
      town: row.town,
      phone: row.phone,
      timezone: row.timezone,
      is_demo: row.is_demo,
      is_practice: row.real_home_id !== null,
      // In a home to practise in it is held back (decision 50).
      sends_mail: config.smtp_url !== null && row.real_home_id === null,
    },
    carehomes,
    carehomes_count: carehomes.length,
    first_name: row.first_name,
    last_name: row.last_name,
    known_as: row.known_as,
    portrait: readPortrait(row.portrait),
    role: viewer.role ?? null,
    waits_for: session.waits_for,
    starts_on: row.starts_on,
    wings: row.wings,
    has_open_link: viewer.has_open_link ?? null,
    is_head_office: viewer.is_head_office ?? null,
    language: row.language,
    has_password,
    preferences: { ...Preferences.parse(row), motion },
    tablet: row.tablet_name === null ? null : { name: row.tablet_name, has_pin: row.has_pin === true },
    tour: await tourOf(db, session.account_id),
    device_key,
  };
}
