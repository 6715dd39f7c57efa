import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import { addResident, findDoubles } from '@heartsease/domain/residents/profile.endpoints.ts';
import type { Double } from '@heartsease/domain/residents/profile.ts';
import { useCallForm } from '../api/call-form.ts';
import { call } from '../api/call.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { FromDraft } from '../shell/from-draft.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { showToast } from '../ui/toast-store.ts';
import { DoublesCard } from './doubles-card.tsx';
import styles from './profile-form.module.css';
import { useRefreshResidents } from './profile.api.ts';

type Newcomer = Pick<InputOf<typeof findDoubles>, 'known_as' | 'last_name' | 'room' | 'date_of_birth' | 'nhs_number'>;

const NOBODY: Newcomer = { known_as: '', last_name: '', room: '', date_of_birth: '', nhs_number: '' };
const DRAFT = 'add-resident';

/** Somebody new in half a minute: a name and a room. Whoever may be here already is shown first. */
export function AddResidentScreen() {
  const { t } = useLingui();
  return (
    <FullScreen
      title={t`Add a resident`}
      under={t`Three things are enough to begin with. The rest can wait.`}
      backTo="/tabs/residents"
      width="narrow"
    >
      <FromDraft draftKey={DRAFT} fresh={{ fields: NOBODY, base: NOBODY, base_version: 0 }}>
        {({ fields }, onStartAnew) => <Form begun={fields} onStartAnew={onStartAnew} />}
      </FromDraft>
    </FullScreen>
  );
}

function Form({ begun, onStartAnew }: { begun: Newcomer; onStartAnew: (() => void) | undefined }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const navigate = useNavigate();
  const refresh = useRefreshResidents();
  const [doubles, setDoubles] = useState<{ items: Double[]; asked: InputOf<typeof findDoubles> } | null>(null);

  const search = useCallForm(findDoubles, {
    defaultValues: begun,
    onDone: async ({ items }) => {
      const asked = search.form.getValues();
      if (items.length > 0) setDoubles({ items, asked });
      else await add(asked);
    },
  });
  const { form, problems, errorOf } = search;
  const fields = form.watch();
  const { forget } = useKeepDraft(DRAFT, isSame(fields, NOBODY) ? null : { fields, base: NOBODY, base_version: 0 });

  async function add({ known_as, last_name, room, date_of_birth, nhs_number }: InputOf<typeof findDoubles>) {
    const { id } = await call(addResident, { ...newWrite(), known_as, last_name, room, date_of_birth, nhs_number });
    await forget();
    await refresh();
    showToast({ kind: 'success', text: t`${known_as} is one of us now.` });
    await navigate(`/manage-resident/${id}`, { replace: true });
  }

  return (
    <>
      {onStartAnew && <BegunNotice onStartAnew={onStartAnew} />}
      {doubles !== null && (
        <DoublesCard
          items={doubles.items}
          asked={doubles.asked}
          onBack={() => setDoubles(null)}
          onAddAnyway={() => add(doubles.asked)}
        />
      )}
      <Card>
        <form
          className={formStyles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setDoubles(null);
            search.submit();
          }}
        >
          <ErrorSummary errors={problems} />
          <Field
            label={t`Known as`}
            description={t`The name that everybody uses.`}
            autoComplete="off"
            error={errorOf('known_as')}
            {...form.register('known_as')}
          />
          <Field label={t`Last name`} autoComplete="off" error={errorOf('last_name')} {...form.register('last_name')} />
          <Field label={t`Room`} autoComplete="off" error={errorOf('room')} {...form.register('room')} />
          <div className={styles.pair}>
            <Field
              label={t`Date of birth`}
              optional
              type="date"
              autoComplete="off"
              error={errorOf('date_of_birth')}
              {...form.register('date_of_birth')}
            />
            <Field
              label={t`NHS number`}
              optional
              inputMode="numeric"
              autoComplete="off"
              error={errorOf('nhs_number')}
              {...form.register('nhs_number')}
            />
          </div>
          <Button type="submit" size="large" full busy={search.isBusy}>
            {t`Add this person`}
          </Button>
        </form>
      </Card>
    </>
  );
}
