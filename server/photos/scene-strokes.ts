/** What the drawn scenes are made of: parts of SVG in 400 × 300. */

export const each = <T>(list: readonly T[], draw: (one: T, place: number) => string) => list.map(draw).join('');

export const leaf = (x: number, y: number, length: number, angle: number, colour: string) =>
  `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0C${length * 0.35} ${-length * 0.3} ${length * 0.35} ${-length * 0.75} 0 ${-length}C${-length * 0.35} ${-length * 0.75} ${-length * 0.35} ${-length * 0.3} 0 0z" fill="${colour}"/>`;

export const cup = (x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(.62)"><ellipse cy="22" rx="44" ry="10" fill="#FFFDF8"/><ellipse cy="22" rx="44" ry="10" fill="none" stroke="#5C2352" stroke-opacity=".35" stroke-width="2"/><path d="M-28-14h56c0 26-12 36-28 36s-28-10-28-36z" fill="#FFFDF8"/><ellipse cy="-14" rx="28" ry="7" fill="#9A5B2E"/><path d="M28-8c18-2 18 20-4 20" stroke="#FFFDF8" stroke-width="6" fill="none"/><path d="M-24 4c14 8 34 8 48 0" stroke="${colour}" stroke-width="4" fill="none"/></g>`;
