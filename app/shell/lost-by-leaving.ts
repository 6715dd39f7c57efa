import { plural } from '@lingui/core/macro';

/** What is said before somebody leaves photos that the device could not keep. */
export function lostByLeaving(unkept: number): string {
  return plural(unkept, {
    one: 'One photo could not be kept on this device. It is lost if you leave before it is sent.',
    other: '# photos could not be kept on this device. They are lost if you leave before they are sent.',
  });
}
