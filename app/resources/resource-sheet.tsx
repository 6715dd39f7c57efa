import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy, useState } from 'react';
import { clashOf, isSame } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { Resource } from '@heartsease/domain/resources/resource.ts';
import type { ResourceKind, ResourceWords } from '@heartsease/domain/resources/resource.ts';
import { archiveResource, saveResource } from '@heartsease/domain/resources/resources.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { fetchPart } from '../shell/fetch-part.ts';
import { begunLike, useKeepDraft, useKeptDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTintWords } from '../ui/tint-words.ts';
import { showToast } from '../ui/toast-store.ts';
import { useKindWords } from './resource-words.ts';
import { useRefreshResources, useResourceWrite } from './resources.api.ts';
import styles from './resources-screen.module.css';

/** It knows all the interests, by whose names the drawings are found, so it comes when it is asked for. */
const IconPicker = lazy(async () => ({
  default: await fetchPart(async () => (await import('../ui/icon-picker.tsx')).IconPicker),
}));

const NEW: ResourceWords = {
  kind: 'have',
  name: '',
  also: '',
  place: '',
  quantity: 1,
  note: '',
  icon: 'basket',
  tint: 'moss',
};

interface ResourceSheetProps {
  /** Null for something new. */
  resource: Resource | null;
  onClose: () => void;
}

/** Puts something into the cupboard or on the wish list, or changes it. What is begun waits on this device. */
export function ResourceSheet({ resource, onClose }: ResourceSheetProps) {
  const stands = resource === null ? NEW : wordsOf(resource);
  const draftKey = `resource:${resource?.id ?? 'new'}`;
  const kept = useKeptDraft(draftKey, begunLike(stands));
  // The device answers before anybody sees that the sheet is not there yet.
  if (kept === undefined) return null;
  const fresh = { fields: stands, base: stands, base_version: resource?.version ?? 0 };
  return (
    <Writing
      resource={resource}
      draftKey={draftKey}
      fresh={fresh}
      begun={kept ?? fresh}
      isFromDraft={kept !== null}
      onClose={onClose}
    />
  );
}

interface WritingProps extends ResourceSheetProps {
  draftKey: string;
  /** As it stands. */
  fresh: Begun<ResourceWords>;
  /** As its author left it on this device. */
  begun: Begun<ResourceWords>;
  isFromDraft: boolean;
}

function Writing({ resource, draftKey, fresh, begun, isFromDraft, onClose }: WritingProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshResources();
  const archive = useResourceWrite(archiveResource);
  const kinds = useKindWords();
  const { label, say } = useFieldWords();
  const [base, setBase] = useState(begun.base);
  const [clash, setClash] = useState<Clash<ResourceWords> | null>(null);
  const resource_id = resource?.id ?? null;
  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveResource, {
    defaultValues: { ...newWrite(), resource_id, base_version: begun.base_version, ...begun.fields },
    onDone: async (saved) => {
      await forget();
      await refresh();
      showToast({ kind: 'success', text: t`“${saved.name}” is written down.` });
      onClose();
    },
    onConflict: (current) => {
      const now = Resource.parse(current);
      const stands = wordsOf(now);
      const mine = wordsOf(form.getValues());
      const { merged, clash: found } = clashOf({ base, mine, stands }, { by: now.changed_by, at: now.changed_at });
      setClash(found);
      beginAt({ fields: merged, base: stands, base_version: now.version });
    },
  });
  const values = form.watch();
  const fields = wordsOf(values);
  const isChanged = !isSame(fields, base);
  const { forget } = useKeepDraft(draftKey, isChanged ? { fields, base, base_version: values.base_version } : null);

  function beginAt(at: Begun<ResourceWords>) {
    form.reset({ ...newWrite(), resource_id, base_version: at.base_version, ...at.fields });
    setBase(at.base);
  }

  const { kind, icon, tint } = fields;
  const look = { icon, tint };
  const [isPicking, setPicking] = useState(false);
  const problem = form.formState.errors.root?.message;
  useFocusProblem(problems);

  function takeOff(which: Resource) {
    const at = { resource_id: which.id };
    archive.write({ ...newWrite(), ...at, is_archived: true }, () => {
      onClose();
      showToast({
        kind: 'success',
        text: t`“${which.name}” is off the list.`,
        duration: 10_000,
        action: {
          label: t`Bring it back`,
          onPress: () => archive.write({ ...newWrite(), ...at, is_archived: false }),
        },
      });
    });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="end"
      title={resource === null ? t`Add to the cupboard` : t`Change: ${resource.name}`}
      footer={
        <Button type="submit" form="resource-form" size="large" full busy={isBusy}>
          {t`Save`}
        </Button>
      }
    >
      <form
        id="resource-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isFromDraft && clash === null && isChanged && <BegunNotice onStartAnew={() => beginAt(fresh)} />}
        {clash && (
          <ClashCard clash={clash} label={label} say={say} onChoose={(field, value) => form.setValue(field, value)} />
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
        <Field label={label('name')} error={errorOf('name')} {...form.register('name')} />
        <ChoiceGroup<ResourceKind>
          label={label('kind')}
          name="kind"
          value={kind}
          onChange={(value) => form.setValue('kind', value)}
          error={errorOf('kind')}
          columns={2}
          options={[
            { value: 'have', label: kinds.have },
            { value: 'wish', label: kinds.wish },
          ]}
        />
        {kind === 'have' && (
          <Field
            label={label('place')}
            description={t`So that somebody new finds it: room, cupboard, shelf.`}
            error={errorOf('place')}
            {...form.register('place')}
          />
        )}
        <Field
          type="number"
          inputMode="numeric"
          label={label('quantity')}
          error={errorOf('quantity')}
          {...form.register('quantity', { valueAsNumber: true })}
        />
        <Field
          label={label('also')}
          description={t`As activities ask for it, such as “song sheets, hymn books”. Then it is found there.`}
          optional
          error={errorOf('also')}
          {...form.register('also')}
        />
        <div className={styles.look}>
          <Stamp icon={look.icon} tint={look.tint} />
          <Button variant="line" size="small" onClick={() => setPicking(true)}>
            {t`Choose a drawing`}
          </Button>
        </div>
        <Field label={label('note')} optional error={errorOf('note')} {...form.register('note')} />
        {resource && resource.loans.length === 0 && (
          <Button variant="quiet" busy={archive.isPending} onClick={() => takeOff(resource)}>
            {t`Take it off the list`}
          </Button>
        )}
      </form>
      {isPicking && (
        <Suspense>
          <IconPicker
            look={look}
            onChange={(chosen) => {
              form.setValue('icon', chosen.icon);
              form.setValue('tint', chosen.tint);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

/** Of a thing or of a form only the words, which may be as wrong as they were typed. */
function wordsOf({ kind, name, also, place, quantity, note, icon, tint }: ResourceWords): ResourceWords {
  return { kind, name, also, place, quantity, note, icon, tint };
}

function useFieldWords(): { label: (field: string) => string; say: (field: string, value: unknown) => string } {
  const { t } = useLingui();
  const kinds = useKindWords();
  const tints = new Map<unknown, string>(Object.entries(useTintWords()));
  const labels: Record<string, string> = {
    name: t`What is it?`,
    kind: t`Is it there?`,
    place: t`Where does it stand?`,
    quantity: t`How many?`,
    also: t`What else is it called?`,
    note: t`A note`,
    icon: t`Drawing`,
    tint: t`Colour`,
  };
  return {
    label: (field) => labels[field] ?? field,
    say: (field, value) => {
      const told = String(value);
      if (field === 'kind') return value === 'wish' ? kinds.wish : kinds.have;
      if (field === 'tint') return tints.get(value) ?? told;
      return told === '' ? t`nothing` : told;
    },
  };
}
