import { z } from 'zod';
import { PRODUCT_NAME } from '../constants.ts';
import type { Language } from '../session/profile.ts';
import type { NotificationKind } from './notification.ts';

/** What a notification on a device can be of: those that are mailed too, and the one that somebody sends themselves. */
export type PushKind = NotificationKind | 'test';

/** All that a device is told. Nobody's name, nothing that anybody wrote: it is read over shoulders, and on its way. */
export const PushMessage = z.object({
  /** Of this notification. One that comes twice takes the place of the first. */
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** Where in the app it stands. */
  path: z.string().startsWith('/'),
});
export type PushMessage = z.infer<typeof PushMessage>;

export const PUSH_PLATFORMS = ['web', 'android', 'ios'] as const;
export const PushPlatform = z.enum(PUSH_PLATFORMS);
export type PushPlatform = z.infer<typeof PushPlatform>;

/**
 * How the sending to one device can fail without that device being gone. `keys_refused`: the far end does not take what
 * this server shows it, whatever the device.
 */
export const PUSH_FAILURES = ['unreachable', 'busy', 'their_error', 'keys_refused', 'refused', 'not_set_up'] as const;
export const PushFailure = z.enum(PUSH_FAILURES);
export type PushFailure = z.infer<typeof PushFailure>;

/** What is said of each, and where in the app it stands. */
const SAID: Record<PushKind, { path: string } & Record<Language, string>> = {
  joiner: {
    path: '/manage-staff',
    'en-GB': 'Somebody waits to be let in in Heartsease',
    'cy-GB': 'Mae rhywun yn aros i gael mynediad yn Heartsease',
  },
  family_invitation: {
    path: '/manage-relative',
    'en-GB': 'There is a new invitation by a family in Heartsease',
    'cy-GB': 'Mae gwahoddiad newydd gan deulu yn Heartsease',
  },
  suggestion: {
    path: '/manage-about-me',
    'en-GB': 'A suggestion waits for you in Heartsease',
    'cy-GB': 'Mae awgrym yn aros amdanoch yn Heartsease',
  },
  suggestion_answered: {
    path: '/tabs',
    'en-GB': 'Your suggestion is answered in Heartsease',
    'cy-GB': 'Mae ateb i’ch awgrym yn Heartsease',
  },
  event_invited: {
    path: '/tabs/calendar',
    'en-GB': 'You are invited to something in Heartsease',
    'cy-GB': 'Mae gwahoddiad i chi yn Heartsease',
  },
  event_changed: {
    path: '/tabs/calendar',
    'en-GB': 'An event that you are asked to has changed in Heartsease',
    'cy-GB': 'Mae digwyddiad y’ch gwahoddwyd iddo wedi newid yn Heartsease',
  },
  activity_proposed: {
    path: '/manage-custom-activities',
    'en-GB': 'An activity waits for your yes in Heartsease',
    'cy-GB': 'Mae gweithgaredd yn aros am eich sêl yn Heartsease',
  },
  activity_answered: {
    path: '/manage-custom-activities',
    'en-GB': 'Your activity is answered in Heartsease',
    'cy-GB': 'Mae ateb i’ch gweithgaredd yn Heartsease',
  },
  risk_waiting: {
    path: '/risk',
    'en-GB': 'An assessment waits for a signature in Heartsease',
    'cy-GB': 'Mae asesiad yn aros am lofnod yn Heartsease',
  },
  report_returned: {
    path: '/tabs/today',
    'en-GB': 'A report lies with you again in Heartsease',
    'cy-GB': 'Mae adroddiad gyda chi eto yn Heartsease',
  },
  // Not even that it is about somebody, as in its mail.
  concern: {
    path: '/concerns',
    'en-GB': 'Something waits for you in Heartsease',
    'cy-GB': 'Mae rhywbeth yn aros amdanoch yn Heartsease',
  },
  survey: {
    path: '/tabs',
    'en-GB': 'You are asked for your view in Heartsease',
    'cy-GB': 'Gofynnir am eich barn yn Heartsease',
  },
  must_read: {
    path: '/notices',
    'en-GB': 'A notice asks to be read in Heartsease',
    'cy-GB': 'Mae hysbysiad i’w ddarllen yn Heartsease',
  },
  message: {
    path: '/tabs/messages',
    'en-GB': 'There is a new message in Heartsease',
    'cy-GB': 'Mae neges newydd yn Heartsease',
  },
  family_reply: {
    path: '/tabs/home',
    'en-GB': 'There is an answer for you in Heartsease',
    'cy-GB': 'Mae ateb i chi yn Heartsease',
  },
  family_news: {
    path: '/tabs/home',
    'en-GB': 'Something of today is there for you in Heartsease',
    'cy-GB': 'Mae rhywbeth o heddiw yno i chi yn Heartsease',
  },
  consent_asked: {
    path: '/tabs/home',
    'en-GB': 'You are asked to decide something in Heartsease',
    'cy-GB': 'Gofynnir i chi benderfynu rhywbeth yn Heartsease',
  },
  consent_answered: {
    path: '/tabs/residents',
    'en-GB': 'An answer that you asked for is there in Heartsease',
    'cy-GB': 'Mae ateb y gofynasoch amdano yn Heartsease',
  },
  consent_taken_back: {
    path: '/consents',
    'en-GB': 'Somebody took a yes back in Heartsease',
    'cy-GB': 'Mae rhywun wedi tynnu caniatâd yn ôl yn Heartsease',
  },
  test: {
    path: '/account/notifications',
    'en-GB': 'This is what a notification from Heartsease looks like',
    'cy-GB': 'Dyma sut mae hysbysiad gan Heartsease yn edrych',
  },
};

/** What a device is told of a kind, in the words of its owner. */
export function pushMessage(id: string, kind: PushKind, language: Language): PushMessage {
  const said = SAID[kind];
  return { id, title: PRODUCT_NAME, body: said[language], path: said.path };
}

/** Where in the app a notification stands, in its mail too. */
export function pathOf(kind: NotificationKind): string {
  return SAID[kind].path;
}
