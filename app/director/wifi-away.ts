/**
 * Takes the network away from this page, and from nothing else: every call fails as it does where there is none, and the
 * browser says that it is offline. All that follows is the app's own doing (row AU-6).
 *
 * @returns the way to bring it back
 */
export function takeWifiAway(): () => void {
  const { fetch } = window;
  window.fetch = async () => await Promise.reject(new TypeError('The Wi-Fi is away, in a scene'));
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    window.fetch = fetch;
    // Its own answer lies in the prototype.
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}
