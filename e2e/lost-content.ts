import type { Page } from '@playwright/test';

/**
 * What somebody could not read or reach at the width and size of text that the page has now (WCAG 1.4.4, 1.4.10): text
 * beyond the edge, cut off by a box or written over other text, a control that something covers wherever the
 * page is scrolled, and bars that leave too little of it.
 */
export async function lostContent(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const lost: string[] = [];
    const before = { top: scrollY, focused: document.activeElement };
    // What shows itself only while it has the focus.
    if (before.focused instanceof HTMLElement && before.focused.matches('a')) before.focused.blur();
    const root = document.documentElement;
    const top = document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') ?? document.body;
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 50)}”`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.closest('.visually-hidden, [aria-hidden="true"], svg, [inert]') === null;

    const tooWide = root.scrollWidth - root.clientWidth;
    if (tooWide > 0) lost.push(`scrolls sideways by ${tooWide} px`);

    // Each line of each text, and the box that holds it.
    const lines: { box: DOMRect; of: Element; layer: Element | null }[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const of = node.parentElement;
      if (of === null || (node.textContent ?? '').trim() === '' || !isSeen(of)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const layer = layerOf(of);
      for (const box of boxes) {
        lines.push({ box, of, layer });
        const cutter = cutterOf(of, box);
        if (cutter !== null) lost.push(`cut off by ${told(cutter)}: ${told(of)}`);
        else if ((box.right > root.clientWidth + 1 || box.left < -1) && scrollerOf(of) === null)
          lost.push(`beyond the edge: ${told(of)}`);
      }
    }

    // Written over each other: within one layer, for bars lie over what scrolls behind them.
    const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, line] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top > line.box.bottom - 4) break;
        if (line.of === other.of || line.layer !== other.layer) continue;
        const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const down = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
        // Letters fill the middle of their line: what overlaps by less touches nothing.
        const least = Math.min(line.box.height, other.box.height);
        if (across > 3 && down > least * 0.4)
          lost.push(`written over each other: ${told(line.of)} and ${told(other.of)}`);
      }

    const controls = [
      ...top.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ];
    for (const control of controls) {
      if (
        control.matches(':disabled') ||
        !control.checkVisibility({ checkVisibilityCSS: true }) ||
        control.closest('[inert], [aria-hidden="true"]')
      )
        continue;
      const shown = control.matches(
        '.visually-hidden, .visually-hidden *, input[type="radio"], input[type="checkbox"], input[type="file"]',
      )
        ? (control.closest('label') ?? control)
        : control;
      control.focus();
      // What takes no focus by itself, such as one radio of many, is reached by scrolling.
      if (document.activeElement !== control) shown.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top: above, width, height } = shown.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const spots = [0.5, 0.15, 0.85].flatMap((x) =>
        [0.5, 0.15, 0.85].map((y) => [left + width * x, above + height * y] as const),
      );
      const isReached = spots.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (shown.contains(there) || there.contains(shown));
      });
      if (!isReached) lost.push(`out of reach: ${told(shown)} ${shown.getAttribute('aria-label') ?? ''}`);
    }
    // Back to where it was; the page itself takes no focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (before.focused instanceof HTMLElement) before.focused.focus({ preventScroll: true });
    scrollTo({ top: before.top });
    return [...new Set(lost)];

    /** The nearest box around it that hides a part of this line, and can't be scrolled to show it. */
    function cutterOf(element: Element, box: DOMRect): Element | null {
      for (
        let around: Element | null = element;
        around !== null && around !== root && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const least = Math.min(box.height, box.width) * 0.3;
        if (cuts(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) return around;
        if (cuts(overflowY) && (box.bottom > edge.bottom + least || box.top < edge.top - least)) return around;
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
          return null;
        if (position === 'fixed') return null;
      }
      return null;
    }

    function scrollerOf(element: Element): Element | null {
      for (
        let around = element.parentElement;
        around !== null && around !== root && around !== document.body;
        around = around.parentElement
      )
        if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth)
          return around;
      return null;
    }

    function layerOf(element: Element): Element | null {
      for (let around: Element | null = element; around !== null; around = around.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return around;
      return null;
    }
  });
}
