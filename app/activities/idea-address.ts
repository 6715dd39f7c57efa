import { useMay } from '../session/use-may.ts';

/** Where an idea is told in full: its sheet in the library, or over the ideas for whoever has no library. */
export function useIdeaAddress(): (activity_id: string) => string {
  const hasLibrary = useMay('all_activities.view');
  return (activity_id) => (hasLibrary ? `/activity/${activity_id}` : `/tabs/ideas?over=idea.${activity_id}`);
}
