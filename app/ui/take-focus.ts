/**
 * For `ref`: what has just come into view takes the focus, once. An arrow written in its place is another function at
 * every drawing, and would take it each time anew.
 */
export function takeFocus(arrived: HTMLElement | null): void {
  arrived?.focus();
}
