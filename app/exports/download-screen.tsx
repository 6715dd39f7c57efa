import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { EXPORT_FORMATS, mayHavePhotos } from '@heartsease/domain/exports/export.ts';
import type { ExportFormat, ExportScope } from '@heartsease/domain/exports/export.ts';
import { startExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import { Id } from '@heartsease/domain/text.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { useCallForm } from '../api/call-form.ts';
import { useGroups } from '../resident-groups/resident-groups.api.ts';
import { useResidents } from '../residents/residents.api.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { DaysPart } from './days-part.tsx';
import styles from './download-screen.module.css';
import { FilesPart } from './files-part.tsx';
import { useRefreshExports } from './exports.api.ts';

/** Reports as a file: of whom, which days, in which form; and the files that were asked for. */
export function DownloadScreen() {
  const { t } = useLingui();
  const title = t`Download reports`;
  return (
    <FullScreen title={title} width="narrow">
      <div className={styles.page}>
        <AskForm />
        <FilesPart />
      </div>
    </FullScreen>
  );
}

function AskForm() {
  const { t, i18n } = useLingui();
  const [address] = useSearchParams();
  const { today } = useTimeWords();
  const mayTakeHome = useMay('reports.download_home');
  const newWrite = useNewWrite();
  const refresh = useRefreshExports();
  const residents = useResidents();
  const groups = useGroups();
  const report_id = Id.safeParse(address.get('report_id')).data ?? null;
  const formats = useFormatChoices();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(startExport, {
    defaultValues: {
      ...newWrite(),
      scope: report_id === null ? 'resident' : 'report',
      report_id,
      resident_id: Id.safeParse(address.get('resident_id')).data ?? null,
      resident_group_id: Id.safeParse(address.get('resident_group_id')).data ?? null,
      from: addDays(today, -27),
      to: today,
      format: 'pdf',
      has_names: true,
      has_photos: false,
      language: i18n.locale.startsWith('cy') ? 'cy' : 'en',
      reason: '',
    },
    onDone: async () => {
      form.setValue('client_id', newWrite().client_id);
      await refresh();
      showToast({ kind: 'success', text: t`It is being made. You can carry on; it waits here for a day.` });
    },
  });
  const [scope, format, has_names] = form.watch(['scope', 'format', 'has_names']);
  const scopes: { value: ExportScope; label: string }[] = [
    ...(report_id === null ? [] : [{ value: 'report' as const, label: t`This report` }]),
    { value: 'resident', label: t`One person` },
    { value: 'group', label: t`A group` },
    ...(mayTakeHome ? [{ value: 'home' as const, label: t`The whole home` }] : []),
  ];

  return (
    <Card as="section" aria-label={t`What goes into the file`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        <Controller
          control={form.control}
          name="scope"
          render={({ field }) => (
            <ChoiceGroup
              label={t`About whom?`}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              columns={scopes.length === 2 ? 2 : 3}
              options={scopes}
            />
          )}
        />
        {scope === 'resident' && (
          <Controller
            control={form.control}
            name="resident_id"
            render={({ field }) => (
              <Select
                label={t`Person`}
                name={field.name}
                value={field.value ?? null}
                onChange={field.onChange}
                ref={field.ref}
                error={errorOf('resident_id')}
                placeholder={t`Choose`}
                options={(residents.data?.items ?? []).map((one) => ({ value: one.id, label: fullName(one) }))}
              />
            )}
          />
        )}
        {scope === 'group' && (
          <Controller
            control={form.control}
            name="resident_group_id"
            render={({ field }) => (
              <Select
                label={t`Group`}
                name={field.name}
                value={field.value ?? null}
                onChange={field.onChange}
                ref={field.ref}
                error={errorOf('resident_group_id')}
                placeholder={t`Choose`}
                options={(groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          />
        )}
        {scope !== 'report' && (
          <DaysPart
            from={{ ...form.register('from'), error: errorOf('from') }}
            to={{ ...form.register('to'), error: errorOf('to') }}
            onChoose={(from, to) => {
              form.setValue('from', from);
              form.setValue('to', to);
            }}
          />
        )}
        <Controller
          control={form.control}
          name="format"
          render={({ field }) => (
            <ChoiceGroup
              label={t`In which form?`}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              columns={2}
              options={formats}
            />
          )}
        />
        <Controller
          control={form.control}
          name="has_names"
          render={({ field }) => (
            <ChoiceGroup
              label={t`How are people told?`}
              description={t`With initials, the names in notes go too. The file of one person never names others who live here.`}
              name={field.name}
              value={field.value ? 'names' : 'initials'}
              onChange={(value) => field.onChange(value === 'names')}
              columns={2}
              options={[
                { value: 'names', label: t`By name` },
                { value: 'initials', label: t`By initials` },
              ]}
            />
          )}
        />
        {mayHavePhotos({ scope, format, has_names }) && (
          <Checkbox
            label={t`With photos`}
            description={t`Up to four that their family may see, with the faces of others covered as for the family.`}
            {...form.register('has_photos')}
          />
        )}
        {scope === 'home' && has_names && (
          <Field
            label={t`What is it for?`}
            description={t`It names everybody who lives here, so the reason is kept with your name.`}
            error={errorOf('reason')}
            {...form.register('reason')}
          />
        )}
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Make the file`}
        </Button>
      </form>
    </Card>
  );
}

function useFormatChoices(): { value: ExportFormat; label: string; description: string }[] {
  const { t } = useLingui();
  const words: Record<ExportFormat, { label: string; description: string }> = {
    pdf: { label: 'PDF', description: t`To read and to print` },
    xlsx: { label: 'XLSX', description: t`A workbook to count in` },
    csv: { label: 'CSV', description: t`Plain text for any spreadsheet` },
    json: { label: 'JSON', description: t`For another system` },
  };
  return EXPORT_FORMATS.map((value) => ({ value, ...words[value] }));
}
