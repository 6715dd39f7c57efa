/** Set by the director's panel of a demo (app/director/cue.ts), in this tab; nowhere else is its part fetched. */
export function hasCue(): boolean {
  try {
    return sessionStorage.getItem('director-cue') !== null;
  } catch {
    return false;
  }
}
