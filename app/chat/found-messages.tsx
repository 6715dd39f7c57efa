import { useLingui } from '@lingui/react/macro';
import { AsyncView } from '../ui/async-view.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useFound } from './chat.api.ts';

/** Messages in one's own threads in which the words stand. */
export function FoundMessages({ words }: { words: string }) {
  const { t } = useLingui();
  const time = useTimeWords();
  return (
    <AsyncView
      query={useFound(words)}
      waiting={<SkeletonRows rows={3} />}
      failedTitle={t`There is a problem with the search`}
      isEmpty={({ items }) => items.length === 0}
      empty={<Empty title={t`Nothing found`}>{t`None of your messages has “${words}” in it.`}</Empty>}
    >
      {({ items }) => (
        <List aria-label={t`Messages found`}>
          {items.map(({ id, chat_thread_id, position, author, text, sent_at }) => (
            <ListRow
              key={id}
              lead={<Face person={author} size="s" />}
              title={text.length > 140 ? `${text.slice(0, 140)}…` : text}
              under={`${author.known_as} · ${time.nearDay(time.dayOf(sent_at))}, ${time.time(sent_at)}`}
              to={`/tabs/messages/${chat_thread_id}?at=${position}`}
            />
          ))}
        </List>
      )}
    </AsyncView>
  );
}
