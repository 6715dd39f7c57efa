import { seasonOf } from '@heartsease/domain/activities/seasons.ts';

/** The drawing of a scene: the garden is drawn for each season, so that no tulips flower in November. */
export function sceneSource(scene: string, day: string): string {
  return scene === 'garden' ? `/scenes/garden-${seasonOf(day)}.svg` : `/scenes/${scene}.svg`;
}
