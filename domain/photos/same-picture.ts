/** Until when an address is good, and by what the server knows that it gave it (server/photos/photo-links.ts). */
const SIGNATURE = /\/\d+\/[\w-]{43}(?=[/?]|$)/;

/** Do two addresses lead to the same picture, looking the same? Each call gives it another signature before long. */
export function isSamePicture(one: string, other: string): boolean {
  return one.replace(SIGNATURE, '') === other.replace(SIGNATURE, '');
}
