import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { startEntryFor } from '@heartsease/domain/surveys/survey-entries.endpoints.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { useCallForm } from '../api/call-form.ts';
import { useResidents } from '../residents/residents.api.ts';
import { useProfile } from '../session/use-session.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Face } from '../ui/face.tsx';
import { Field } from '../ui/field.tsx';
import form_styles from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

/** Who is asked, and who helps them: before the first question of somebody who lives here. */
export function HelpForm({ survey_id }: { survey_id: string }) {
  const { t } = useLingui();
  const title = t`Help somebody answer`;
  const navigate = useNavigate();
  const profile = useProfile();
  const newWrite = useNewWrite();
  const residents = useResidents();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(startEntryFor, {
    defaultValues: { ...newWrite(), survey_id, resident_id: '', helped_by: profile.known_as },
    onDone: async ({ entry_id }) => {
      await forget();
      await navigate(`/manage-survey-entry?survey_id=${survey_id}&entry_id=${entry_id}`, { replace: true });
    },
  });
  const { forget } = useFormDraft(`survey-help:${survey_id}`, form, ['resident_id', 'helped_by']);
  const resident_id = useWatch({ control: form.control, name: 'resident_id' }) || null;
  return (
    <FullScreen title={title} width="narrow" backTo="/tabs">
      <Card>
        <form
          className={form_styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <ErrorSummary errors={problems} />
          <p className="secondary">{t`Sit with them, let them choose, and leave out what they would rather not say.`}</p>
          <p className="secondary">
            {t`Where no names are kept, you are not told who has answered already. The first answer of each person counts.`}
          </p>
          <AsyncView query={residents} waiting={<SkeletonRows rows={1} />}>
            {({ items }) => (
              <Select
                label={t`Who answers?`}
                name="resident_id"
                value={resident_id}
                error={errorOf('resident_id')}
                onChange={(id) => form.setValue('resident_id', id, { shouldValidate: form.formState.isSubmitted })}
                options={items.map((resident) => ({
                  value: resident.id,
                  label: fullName(resident),
                  icon: <Face person={resident} size="s" />,
                }))}
              />
            )}
          </AsyncView>
          <Field
            label={t`Who helps?`}
            description={t`Kept with the mark that they answered, never with what they said.`}
            error={errorOf('helped_by')}
            {...form.register('helped_by')}
          />
          <Button type="submit" size="large" full busy={isBusy}>
            {t`Begin`}
          </Button>
        </form>
      </Card>
    </FullScreen>
  );
}
