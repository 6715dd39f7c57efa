const KEY = 'reloaded-for-update';

/**
 * After an update of the server an open app may ask for a part of itself that is no more. It then starts
 * anew, once: a part that is still missing after that is a real failure.
 */
export function reloadAfterUpdate(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(KEY) !== null) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, 'true');
    window.location.reload();
  });
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(KEY), 10_000));
}
