import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { LICENSED_SCOPES } from '@heartsease/domain/pal/instrument-pack.ts';
import { uploadInstrumentPack } from '@heartsease/domain/pal/instrument-packs.endpoints.ts';
import { readPack } from '@heartsease/domain/pal/read-pack.ts';
import type { ReadPack } from '@heartsease/domain/pal/read-pack.ts';
import { useCallForm } from '../api/call-form.ts';
import { useProfile } from '../session/use-session.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useRefreshInstrumentPacks } from './instrument-packs.api.ts';
import styles from './load-pack-sheet.module.css';

/** A file is read on the device at once, with every fault at its line; then the licence is declared. */
export function LoadPackSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const newWrite = useNewWrite();
  const refresh = useRefreshInstrumentPacks();
  const [read, setRead] = useState<ReadPack | null>(null);
  const { form, submit, isBusy, errorOf } = useCallForm(uploadInstrumentPack, {
    defaultValues: { ...newWrite(), text: '', licence_holder: '', licence_ref: '', valid_to: '' },
    onDone: async () => {
      await refresh();
      showToast({ kind: 'success', text: t`The pack is loaded.` });
      onClose();
    },
  });
  const { register, control, setValue } = form;
  const scopes = {
    organisation: t`All homes of the organisation`,
    care_home: t`${carehome.name} alone`,
  };

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const text = await file.text();
    setValue('text', text);
    setRead(readPack(text));
  }

  return (
    <Sheet isOpen onClose={onClose} title={t`Load a pack`} description={t`A file of JSON, as its publisher gave it to you`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={t`The file`}
          type="file"
          accept=".json,application/json"
          error={errorOf('text')}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        <div aria-live="polite">
          {read?.ok === false && <Faults faults={read.faults} />}
          {read?.ok === true && (
            <p>
              <b>{read.instrument.title}</b>{' '}
              {plural(read.instrument.sections.length, { one: '# line', other: '# lines' })} · {read.instrument.copyright}
            </p>
          )}
        </div>
        {read?.ok === true && (
          <>
            <Field label={t`Licence holder`} error={errorOf('licence_holder')} {...register('licence_holder')} />
            <Field
              label={t`Licence`}
              description={t`Its number, or the day of the letter`}
              error={errorOf('licence_ref')}
              {...register('licence_ref')}
            />
            <Controller
              control={control}
              name="licensed_scope"
              render={({ field: { name, value, onChange, ref } }) => (
                <ChoiceGroup
                  label={t`Which homes is it for?`}
                  name={name}
                  ref={ref}
                  value={value ?? null}
                  error={errorOf('licensed_scope')}
                  onChange={onChange}
                  options={LICENSED_SCOPES.map((scope) => ({ value: scope, label: scopes[scope] }))}
                />
              )}
            />
            <Field type="date" label={t`Valid up to`} error={errorOf('valid_to')} {...register('valid_to')} />
            <Checkbox
              label={t`Our organisation holds a licence to use this wording here`}
              error={errorOf('is_attested')}
              {...register('is_attested')}
            />
            <Button type="submit" size="large" full busy={isBusy}>
              {t`Load the pack`}
            </Button>
          </>
        )}
      </form>
    </Sheet>
  );
}

function Faults({ faults }: { faults: readonly { line: number; path: string; sentence: string }[] }) {
  const { t } = useLingui();
  return (
    <>
      <p>{plural(faults.length, { one: '# thing to mend in the file:', other: '# things to mend in the file:' })}</p>
      <table className={styles.faults}>
        <thead>
          <tr>
            <th scope="col">{t`Line`}</th>
            <th scope="col">{t`Where`}</th>
            <th scope="col">{t`What is wrong`}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, path, sentence }) => (
            <tr key={`${line} ${path} ${sentence}`}>
              <td>{line}</td>
              <td>{path}</td>
              <td>{sentence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
