import { useLingui } from '@lingui/react/macro';
import type { Room } from '@heartsease/domain/planner/room.ts';
import { Card } from '../ui/card.tsx';
import { useRoomWords } from './room-words.ts';

/** That more are expected than there is room for. It is told and holds nobody back. */
export function RoomNotice(room: Room) {
  const { t } = useLingui();
  const words = useRoomWords()(room);
  return (
    <div role="status">
      {words !== null && (
        <Card tone="mustard">
          <b>{words.told}</b>
          <p className="secondary">{t`You can plan it all the same.`}</p>
        </Card>
      )}
    </div>
  );
}
