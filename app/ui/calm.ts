/** How the page goes somewhere: at once for whoever wants less to move, by their device or by their own word here. */
export function scrolling(): ScrollBehavior {
  const wantsLess =
    document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return wantsLess ? 'auto' : 'smooth';
}
