import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { CatalogueInterest } from '@heartsease/domain/interests/catalogue-interest.ts';
import {
  INTEREST_LEVELS,
  InterestLevel,
  InterestSource,
  ResidentInterest,
} from '@heartsease/domain/interests/interest.ts';
import type { ListedInterest } from '@heartsease/domain/interests/interest.ts';
import { saveInterest } from '@heartsease/domain/interests/interests.endpoints.ts';
import { mergeFields } from '@heartsease/domain/merge.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useCallForm } from '../api/call-form.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import { useMay } from '../session/use-may.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Faces } from '../ui/face.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './interest-sheet.module.css';
import { CameFrom } from './came-from.tsx';
import { useLevelWords, useNames, useSourceWords } from './interest-words.ts';
import { useRefreshInterests, useRemoveInterest } from './interests.api.ts';
import { LevelIcon } from './level-icon.tsx';

interface InterestSheetProps {
  resident: ResidentFace;
  /** The one that is noted; null for a new one. */
  interest: ListedInterest | null;
  /** Of the catalogue; null for own words. */
  picked: CatalogueInterest | null;
  /** What was searched for: the beginning of own words. */
  typed: string;
  companions: ResidentFace[];
  onClose: () => void;
}

/** How it is for this person, in a tap, with what they say about it. */
export function InterestSheet({ resident, interest, picked, typed, companions, onClose }: InterestSheetProps) {
  const { t } = useLingui();
  const levels = useLevelWords();
  const sources = useSourceWords();
  const names = useNames();
  const newWrite = useNewWrite();
  const refresh = useRefreshInterests();
  const remove = useRemoveInterest();
  const mayRemove = useMay('interests.remove');
  const [clash, setClash] = useState<Clash | null>(null);
  const [base, setBase] = useState<Fields>(interest ? fieldsOf(interest) : NOTHING);
  const code = interest ? interest.code : (picked?.code ?? null);
  const label = interest?.label ?? picked?.label ?? t`In own words`;
  const name = resident.known_as;
  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveInterest, {
    defaultValues: {
      ...newWrite(),
      resident_id: resident.id,
      resident_interest_id: interest?.id ?? null,
      base_version: interest?.version ?? 0,
      code,
      custom_label: code === null ? (interest?.label ?? typed.trim()) : '',
      note: interest?.note ?? '',
      source: interest?.source ?? 'staff_observed',
      told_by: interest?.told_by ?? '',
      ...(interest && { level: interest.level }),
    },
    onDone: async (saved) => {
      await draft.forget();
      await refresh();
      showToast({ kind: 'success', text: t`Noted: ${saved.label}` });
      onClose();
    },
    // What somebody else wrote is never overwritten unseen.
    onConflict: (current) => {
      const now = ResidentInterest.parse(current);
      const mine = fieldsOf(form.getValues());
      const stands = fieldsOf(now);
      const { merged, clashes } = mergeFields<Fields>({ base, mine, stands });
      for (const field of FIELDS) put(field, merged[field]);
      form.setValue('client_id', newWrite().client_id);
      form.setValue('resident_interest_id', now.id);
      form.setValue('base_version', now.version);
      setBase(stands);
      setClash({ by: now.changed_by, at: now.changed_at, mine, stands, fields: clashes });
    },
  });
  // By what it is about: what is begun as a new one is found again also when a colleague noted it meanwhile.
  const about = code ?? interest?.id ?? `own words:${typed.trim()}`;
  const draftKey = `interest:${resident.id}:${about}`;
  const draft = useFormDraft(draftKey, form, [...FIELDS, 'custom_label'], { isOfOthersToo: true });
  useFocusProblem(problems);

  const fieldWords: Record<string, string> = {
    level: t`How is it for ${name}?`,
    note: t`Which, when, how?`,
    source: t`How do we know?`,
    told_by: t`Who told us?`,
  };

  function said(field: string, value: string): string {
    if (field === 'level') return levels[InterestLevel.parse(value)].answer;
    if (field === 'source') return sources[InterestSource.parse(value)];
    return value === '' ? t`nothing` : value;
  }

  function put(field: keyof Fields, value: string) {
    if (field === 'level') form.setValue('level', InterestLevel.parse(value));
    else if (field === 'source') form.setValue('source', InterestSource.parse(value));
    else form.setValue(field, value);
  }

  async function takeAway(resident_interest_id: string) {
    const which = { resident_id: resident.id, resident_interest_id };
    try {
      await remove.mutateAsync({ ...which, is_removed: true });
    } catch (caught) {
      tellFailure(caught);
      return;
    }
    onClose();
    showToast({
      kind: 'success',
      text: t`“${label}” is taken away.`,
      duration: 10_000,
      action: {
        label: t`Put it back`,
        onPress: () => void remove.mutateAsync({ ...which, is_removed: false }).catch(tellFailure),
      },
    });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="end"
      title={label}
      description={t`How is it for ${name}?`}
      lead={
        <Stamp icon={interest?.icon ?? picked?.icon ?? 'sparkle'} tint={interest?.tint ?? picked?.tint ?? 'lilac'} />
      }
      footer={
        <Button type="submit" form="interest-form" size="large" full busy={isBusy}>
          {t`Save`}
        </Button>
      }
    >
      <form
        id="interest-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {draft.onStartAnew && clash === null && (
          <BegunNotice
            onStartAnew={draft.onStartAnew}
            alsoChanged={draft.alsoChanged.flatMap((field) => fieldWords[field] ?? [])}
          />
        )}
        {clash && (
          <ClashCard
            clash={clash}
            label={(field) => fieldWords[field] ?? field}
            say={(field, value) => said(field, String(value))}
            onChoose={put}
          />
        )}
        {form.formState.errors.root?.message !== undefined && <p role="alert">{form.formState.errors.root.message}</p>}
        {code === null && (
          <Field
            label={t`What is it?`}
            description={t`In ${name}’s own words, such as “Aldo’s nineteen flavours”`}
            error={errorOf('custom_label')}
            {...form.register('custom_label')}
          />
        )}
        <Controller
          control={form.control}
          name="level"
          render={({ field }) => (
            <ChoiceGroup
              label={t`How is it for ${name}?`}
              hideLabel
              name={field.name}
              value={field.value ?? null}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              error={errorOf('level') ?? errorOf('code')}
              columns={2}
              options={INTEREST_LEVELS.map((value) => ({
                value,
                label: levels[value].answer,
                description: levels[value].meaning,
                icon: <LevelIcon level={value} />,
              }))}
            />
          )}
        />
        {companions.length > 0 && (
          <p className={styles.shared}>
            <Faces people={companions} most={4} />
            <span>{t`Shared with ${names(companions.map(({ known_as }) => known_as))}`}</span>
          </p>
        )}
        {interest?.came_from && (
          <p>
            <CameFrom origin={interest.came_from} isLink />
          </p>
        )}
        <TextareaField
          label={t`Which, when, how?`}
          optional
          rows={2}
          description={t`Their own words, where there are some`}
          error={errorOf('note')}
          {...form.register('note')}
        />
        <Controller
          control={form.control}
          name="source"
          render={({ field }) => (
            <ChoiceGroup
              label={t`How do we know?`}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errorOf('source')}
              options={InterestSource.options
                .filter((value) => value !== 'import' || interest?.source === 'import')
                .map((value) => ({ value, label: sources[value] }))}
            />
          )}
        />
        <Field
          label={t`Who told us?`}
          optional
          description={t`Such as “Sarah, daughter”`}
          error={errorOf('told_by')}
          {...form.register('told_by')}
        />
        {interest && mayRemove && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => void takeAway(interest.id)}>
            {t`Take it away`}
          </Button>
        )}
      </form>
    </Sheet>
  );
}

const FIELDS = ['level', 'note', 'source', 'told_by'] as const;
/** What two people can have said differently. */
type Fields = Record<(typeof FIELDS)[number], string>;

interface Clash {
  by: string | null;
  at: string;
  mine: Fields;
  stands: Fields;
  fields: (keyof Fields)[];
}

/** Nobody had noted it when the form was opened. */
const NOTHING: Fields = { level: '', note: '', source: '', told_by: '' };

function fieldsOf({ level, note, source, told_by }: Fields): Fields {
  return { level, note, source, told_by };
}
