/** By the clock of the device, as `first-paint.js` has it too. */
const NIGHT = { from: 22, until: 6 };

export function isNight(now: Date): boolean {
  return now.getHours() >= NIGHT.from || now.getHours() < NIGHT.until;
}
