import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { Tint, TINTS } from '@heartsease/domain/activities/activity.ts';
import { INTERESTS } from '@heartsease/domain/interests/catalogue.ts';
import { ResidentGroup } from '@heartsease/domain/resident-groups/group.ts';
import type { GroupRule } from '@heartsease/domain/resident-groups/group.ts';
import { saveGroup } from '@heartsease/domain/resident-groups/resident-groups.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useResidents } from '../residents/residents.api.ts';
import { useMay } from '../session/use-may.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { PeoplePicker } from '../ui/people-picker.tsx';
import { Select } from '../ui/select.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useTintWords } from '../ui/tint-words.ts';
import { showToast } from '../ui/toast-store.ts';
import { BandsChoice } from './bands-choice.tsx';
import styles from './groups-screen.module.css';
import { OverlapChips } from './overlap-chips.tsx';
import { useArchiveGroup, useGroupPreview, useRefreshGroups } from './resident-groups.api.ts';

const FIELDS = ['name', 'rule', 'tint'] as const;

/** Makes a group or changes one: what it is called, and who is in it. */
export function GroupSheet({ group, onClose }: { group: ResidentGroup | null; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshGroups();
  const archive = useArchiveGroup();
  const residents = useResidents();
  const tints = useTintWords();
  const seesAbilities = useMay('ability.view');
  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveGroup, {
    defaultValues: {
      ...newWrite(),
      resident_group_id: group?.id ?? null,
      base_version: group?.version ?? 0,
      name: group?.name ?? '',
      tint: group?.tint ?? 'duck',
      rule: ruleOf(group),
    },
    onDone: async (saved) => {
      await forget();
      await refresh();
      showToast({ kind: 'success', text: t`The group “${saved.name}” is kept.` });
      onClose();
    },
    onConflict: (current) => {
      const now = ResidentGroup.parse(current);
      const count = plural(now.member_ids.length, { one: '# person', other: '# people' });
      const by = now.changed_by ?? t`Somebody`;
      form.setValue('client_id', newWrite().client_id);
      form.setValue('base_version', now.version);
      form.setError('root', {
        message: t`${by} changed this group too: “${now.name}”, ${count}. Save again to keep yours.`,
      });
    },
  });
  const { forget, onStartAnew, alsoChanged } = useFormDraft(`group:${group?.id ?? 'new'}`, form, FIELDS, {
    isOfOthersToo: group !== null,
  });
  const labels = { name: t`What is it called?`, rule: t`Who is in it?`, tint: t`Its colour` };
  const [rule, tint] = useWatch({ control: form.control, name: ['rule', 'tint'] });
  const preview = useGroupPreview(isWhole(rule) && rule.kind !== 'by_hand' ? rule : null);
  const members =
    rule.kind === 'by_hand' ? rule.resident_ids : isWhole(rule) ? (preview.data?.items ?? []).map(({ id }) => id) : [];
  const wings = [
    ...new Set((residents.data?.items ?? []).map(({ wing }) => wing).filter((wing) => wing !== '')),
  ].sort();
  const problem = form.formState.errors.root?.message;
  useFocusProblem(problems);
  const ruleProblem = form.formState.errors.rule === undefined ? undefined : wrongRule();

  function change(next: GroupRule) {
    form.setValue('rule', next);
    // What is chosen now is judged when it is sent; the old reproach is not about it.
    form.clearErrors('rule');
  }

  /** Between the beginning of a draft and its end somebody may have moved away. */
  function leaveOutWhoLeft() {
    if (rule.kind !== 'by_hand' || residents.data === undefined) return;
    const here = new Set(residents.data.items.map(({ id }) => id));
    form.setValue('rule', { ...rule, resident_ids: rule.resident_ids.filter((id) => here.has(id)) });
  }

  function wrongRule(): string {
    if (rule.kind === 'wing') return t`Choose a wing`;
    if (rule.kind === 'band') return t`Choose a way of joining in`;
    return rule.kind === 'interest' ? t`Choose an interest` : t`Choose 200 people or fewer`;
  }

  async function putAway({ id: resident_group_id, version }: ResidentGroup) {
    const away = await archive
      .mutateAsync({ resident_group_id, base_version: version, is_archived: true })
      .catch(tellFailure);
    if (!away) return;
    const back = { resident_group_id, base_version: away.version, is_archived: false };
    onClose();
    showToast({
      kind: 'success',
      text: t`“${group?.name ?? ''}” is put away.`,
      duration: 10_000,
      action: {
        label: t`Bring it back`,
        onPress: () => void archive.mutateAsync(back).catch(tellFailure),
      },
    });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="end"
      title={group === null ? t`Make a group` : t`Change a group`}
      footer={
        <Button type="submit" form="group-form" size="large" full busy={isBusy}>
          {t`Keep the group`}
        </Button>
      }
    >
      <form
        id="group-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          leaveOutWhoLeft();
          submit();
        }}
      >
        {onStartAnew && problem === undefined && (
          <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map((field) => labels[field])} />
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
        <Field label={labels.name} error={errorOf('name')} {...form.register('name')} />
        <ChoiceGroup
          label={labels.rule}
          name="kind"
          value={rule.kind}
          onChange={(kind) => change(emptyRule(kind))}
          error={ruleProblem}
          options={[
            { value: 'by_hand', label: t`Chosen by hand` },
            { value: 'wing', label: t`Everybody of a wing` },
            { value: 'interest', label: t`Everybody who loves or likes something` },
            ...(seesAbilities || rule.kind === 'band'
              ? [{ value: 'band' as const, label: t`Everybody with a certain way of joining in` }]
              : []),
          ]}
        />
        {rule.kind === 'wing' && (
          <Select
            label={t`Which wing?`}
            value={rule.wing}
            onChange={(wing) => change({ kind: 'wing', wing })}
            placeholder={t`Choose a wing`}
            options={wings.map((wing) => ({ value: wing, label: wing }))}
          />
        )}
        {rule.kind === 'interest' && (
          <Select
            label={t`What do they love?`}
            value={rule.code}
            onChange={(code) => change({ kind: 'interest', code })}
            placeholder={t`Choose an interest`}
            options={INTERESTS.map(({ code, label }) => ({ value: code, label }))}
          />
        )}
        {rule.kind === 'band' && (
          <BandsChoice bands={rule.bands} onChange={(bands) => change({ kind: 'band', bands })} />
        )}
        {rule.kind !== 'by_hand' && preview.data && isWhole(rule) && (
          <p role="status">
            {preview.data.items.length === 0
              ? t`Nobody, for now`
              : t`Today: ${preview.data.items.map(({ known_as }) => known_as).join(', ')}`}
          </p>
        )}
        {rule.kind === 'by_hand' && (
          <AsyncView query={residents} failedTitle={t`There is a problem opening the residents`}>
            {({ items }) => (
              <PeoplePicker
                people={items}
                isIn={(id) => rule.resident_ids.includes(id)}
                onToggle={(toggled) => change({ kind: 'by_hand', resident_ids: toggle(rule.resident_ids, toggled) })}
              />
            )}
          </AsyncView>
        )}
        <div role="status">
          <OverlapChips group={{ id: group?.id ?? '', member_ids: members }} />
        </div>
        <Select
          label={labels.tint}
          value={tint}
          onChange={(value) => form.setValue('tint', Tint.parse(value))}
          options={TINTS.map((value) => ({ value, label: tints[value] }))}
        />
        {group && (
          <Button variant="quiet" busy={archive.isPending} onClick={() => void putAway(group)}>
            {t`Put the group away`}
          </Button>
        )}
      </form>
    </Sheet>
  );
}

/** Whoever was in is out, and the other way round. */
function toggle(chosen: readonly string[], toggled: readonly { id: string }[]): string[] {
  const ids = new Set(toggled.map(({ id }) => id));
  return [...chosen.filter((id) => !ids.has(id)), ...[...ids].filter((id) => !chosen.includes(id))];
}

function ruleOf(group: ResidentGroup | null): GroupRule {
  if (group === null) return emptyRule('by_hand');
  return group.rule.kind === 'by_hand' ? { kind: 'by_hand', resident_ids: group.member_ids } : group.rule;
}

function emptyRule(kind: GroupRule['kind']): GroupRule {
  if (kind === 'by_hand') return { kind, resident_ids: [] };
  if (kind === 'band') return { kind, bands: [] };
  return kind === 'wing' ? { kind, wing: '' } : { kind, code: '' };
}

function isWhole(rule: GroupRule): boolean {
  if (rule.kind === 'by_hand') return true;
  if (rule.kind === 'band') return rule.bands.length > 0;
  return rule.kind === 'wing' ? rule.wing !== '' : rule.code !== '';
}
