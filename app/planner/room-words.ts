import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isOverfull } from '@heartsease/domain/planner/room.ts';
import type { Room } from '@heartsease/domain/planner/room.ts';

interface RoomWords {
  /** "9 of 8" */
  count: string;
  /** "9 people planned · room for 8" */
  told: string;
}

/** What is said where more are expected than there is room for; null where there is room. */
export function useRoomWords(): (room: Room) => RoomWords | null {
  const { t } = useLingui();
  return (room) => {
    const { people_count: count, capacity } = room;
    if (count === null || !isOverfull(room)) return null;
    const planned = plural(count, { one: '# person planned', other: '# people planned' });
    return { count: t`${room.people_count} of ${room.capacity}`, told: `${planned} · ${t`room for ${capacity}`}` };
  };
}
