/** The push services of the browsers. No server of ours speaks to any other address that a client names. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** @param alsoOrigins those that the operator named besides, such as a push service of their own */
export function isPushService(endpoint: string, alsoOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  if (alsoOrigins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && username === '' && namedFor(hostname) !== undefined;
}

/** Which service an address belongs to: its computers of many names are away together. */
export function serviceOf(endpoint: string): string {
  const { hostname, origin } = new URL(endpoint);
  return namedFor(hostname) ?? origin;
}

function namedFor(hostname: string): string | undefined {
  return SERVICES.find((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one));
}
