import { readFileSync } from 'node:fs';
import { NATIVE_APP_ID } from '@heartsease/domain/constants.ts';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';
import { apns } from './apns.ts';
import { FcmKey, fcm } from './fcm.ts';
import { serviceOf } from './push-services.ts';
import { restWhenSilent } from './rest-when-silent.ts';
import type { PushSender, PushSenders } from './sender.ts';
import type { VapidKeys } from './vapid.ts';
import { webPush } from './web-push.ts';

/**
 * The ways to devices that this server has.
 *
 * @throws {CannotStart} for a key file that can't be read: nobody would miss the notifications that never come
 */
export function openSenders(config: Config, keys: VapidKeys): PushSenders {
  return {
    web: restWhenSilent(webPush(keys, { contact: contactOf(config), services: config.push_services }), serviceOf),
    android: ofOneService(openFcm(config)),
    ios: ofOneService(openApns(config)),
  };
}

function ofOneService(send: PushSender | null): PushSender | null {
  return send && restWhenSilent(send, () => 'all');
}

/** Which of our apps this server can reach; every browser it always can. */
export function reachableApps({ fcm_key_file, apns_key_file }: Config): { android: boolean; ios: boolean } {
  return { android: fcm_key_file !== null, ios: apns_key_file !== null };
}

/** Whom a push service asks when something of ours disturbs it. */
function contactOf({ public_url, mail_from }: Config): string {
  return public_url.startsWith('https:') ? public_url : `mailto:${/<([^>]+)>/u.exec(mail_from)?.[1] ?? mail_from}`;
}

function openFcm({ fcm_key_file, fcm_url }: Config): PushSender | null {
  if (fcm_key_file === null) return null;
  return fromFile('FCM_KEY_FILE', fcm_key_file, (text) => fcm(FcmKey.parse(JSON.parse(text)), fcm_url));
}

function openApns({ apns_key_file, apns_key_id, apple_team_id, apns_url }: Config): PushSender | null {
  if (apns_key_file === null) return null;
  if (apns_key_id === null || apple_team_id === null) {
    throw new CannotStart('Notifications on iOS need APNS_KEY_FILE, APNS_KEY_ID and APPLE_TEAM_ID. Set all three.');
  }
  const of = { team_id: apple_team_id, key_id: apns_key_id, topic: NATIVE_APP_ID };
  return fromFile('APNS_KEY_FILE', apns_key_file, (private_key) => apns({ ...of, private_key }, apns_url));
}

function fromFile(name: string, path: string, open: (text: string) => PushSender): PushSender {
  try {
    return open(readFileSync(path, 'utf8'));
  } catch {
    // Not the error's own words: it may quote the key.
    throw new CannotStart(`The file of ${name} can't be read, or holds no such key.`);
  }
}
