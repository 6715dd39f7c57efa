import { useLingui } from '@lingui/react/macro';
import type { ChatMessage } from '@heartsease/domain/chat/chat.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useReceipts } from './chat.api.ts';

/** Who has a message and who has read it, since when. */
export function ReceiptsSheet({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const when = (at: string) => `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
  return (
    <Sheet isOpen onClose={onClose} title={t`Who has read it`}>
      <AsyncView
        query={useReceipts(message.id)}
        waiting={<SkeletonRows rows={3} />}
        failedTitle={t`There is a problem showing this`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty art={null} title={t`Nobody yet`}>{t`It is sent, and waits for the others.`}</Empty>}
      >
        {({ items }) => (
          <Card padding="none">
            <List aria-label={t`Who has read it`}>
              {items.map(({ person, read_at, delivered_at }) => (
                <ListRow
                  key={person.id}
                  lead={<Face person={person} size="s" />}
                  title={`${person.known_as} ${person.last_name}`}
                  under={
                    read_at !== null
                      ? t`Read ${when(read_at)}`
                      : delivered_at !== null
                        ? t`Delivered ${when(delivered_at)}`
                        : t`Not yet`
                  }
                />
              ))}
            </List>
          </Card>
        )}
      </AsyncView>
    </Sheet>
  );
}
