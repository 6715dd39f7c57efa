import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useResidents } from '../residents/residents.api.ts';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Faces } from '../ui/face.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import formStyles from '../ui/form.module.css';
import { GonePart } from '../ui/gone-part.tsx';
import { PeoplePicker } from '../ui/people-picker.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useGroups } from './resident-groups.api.ts';

interface ChooseResidentsProps {
  labels: Record<'resident_ids' | 'resident_group_ids', string>;
  /** Over the list of residents. */
  title: string;
  resident_ids: readonly string[];
  resident_group_ids: readonly string[];
  /** What is wrong with the two lists. */
  residentsError: string | undefined;
  groupsError: string | undefined;
  onResidents: (ids: string[]) => void;
  onGroups: (ids: string[]) => void;
}

const OVERLAY = 'residents';

/** Residents chosen one by one, and groups, of which whoever is in them at the time is meant. */
export function ChooseResidents({
  labels,
  title,
  resident_ids,
  resident_group_ids,
  residentsError,
  groupsError,
  onResidents,
  onGroups,
}: ChooseResidentsProps) {
  const { t } = useLingui();
  const residents = useResidents();
  const groups = useGroups({ isBackground: true });
  const { shown, open, close } = useOverlay();
  const everybody = residents.data?.items ?? [];
  const people = everybody.filter(({ id }) => resident_ids.includes(id));
  const count = resident_ids.length;
  return (
    <>
      <div className={formStyles.people}>
        <div>
          <p className={formStyles.name}>{labels.resident_ids}</p>
          {count === 0 ? <p className="secondary">{t`Nobody by name.`}</p> : <Faces people={people} most={7} />}
        </div>
        <FieldError id="resident_ids-error" error={residentsError} />
        <Button
          id="resident_ids"
          variant="soft"
          icon={<UsersThreeIcon weight="bold" aria-hidden="true" />}
          onClick={() => open(OVERLAY)}
        >
          {count === 0 ? t`Choose residents` : plural(count, { one: 'Change # resident', other: 'Change # residents' })}
        </Button>
      </div>
      <GonePart chosen={resident_ids} there={residents.data?.items} onChange={onResidents} />
      {(groups.data?.items.length ?? 0) > 0 && (
        <fieldset className={formStyles.chips}>
          <legend>{labels.resident_group_ids}</legend>
          {groups.data?.items.map(({ id, name, member_ids }) => (
            <FilterChip
              key={id}
              isOn={resident_group_ids.includes(id)}
              onChange={(isOn) =>
                onGroups(isOn ? [...resident_group_ids, id].toSorted() : resident_group_ids.filter((one) => one !== id))
              }
            >
              {`${name} · ${member_ids.length}`}
            </FilterChip>
          ))}
        </fieldset>
      )}
      <GonePart chosen={resident_group_ids} there={groups.data?.items} onChange={onGroups} />
      <FieldError id="resident_group_ids-error" error={groupsError} />
      <Sheet
        isOpen={shown[0] === OVERLAY}
        onClose={close}
        title={title}
        side="end"
        footer={
          <Button full size="large" onClick={close}>
            {t`Done: ${plural(count, { one: '# person', other: '# people' })}`}
          </Button>
        }
      >
        <AsyncView query={residents} failedTitle={t`There is a problem opening the residents`}>
          {({ items }) => (
            <PeoplePicker
              people={items}
              isIn={(id) => resident_ids.includes(id)}
              onToggle={(toggled) => {
                const ids = new Set(toggled.map(({ id }) => id));
                const staying = resident_ids.filter((id) => !ids.has(id));
                const joining = [...ids].filter((id) => !resident_ids.includes(id));
                onResidents([...staying, ...joining].toSorted());
              }}
            />
          )}
        </AsyncView>
      </Sheet>
    </>
  );
}
