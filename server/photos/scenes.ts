import { ActivitySeason } from '@heartsease/domain/activities/activity-detail.ts';
import { backdrop } from '@heartsease/domain/portraits/backdrop.ts';
import { drawPortrait } from '@heartsease/domain/portraits/draw-portrait.ts';
import type { Portrait } from '@heartsease/domain/portraits/portrait.ts';
import type { FaceBox } from '@heartsease/domain/photos/photo.ts';
import type { Shape } from '@heartsease/domain/drawings/shape.ts';
import { SCENE_DEFS, scenesIn } from './scene-parts.ts';

/** As large as a photo that was taken: 4:3. */
export const SCENE_SIZE = { width: 1_600, height: 1_200 };
const BOX = { width: 400, height: 300 };
/** Where the face is in a portrait's 200 × 200. */
const FACE = { x: 52, y: 34, width: 96, height: 112 };

export interface InScene {
  known_as: string;
  portrait: Portrait | null;
  box: FaceBox | null;
}

/** Where the face of a figure is that stands at this place of a scene, in its 400 × 300. */
export function boxOfFigure({ x, y, scale }: { x: number; y: number; scale: number }): FaceBox {
  return {
    x: (x + FACE.x * scale) / BOX.width,
    y: (y + FACE.y * scale) / BOX.height,
    width: (FACE.width * scale) / BOX.width,
    height: (FACE.height * scale) / BOX.height,
  };
}

/**
 * A picture of the demo world, where no real person is: a scene, and in it the portraits of whoever is there.
 *
 * @param scene a place and a season, as "garden-autumn"; in spring when it names none
 */
export function drawnScene(scene: string, people: readonly InScene[]): string {
  const [place = '', named] = scene.split('-');
  const season = ActivitySeason.catch('spring').parse(named);
  const { behind, front } = scenesIn(season)[place] ?? { behind: '', front: '' };
  const light = '<rect width="400" height="300" fill="url(#warm)"/><rect width="400" height="300" fill="url(#edge)"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_SIZE.width}" height="${SCENE_SIZE.height}" viewBox="0 0 400 300"><defs>${SCENE_DEFS}</defs>${behind}${people.map(figure).join('')}${front}${light}</svg>`;
}

function figure({ portrait, box }: InScene): string {
  if (portrait === null || box === null) return '';
  const scale = (box.width * BOX.width) / FACE.width;
  const [x, y] = [box.x * BOX.width - FACE.x * scale, box.y * BOX.height - FACE.y * scale];
  // Somebody in a room, not in front of a wall of their own.
  const shapes = drawPortrait(portrait).slice(backdrop({ recipe: portrait }).length);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.map(asText).join('')}</g>`;
}

function asText({ tag, look, inside }: Shape): string {
  const attributes = Object.entries(look).map(([name, value]) => `${spelt(name)}="${String(value)}"`);
  return `<${tag} ${attributes.join(' ')}>${inside.map(asText).join('')}</${tag}>`;
}

/** `strokeWidth` is `stroke-width` in SVG. */
function spelt(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}
