import { useLingui } from '@lingui/react/macro';
import { isOverfull } from '@heartsease/domain/planner/room.ts';
import type { Room } from '@heartsease/domain/planner/room.ts';
import { Card } from '../ui/card.tsx';

/** That more are expected than there is room for. It is told and holds nobody back. */
export function RoomNotice(room: Room) {
  const { t } = useLingui();
  const { people_count, capacity } = room;
  return (
    <div role="status">
      {isOverfull(room) && (
        <Card tone="mustard">
          <b>{t`${people_count} are expected, and there is room for ${capacity}`}</b>
          <p className="secondary">{t`You can plan it all the same.`}</p>
        </Card>
      )}
    </div>
  );
}
