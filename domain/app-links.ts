/**
 * What an address of the home's server begins with that opens in the app on a phone: all that mails, notifications and
 * papers lead to, and the short addresses. Nothing else, since the server has pages of its own that the app can't show.
 * Android has the same list in its manifest (scripts/native.test.ts compares them), iOS asks the server for it.
 */
export const APP_LINK_PREFIXES = [
  '/tabs',
  '/manage-',
  '/register',
  '/reset-password',
  '/mail-link',
  '/i/',
  '/r/',
  '/m/',
  '/e/',
  '/p/',
  '/answer/',
  '/event-add',
  '/planned-session',
  '/risk',
  '/concern',
  '/notices',
  '/consents',
  '/account',
] as const;
