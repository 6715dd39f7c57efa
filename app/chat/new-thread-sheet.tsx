import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openThread } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { listPartners } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { ChatThread } from '@heartsease/domain/chat/chat.ts';
import type { InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { findForgiving } from '@heartsease/domain/find-forgiving.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useWriteCall } from '../api/use-write.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { usePartners, useRefreshChat } from './chat.api.ts';
import { usePersonWord } from './person-word.ts';
import { ThreadFace } from './thread-face.tsx';
import { useThreadWords } from './thread-words.ts';

type Partners = OutputOf<typeof listPartners>;
interface Choice {
  key: string;
  with: InputOf<typeof openThread>['with'];
  thread: Pick<ChatThread, 'kind' | 'resident' | 'person'>;
  title: string;
  under: string;
}

/** To whom? A circle, the room, the managers, or one person. */
export function NewThreadSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const query = usePartners();
  const choicesOf = useChoices();
  const [typed, type] = useState('');
  const { begin, isPending } = useBegin();
  return (
    <Sheet isOpen onClose={onClose} title={t`New message`}>
      <SearchField
        label={t`Find somebody`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onClear={() => type('')}
      />
      <AsyncView query={query} waiting={<SkeletonRows rows={5} />} failedTitle={t`There is a problem showing people`}>
        {(partners) => {
          const found = findForgiving(choicesOf(partners), typed, ({ title, under }) => ({
            names: [title],
            also: [under],
          }));
          if (found.length === 0) return <Empty art={null} title={t`Nobody of that name`} />;
          return (
            <Card padding="none">
              <List aria-label={t`To whom?`}>
                {found.map((choice) => (
                  <ListRow
                    key={choice.key}
                    lead={<ThreadFace thread={choice.thread} />}
                    title={choice.title}
                    under={choice.under}
                    onPress={() => {
                      if (!isPending) begin(choice.with);
                    }}
                  />
                ))}
              </List>
            </Card>
          );
        }}
      </AsyncView>
    </Sheet>
  );
}

function useBegin() {
  const navigate = useNavigate();
  const refresh = useRefreshChat();
  const open = useWriteCall(openThread);
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Choice['with']) => open({ with: wanted }),
    onSuccess: async ({ chat_thread_id }) => {
      void refresh();
      // In the place of this sheet: Back leads to where it was opened.
      const replace = new URLSearchParams(window.location.search).has('over');
      await navigate(`/tabs/messages/${chat_thread_id}`, { replace });
    },
    onError: (caught) => tellFailure(caught),
  });
  return { begin: mutate, isPending };
}

function useChoices(): (partners: Partners) => Choice[] {
  const wordsOf = useThreadWords();
  const personWord = usePersonWord();
  const thread = { id: '', may_write: true, resident: null, person: null };
  const choice = (key: string, wanted: Choice['with'], of: ChatThread): Choice => ({
    key,
    with: wanted,
    thread: of,
    ...wordsOf(of),
  });
  return ({ has_room, has_managers, circles, people }) => [
    ...(has_room ? [choice('room', { kind: 'room' }, { ...thread, kind: 'room' })] : []),
    ...(has_managers ? [choice('managers', { kind: 'managers' }, { ...thread, kind: 'managers' })] : []),
    ...circles.map((resident) =>
      choice(resident.id, { kind: 'circle', resident_id: resident.id }, { ...thread, kind: 'circle', resident }),
    ),
    ...people.map((person) => ({
      ...choice(person.id, { kind: 'direct', person_id: person.id }, { ...thread, kind: 'direct', person }),
      under: personWord(person),
    })),
  ];
}
