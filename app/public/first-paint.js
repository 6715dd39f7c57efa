// The person's own text size, theme and motion, before anything is painted: a dark room at night must not flash.
// The keys are those of app/device/storage.ts.
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
  // A browser that forbids storage shows the standard look.
}
