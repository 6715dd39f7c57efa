/**
 * A drawing as data, with the names that SVG gives things: the app shows it as SVG, the server draws it on paper.
 * So a picture is drawn once, and looks the same on the wall as on the screen.
 */
export interface Shape {
  tag: 'g' | 'path' | 'circle' | 'ellipse' | 'rect';
  look: Look;
  inside: readonly Shape[];
}

/** Attributes as React spells them. A colour is `#5C2352`, or `var(--r-loved)` where it changes with the theme. */
export interface Look {
  d?: string;
  cx?: number;
  cy?: number;
  r?: number;
  rx?: number;
  ry?: number;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  fill?: string;
  fillOpacity?: number;
  fillRule?: 'evenodd';
  opacity?: number;
  stroke?: string;
  strokeWidth?: number;
  strokeLinecap?: 'round';
  strokeLinejoin?: 'round';
  /** Lengths of line and gap, such as `30 12`. */
  strokeDasharray?: string;
  /** `translate(136 58)`, `scale(.5)`, or one after the other. */
  transform?: string;
}

export const path = (look: Look): Shape => ({ tag: 'path', look, inside: [] });
export const circle = (look: Look): Shape => ({ tag: 'circle', look, inside: [] });
export const ellipse = (look: Look): Shape => ({ tag: 'ellipse', look, inside: [] });
export const rect = (look: Look): Shape => ({ tag: 'rect', look, inside: [] });
export const group = (look: Look, inside: readonly Shape[]): Shape => ({ tag: 'g', look, inside });
