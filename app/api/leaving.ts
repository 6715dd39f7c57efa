let isLeaving = false;
window.addEventListener('pagehide', () => (isLeaving = true));
// Come back to from the browser's own store of pages.
window.addEventListener('pageshow', () => (isLeaving = false));

/** Whether the page is on its way out: what its calls come to then is the leaving's doing, and nobody's fault. */
export function pageIsLeaving(): boolean {
  return isLeaving;
}
