// What was chosen (app/device/storage.ts), before anything is painted: a dark room must not flash.
try {
  for (const [key, attribute] of [
    ['text-size', 'data-text-size'],
    ['theme', 'data-theme'],
    ['motion', 'data-motion'],
  ]) {
    const chosen = localStorage.getItem(key);
    if (chosen) document.documentElement.setAttribute(attribute, chosen);
  }
} catch {
  // Storage is forbidden.
}
