import { useLingui } from '@lingui/react/macro';
import type { Activity } from '@heartsease/domain/activities/activity.ts';
import { useActivities } from '../activities/activities.api.ts';

/** Something that one tap logs. Without a connection the library may be unknown; then its name alone is kept. */
export interface Tile {
  id: string | null;
  label: string;
  icon: string;
  tint: string;
  minutes: number | null;
}

/** What suits everybody, in the order of the sheet (product.md, section 6). */
export function useEverydayTiles(): Tile[] {
  const { t } = useLingui();
  const library = useActivities().data?.items ?? [];
  return [
    tile('good-chat', t`A good chat`, 'chat-circle-dots', 'duck'),
    tile('hand-massage', t`Hand massage`, 'hand-heart', 'lilac'),
    tile('cuppa', t`A cuppa`, 'coffee', 'brick'),
    tile('out-in-the-garden', t`Out in the garden`, 'tree', 'moss'),
    tile('a-song', t`A song`, 'music-notes', 'sky'),
  ];

  function tile(slug: string, label: string, icon: string, tint: string): Tile {
    const known: Activity | undefined = library.find((activity) => activity.slug === slug);
    return { id: known?.id ?? null, label, icon, tint, minutes: known?.minutes ?? null };
  }
}
