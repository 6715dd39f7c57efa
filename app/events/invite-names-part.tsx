import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { SearchField } from '../ui/search-field.tsx';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import styles from './invite-names-part.module.css';
import { GonePart } from '../ui/gone-part.tsx';

interface InviteNamesPartProps {
  /** The field, which is also the word in the address while its sheet is open. */
  name: string;
  title: string;
  error: string | undefined;
  /** On the button while nobody is chosen. */
  choose: string;
  people: readonly { id: string; name: string; about: string }[];
  /** Are these all that can be chosen, or just those known so far? */
  areAll: boolean;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** People without a face here, colleagues and relatives: found by name, and ticked. */
export function InviteNamesPart({
  name,
  title,
  error,
  choose,
  people,
  areAll,
  chosen,
  onChange,
}: InviteNamesPartProps) {
  const { t } = useLingui();
  const { shown, open, close } = useOverlay();
  const [typed, type] = useState('');
  const named = people.filter((one) => chosen.includes(one.id)).map((one) => one.name);
  const found = people.filter((one) => matchesWords(typed, [one.name, one.about]));
  const count = chosen.length;
  return (
    <>
      <div className={formStyles.people}>
        <div>
          <p className={formStyles.name}>{title}</p>
          <p className="secondary">{count === 0 ? t`Nobody by name.` : named.join(', ')}</p>
        </div>
        <FieldError id={`${name}-error`} error={error} />
        <Button id={name} variant="soft" disabled={people.length === 0} onClick={() => open(name)}>
          {count === 0 ? choose : plural(count, { one: 'Change # name', other: 'Change # names' })}
        </Button>
      </div>
      <GonePart chosen={chosen} there={areAll ? people : undefined} onChange={onChange} />
      <Sheet
        isOpen={shown[0] === name}
        onClose={close}
        title={title}
        side="end"
        footer={
          <Button full size="large" onClick={close}>
            {t`Done: ${plural(count, { one: '# person', other: '# people' })}`}
          </Button>
        }
      >
        <SearchField
          label={t`Find by name`}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onClear={() => type('')}
        />
        <ul className={styles.names} aria-label={t`People`}>
          {found.map((person) => (
            <li key={person.id}>
              <Checkbox
                label={person.name}
                description={person.about === '' ? undefined : person.about}
                checked={chosen.includes(person.id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, person.id].toSorted() : chosen.filter((id) => id !== person.id))
                }
              />
            </li>
          ))}
          {found.length === 0 && <li className="secondary">{t`Nobody here has that name.`}</li>}
        </ul>
      </Sheet>
    </>
  );
}
