// What was chosen (app/device/storage.ts), before anything is painted: a dark room must not flash.
try {
  const page = document.documentElement;
  for (const [key, attribute] of [
    ['text-size', 'data-text-size'],
    ['theme', 'data-theme'],
    ['motion', 'data-motion'],
  ]) {
    const chosen = localStorage.getItem(key);
    if (chosen) page.setAttribute(attribute, chosen);
  }
  // app/shell/night.ts
  if (localStorage.getItem('night') && (new Date().getHours() + 2) % 24 < 8) page.setAttribute('data-night', '');
} catch {
  // Storage is forbidden.
}
