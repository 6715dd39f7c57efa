import { z } from 'zod';

/** WCAG 2.2, 1.4.3: text of a usual size against its ground. */
export const AA_TEXT = 4.5;

/** The inks that may stand on a colour: our own dark one, and white. */
export const INKS = ['#2b1f2b', '#ffffff'] as const;
export type Ink = (typeof INKS)[number];

export const HexColour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Write the colour as # and six figures or letters from a to f');

/** The contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The ink that reads better on a colour, and how well. */
export function inkOn(colour: string): { ink: Ink; ratio: number } {
  const [dark, white] = [contrast(colour, INKS[0]), contrast(colour, INKS[1])];
  return dark >= white ? { ink: INKS[0], ratio: dark } : { ink: INKS[1], ratio: white };
}

/** Can words be read on this colour? Middle tones carry neither ink. */
export const isReadable = (colour: string): boolean => inkOn(colour).ratio >= AA_TEXT;

/** The colour itself when words can be read on it; otherwise the nearest lighter or darker one on which they can. */
export function nearestReadable(colour: string): string {
  if (isReadable(colour)) return colour;
  for (let step = 1; step <= 100; step += 1) {
    for (const towards of [255, 0]) {
      const candidate = mix(colour, towards, step / 100);
      if (isReadable(candidate)) return candidate;
    }
  }
  return INKS[1];
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function mix(colour: string, towards: number, share: number): string {
  const mixed = channels(colour).map((value) => Math.round(value + (towards - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
