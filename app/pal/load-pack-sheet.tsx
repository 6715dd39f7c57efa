import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { LICENSED_SCOPES, mayChangePack } from '@heartsease/domain/pal/instrument-pack.ts';
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
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useRefreshInstrumentPacks } from './instrument-packs.api.ts';
import styles from './load-pack-sheet.module.css';
import { PackFaults } from './pack-faults.tsx';

/** A pack is words alone; anything larger is some other file. */
const LARGEST_FILE = 2_000_000;

/** A file is read on the device at once, with every fault at its line; then the licence is declared. */
export function LoadPackSheet({ managesOrganisation, onClose }: { managesOrganisation: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const newWrite = useNewWrite();
  const refresh = useRefreshInstrumentPacks();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; read: ReadPack } | null>(null);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(uploadInstrumentPack, {
    defaultValues: {
      ...newWrite(),
      text: '',
      licence_holder: '',
      licence_ref: '',
      valid_to: '',
      // Only one of the two can be meant.
      ...(!managesOrganisation && { licensed_scope: 'care_home' as const }),
    },
    onDone: async () => {
      await refresh();
      showToast({ kind: 'success', text: t`The pack is loaded. Looks can begin with it.` });
      onClose();
    },
  });
  const { register, control, setValue, clearErrors } = form;
  const problem = errorOf('text') ?? form.formState.errors.root?.message;
  useFocusProblem(problems);
  const scopes = {
    organisation: t`All homes of the organisation`,
    care_home: t`${carehome.name} alone`,
  };

  async function take(chosen: File | undefined) {
    if (chosen === undefined) return;
    const text = chosen.size > LARGEST_FILE ? null : await chosen.text();
    clearErrors('text');
    setValue('text', text ?? '');
    setFile({ name: chosen.name, read: text === null ? TOO_LARGE : readPack(text) });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="end"
      title={t`Load a pack`}
      description={t`A JSON file with the wording of an instrument, as its owner gave it to you`}
      footer={
        file?.read.ok === true && (
          <Button type="submit" form="load-pack" size="large" full busy={isBusy}>
            {t`Load the pack`}
          </Button>
        )
      }
    >
      <form
        id="load-pack"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        <div className={styles.file}>
          <Button
            variant={file === null ? 'primary' : 'line'}
            icon={<FileArrowUpIcon weight="bold" aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {file === null ? t`Choose a file` : t`Choose another file`}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label={t`Pack file`}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file, mended, can be chosen again.
              target.value = '';
            }}
          />
          {file !== null && <p className={styles.name}>{file.name}</p>}
        </div>
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div role="status">
          {file?.read.ok === false && <PackFaults faults={file.read.faults} />}
          {file?.read.ok === true && (
            <p className={styles.found}>
              <b className="serif">{file.read.instrument.title}</b>
              {plural(file.read.instrument.sections.length, { one: '# line', other: '# lines' })}
              {' · '}
              {plural(file.read.instrument.bands.length, { one: '# band', other: '# bands' })}
              {file.read.instrument.copyright !== '' && (
                <span className="caption">{file.read.instrument.copyright}</span>
              )}
            </p>
          )}
        </div>
        {file?.read.ok === true && (
          <>
            <Field
              label={t`Who holds the licence?`}
              autoComplete="organization"
              error={errorOf('licence_holder')}
              {...register('licence_holder')}
            />
            <Field
              label={t`Which licence?`}
              description={t`Its number, or the day of the letter`}
              autoComplete="off"
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
                  options={LICENSED_SCOPES.filter((licensed_scope) =>
                    mayChangePack({ licensed_scope }, managesOrganisation),
                  ).map((scope) => ({ value: scope, label: scopes[scope] }))}
                />
              )}
            />
            <Field
              type="date"
              label={t`Until which day?`}
              description={t`After it no new look begins. What was looked at before stays readable, as letters.`}
              error={errorOf('valid_to')}
              {...register('valid_to')}
            />
            <Checkbox
              label={t`Our organisation holds a licence to use this wording here`}
              description={t`Your name and today’s date are kept with this.`}
              error={errorOf('is_attested')}
              {...register('is_attested')}
            />
          </>
        )}
      </form>
    </Sheet>
  );
}

const TOO_LARGE: ReadPack = {
  ok: false,
  faults: [{ line: 1, path: '', sentence: 'This file is too large for a pack' }],
};
