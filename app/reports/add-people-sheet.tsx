import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useGroups } from '../resident-groups/resident-groups.api.ts';
import { useResidents } from '../residents/residents.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { PeoplePicker } from '../ui/people-picker.tsx';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import type { Suggestion } from './log-grid.tsx';

type AddPeopleSheetProps = {
  draft: LogDraft;
  suggestions: Suggestion[];
  onJoin: (resident: ResidentFace) => void;
  onLeaveOut: (resident_id: string) => void;
  onClosed: () => void;
};

/** Everybody who lives here; whoever was expected or often comes stands first. */
export function AddPeopleSheet({ draft, suggestions, onJoin, onLeaveOut, onClosed }: AddPeopleSheetProps) {
  const { t } = useLingui();
  const residents = useResidents();
  const groups = useGroups({ isBackground: true });
  // Who was in it when the sheet opened stays on top no more than the others: only those not in it are offered.
  const [before] = useState(() => new Set(draft.people.map(({ resident }) => resident.id)));
  const isIn = (id: string) => draft.people.some(({ resident }) => resident.id === id);
  const added = draft.people.filter(({ resident }) => !before.has(resident.id)).length;
  const offered = new Map(suggestions.map(({ resident, reason }) => [resident.id, reason]));

  return (
    <BackSheet
      title={draft.people.length === 0 || before.size === 0 ? t`Who was there?` : t`Someone else`}
      side="end"
      onClosed={onClosed}
      footer={
        <SheetButton>
          {added === 0 ? t`Done` : t`Done: ${plural(added, { one: '# person added', other: '# people added' })}`}
        </SheetButton>
      }
    >
      <AsyncView query={residents}>
        {({ items }) => {
          const others = items.filter(({ id, status }) => !before.has(id) && LIVES_HERE.has(status));
          const [first, rest] = [
            others.filter(({ id }) => offered.has(id)),
            others.filter(({ id }) => !offered.has(id)),
          ];
          return (
            <PeoplePicker
              people={[...first, ...rest]}
              isIn={isIn}
              onToggle={(people) =>
                people.forEach((person) => (isIn(person.id) ? onLeaveOut(person.id) : onJoin(person)))
              }
              why={({ id }) => why(offered.get(id))}
              groups={groups.data?.items ?? []}
            />
          );
        }}
      </AsyncView>
    </BackSheet>
  );

  function why(reason: Suggestion['reason'] | undefined): string | undefined {
    if (reason === undefined) return undefined;
    return reason === 'often_comes' ? t`often comes` : t`was expected`;
  }
}

const LIVES_HERE = new Set(['active', 'respite']);
