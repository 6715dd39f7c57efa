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
  // A family's device is dark at night (app/shell/night.ts).
  const hour = new Date().getHours();
  if (localStorage.getItem('dark-at-night') && (hour >= 22 || hour < 6))
    document.documentElement.setAttribute('data-night', '');
} catch {
  // Storage is forbidden.
}
