import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { aboutMeInputs, freshPieces } from './about-me.ts';
import { accountInputs } from './accounts.ts';
import { chatInputs, freshChat } from './chat.ts';
import { consentRequestInputs, freshConsentRequest } from './consent-requests.ts';
import { eventInputs, freshEvent } from './events.ts';
import { freshObservation, observationInputs } from './observations.ts';
import { deliveryInputs, freshDelivery } from './deliveries.ts';
import { freshHomeSettings, homeSettingInputs } from './home-settings.ts';
import { digestInputs } from './digests.ts';
import { evidenceInputs, freshEvidenceLink } from './evidence.ts';
import { evidencePackInputs } from './evidence-packs.ts';
import { exportInputs, freshExport } from './exports.ts';
import { familyIdeaInputs, freshBookPage, freshIdea } from './family-ideas.ts';
import { familyUpdateInputs } from './family-updates.ts';
import { freshVideo, videoInputs } from './films.ts';
import { freshReviewed, reviewInputs } from './full-reports.ts';
import { freshHandedIn, handedInInputs } from './handed-in.ts';
import { freshInterest, interestInputs } from './interests.ts';
import { freshLink, relativeInputs } from './relatives.ts';
import { freshGroup, groupInputs } from './resident-groups.ts';
import { residentInputs } from './residents.ts';
import { freshNotice, noticeInputs } from './notices.ts';
import { freshResource, resourceInputs } from './resources.ts';
import { freshRisk, riskInputs } from './risks.ts';
import { freshImport, importInputs } from './imports.ts';
import { freshBook, photoBookInputs } from './photo-books.ts';
import { freshPhoto, photoInputs } from './photos.ts';
import { freshPlan, planInputs } from './plans.ts';
import { gardenScale } from './instrument-packs.ts';
import { freshOwnActivity, ownActivityInputs } from './own-activities.ts';
import { freshSurvey, surveyInputs } from './surveys.ts';
import { freshTablet, tabletInputs } from './tablets.ts';
import { newStaffFor } from './staff.ts';
import { pushInputs } from './pushes.ts';
import type { Ingredients } from './samples.ts';

/**
 * What a valid input of this call is made from. Calls that their schema does not tell enough about, because
 * they need something that was made before, have their input here.
 */
export async function ingredientsFor(
  client: pg.Client,
  { path }: Endpoint,
  named: Record<string, string>,
  now: Date,
): Promise<Ingredients> {
  const fresh = {
    ...(await freshPieces(client, path, named)),
    ...(await freshInterest(client, path, named)),
    ...(await freshLink(client, path, named)),
    ...(await freshGroup(client, path, named)),
    ...(await freshImport(client, path, named)),
    ...(await freshOwnActivity(client, path, named)),
    ...(await freshPlan(client, path, named)),
    ...(await freshResource(client, path, named)),
    ...(await freshRisk(client, path, named)),
    ...(await freshObservation(client, path, named)),
    ...(await freshHandedIn(client, path, named)),
    ...(await freshDelivery(client, path, named)),
    ...(await freshVideo(client, path, named)),
    ...(await freshPhoto(client, path, named)),
    ...(await freshEvent(client, path, named)),
    ...(await freshReviewed(client, path, named)),
    ...(await freshExport(client, path, named)),
    ...(await freshEvidenceLink(client, path, named)),
    ...(await freshChat(client, path, named)),
    ...(await freshSurvey(client, path, named)),
    ...(await freshNotice(client, path, named)),
    ...(await freshTablet(client, path, named)),
    ...(await freshBook(client, path, named)),
    ...(await freshHomeSettings(client, path, named)),
    ...(await freshIdea(client, path, named)),
    ...(await freshBookPage(client, path, named)),
    ...(await freshConsentRequest(client, path, named)),
  };
  const ids: Record<string, string> = { ...named, ...fresh };
  const { care_home_id = '' } = ids;
  return {
    ids: { ...ids, ...(await newStaffFor(client, path, care_home_id)) },
    now,
    inputs: {
      ...aboutMeInputs(ids),
      ...(await accountInputs(client, path, ids, now)),
      ...(await residentInputs(client, path, ids)),
      ...interestInputs(ids),
      ...relativeInputs(ids),
      ...groupInputs(ids),
      ...resourceInputs(ids),
      ...riskInputs(ids, now),
      ...videoInputs(ids),
      ...photoInputs(ids),
      ...photoBookInputs(ids),
      ...deliveryInputs(ids),
      ...homeSettingInputs(ids),
      ...observationInputs(ids, now),
      ...handedInInputs(ids, now),
      ...importInputs(ids),
      ...ownActivityInputs(ids),
      ...planInputs(ids, now),
      ...eventInputs(ids, now),
      ...reviewInputs(ids),
      ...exportInputs(ids),
      ...digestInputs(ids),
      ...evidencePackInputs(ids, now),
      ...evidenceInputs(ids),
      ...familyUpdateInputs(ids),
      ...familyIdeaInputs(ids, now),
      ...consentRequestInputs(ids),
      ...chatInputs(ids),
      ...surveyInputs(ids),
      ...tabletInputs(ids),
      ...noticeInputs(ids, now),
      ...pushInputs(ids),
      '/api/v2/user/notification-prefs': () => ({
        client_id: uuidv7(),
        care_home_id,
        in_app_only: ['suggestion'],
        quiet: { from: '21:00', until: '07:30' },
      }),
      '/api/v2/tutorial/keep-place': () => ({
        client_id: uuidv7(),
        care_home_id,
        tutorial: 'letters-and-colours',
        step: 1,
        is_done: false,
      }),
      '/api/v2/instrument-pack/upload': () => ({ client_id: uuidv7(), care_home_id, ...newPack() }),
    },
  };
}

/** A version of its own, so that it may be loaded again and again. */
function newPack() {
  return {
    text: JSON.stringify(gardenScale(uuidv7().slice(-12))),
    licence_holder: 'Priya',
    licence_ref: 'GS 1',
    licensed_scope: 'care_home',
    valid_to: '2099-01-01',
    is_attested: true,
  };
}
