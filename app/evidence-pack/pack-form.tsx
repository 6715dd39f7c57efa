import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { PACK_PARTS, weeksInPack } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import type { PackPart, PackPerson } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import { buildPack, listPacks } from '@heartsease/domain/evidence-pack/evidence-packs.endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../api/call-form.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import styles from './pack-card.module.css';

interface PackFormProps {
  days: { from: string; to: string };
  framework: string;
  people: readonly PackPerson[];
  /** In the head of the page: where the button stands as well. */
  head: HTMLElement | null;
  /** With the id of the pack that is being made now. */
  onAsked: (id: string) => void;
}

/** The parts of a pack to tick, whose month it tells, and how people are told. One tap makes all of it. */
export function PackForm({ days, framework, people, head, onAsked }: PackFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const newWrite = useNewWrite();
  const client = useQueryClient();
  const [isChoosing, choose] = useState(false);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(buildPack, {
    defaultValues: {
      ...newWrite(),
      ...days,
      framework,
      // Without a moment in the last four weeks there is no month to tell.
      parts: PACK_PARTS.filter((part) => part !== 'month_in_the_life' || people.length > 0),
      resident_ids: people.filter(({ is_suggested }) => is_suggested).map(({ resident }) => resident.id),
      has_names: false,
      reason: '',
      language: i18n.locale.startsWith('cy') ? 'cy' : 'en',
    },
    onDone: async ({ id: asked }) => {
      form.setValue('client_id', newWrite().client_id);
      await client.invalidateQueries({ queryKey: [listPacks.path] });
      onAsked(asked);
    },
  });
  const [parts, resident_ids, has_names] = form.watch(['parts', 'resident_ids', 'has_names']);
  const words = usePartWords(days, { chosen: resident_ids.length, ofMonth: people.length });
  // Both tell of the people who are chosen: the button stands with the first of them that is ticked.
  const partOfPeople = people.length === 0 ? undefined : PARTS_OF_PEOPLE.find((part) => parts.includes(part));

  function tick(part: PackPart, isIn: boolean) {
    form.setValue(
      'parts',
      PACK_PARTS.filter((one) => (one === part ? isIn : parts.includes(one))),
    );
  }

  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      <fieldset className={styles.parts}>
        <legend className="visually-hidden">{t`Parts of the pack`}</legend>
        {PACK_PARTS.map((part, place) => (
          <div key={part} className={styles.part}>
            <Checkbox
              id={place === 0 ? 'parts' : `part-${part}`}
              label={<b>{words[part].label}</b>}
              description={words[part].description}
              error={place === 0 ? errorOf('parts') : undefined}
              checked={parts.includes(part)}
              disabled={part === 'month_in_the_life' && people.length === 0}
              onChange={(event) => tick(part, event.target.checked)}
            />
            {part === partOfPeople && (
              <Button
                id="resident_ids"
                size="small"
                variant="soft"
                className={styles.who}
                aria-describedby={errorOf('resident_ids') ? 'resident_ids-error' : undefined}
                onClick={() => choose(true)}
              >
                {t`Choose who`}
              </Button>
            )}
            {part === 'month_in_the_life' && errorOf('resident_ids') && (
              <p id="resident_ids-error" className={styles.error}>
                {errorOf('resident_ids')}
              </p>
            )}
          </div>
        ))}
      </fieldset>
      <ChoiceGroup
        label={t`How are people told?`}
        name="has_names"
        value={has_names ? 'names' : 'initials'}
        onChange={(value) => form.setValue('has_names', value === 'names')}
        columns={2}
        options={[
          { value: 'initials', label: t`By initials` },
          { value: 'names', label: t`By name` },
        ]}
      />
      {has_names && (
        <Field
          label={t`What is it for?`}
          description={t`It names people who live here, so the reason is kept with your name.`}
          error={errorOf('reason')}
          {...form.register('reason')}
        />
      )}
      <Button type="submit" variant="soft" size="large" full busy={isBusy} icon={<PackIcon />}>
        {t`Make the pack`}
      </Button>
      {head !== null &&
        createPortal(
          <Button type="submit" form={id} busy={isBusy} icon={<PackIcon />}>
            {t`Make the pack`}
          </Button>,
          head,
        )}
      <PeopleSheet
        isOpen={isChoosing}
        people={people}
        chosen={resident_ids}
        onChange={(ids) => form.setValue('resident_ids', ids)}
        onClose={() => choose(false)}
      />
    </form>
  );
}

function PackIcon() {
  return <FilePdfIcon weight="bold" aria-hidden="true" />;
}

const PARTS_OF_PEOPLE = ['month_in_the_life', 'what_matters'] as const;

function usePartWords({ from, to }: PackFormProps['days'], people: { chosen: number; ofMonth: number }) {
  const { t } = useLingui();
  const weeks = weeksInPack({ from, to }).length;
  const words: Record<PackPart, { label: string; description: string }> = {
    key_questions: { label: t`One page per key question`, description: t`With up to three examples that speak for it` },
    month_in_the_life: {
      label: plural(people.chosen, {
        0: 'A month in the life',
        one: 'A month in the life of # person',
        other: 'A month in the life of # people',
      }),
      description:
        people.ofMonth === 0
          ? t`Nothing was recorded in the last four weeks of these days.`
          : t`The last four weeks. You choose who`,
    },
    what_matters: {
      label: t`How we find out what matters`,
      description:
        people.ofMonth === 0
          ? t`For how many people it is written down, and who told us`
          : t`About me, interests and who told us, of the people you choose`,
    },
    not_joining_in: {
      label: t`When someone was not joining in`,
      description: t`What we noticed, tried and changed`,
    },
    weekly_planners: {
      label: t`Weekly planners as displayed`,
      description: plural(weeks, { one: '# week', other: '# weeks' }),
    },
  };
  return words;
}
