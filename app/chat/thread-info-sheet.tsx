import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { getThread } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { usePersonWord } from './person-word.ts';
import { useThreadWords } from './thread-words.ts';

/** Who reads what is written here, by name. */
export function ThreadInfoSheet({ thread, onClose }: { thread: OutputOf<typeof getThread>; onClose: () => void }) {
  const { t } = useLingui();
  const wordOf = usePersonWord();
  const { title } = useThreadWords()(thread);
  const count = plural(thread.people.length, { one: '# person reads this', other: '# people read this' });
  return (
    <Sheet isOpen onClose={onClose} title={title} description={count} side="end">
      <Card padding="none">
        <List aria-label={t`Who is in this conversation`}>
          {thread.people.map((person) => (
            <ListRow
              key={person.id}
              lead={<Face person={person} size="s" />}
              title={`${person.known_as} ${person.last_name}`}
              under={wordOf(person)}
            />
          ))}
        </List>
      </Card>
    </Sheet>
  );
}
