import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PACK_RULES } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import type { PackPerson } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import { Button } from '../ui/button.tsx';
import { PeoplePicker } from '../ui/people-picker.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';

interface PeopleSheetProps {
  isOpen: boolean;
  people: readonly PackPerson[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  onClose: () => void;
}

/** Of whom the pack tells a month and what matters: up to six. */
export function PeopleSheet({ isOpen, people, chosen, onChange, onClose }: PeopleSheetProps) {
  const { t } = useLingui();
  const counts = new Map(people.map(({ resident, moments }) => [resident.id, moments]));
  const most = PACK_RULES.most_people;

  function toggle(id: string) {
    if (chosen.includes(id)) return onChange(chosen.filter((one) => one !== id));
    if (chosen.length >= most) {
      showToast({ kind: 'warning', text: t`${most} people at most. Take somebody out first.` });
      return;
    }
    onChange([...chosen, id]);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Who does it tell of?`}
      description={t`Their month, and what matters to them. Up to ${most} people. Ask them, or whoever speaks for them, before you show it to somebody outside.`}
      side="end"
      footer={
        <Button full onClick={onClose}>
          {plural(chosen.length, {
            0: 'Done, nobody chosen',
            one: 'Done, # person chosen',
            other: 'Done, # people chosen',
          })}
        </Button>
      }
    >
      <PeoplePicker
        people={people.map(({ resident }) => resident)}
        isIn={(id) => chosen.includes(id)}
        onToggle={([person]) => person && toggle(person.id)}
        why={({ id }) => plural(counts.get(id) ?? 0, { one: '# moment', other: '# moments' })}
      />
    </Sheet>
  );
}
