/** The first ones tell the most. */
const KEPT_AT_MOST = 10;
const kept: unknown[] = [];
let told: ((error: unknown) => void) | undefined;
let wake: (() => void) | undefined;

/**
 * What nobody expected, from before there is anything that could report it: it is kept until then.
 *
 * @param onFirst something is kept
 */
export function keepTroubles(onFirst: () => void): void {
  wake = onFirst;
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}

/** Something broke, and a screen caught it. */
export function tellTrouble(error: unknown): void {
  if (told !== undefined) return told(error);
  if (kept.length < KEPT_AT_MOST) kept.push(error);
  wake?.();
}

/** From now on whoever reports listens to the window itself, and hears what screens caught. */
export function handTroublesTo(reporter: (error: unknown) => void): void {
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  told = reporter;
  kept.splice(0).forEach(reporter);
}

function onError({ error }: ErrorEvent): void {
  // A picture that is not there tells of no error.
  if (error) tellTrouble(error);
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  tellTrouble(reason);
}
