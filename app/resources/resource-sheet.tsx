import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy, useState } from 'react';
import { clashOf } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { Resource, ResourceWords } from '@heartsease/domain/resources/resource.ts';
import type { ResourceKind } from '@heartsease/domain/resources/resource.ts';
import { archiveResource, saveResource } from '@heartsease/domain/resources/resources.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import { fetchPart } from '../shell/fetch-part.ts';
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

type Words = ReturnType<typeof ResourceWords.parse>;

const NEW: Words = {
  kind: 'have',
  name: '',
  also: '',
  place: '',
  quantity: 1,
  note: '',
  icon: 'basket',
  tint: 'moss',
};

/** Puts something into the cupboard or on the wish list, or changes it. */
export function ResourceSheet({ resource, onClose }: { resource: Resource | null; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshResources();
  const archive = useResourceWrite(archiveResource);
  const kinds = useKindWords();
  const { label, say } = useFieldWords();
  const [base, setBase] = useState<Words>(resource === null ? NEW : wordsOf(resource));
  const [clash, setClash] = useState<Clash<Words> | null>(null);
  const resource_id = resource?.id ?? null;
  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveResource, {
    defaultValues: { ...newWrite(), resource_id, base_version: resource?.version ?? 0, ...base },
    onDone: async (saved) => {
      await refresh();
      showToast({ kind: 'success', text: t`“${saved.name}” is written down.` });
      onClose();
    },
    onConflict: (current) => {
      const now = Resource.parse(current);
      const stands = wordsOf(now);
      const mine = { ...base, ...typedIn(form.getValues()) };
      const { merged, clash: found } = clashOf({ base, mine, stands }, { by: now.changed_by, at: now.changed_at });
      form.reset({ ...newWrite(), resource_id, base_version: now.version, ...merged });
      setBase(stands);
      setClash(found);
    },
  });
  const kind = form.watch('kind');
  const look = { icon: form.watch('icon'), tint: form.watch('tint') };
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
            onChange={({ icon, tint }) => {
              form.setValue('icon', icon);
              form.setValue('tint', tint);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

function wordsOf(resource: Resource): Words {
  return ResourceWords.parse(resource);
}

function typedIn({ kind, name, also, place, quantity, note, icon, tint }: Words): Partial<Words> {
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
