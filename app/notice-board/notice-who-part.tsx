import { useLingui } from '@lingui/react/macro';
import { mayHangInLounge } from '@heartsease/domain/notice-board/notice.ts';
import type { NoticeAudience } from '@heartsease/domain/notice-board/notice.ts';
import { ChooseResidents } from '../resident-groups/choose-residents-card.tsx';
import { useResidents } from '../residents/residents.api.ts';
import { useMay } from '../session/use-may.ts';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import formStyles from '../ui/form.module.css';
import type { NoticeCallForm } from './notice-form.tsx';
import { useNoticeLabels, useNoticeWords } from './notice-words.ts';

interface NoticeWhoPartProps {
  callForm: NoticeCallForm;
  /** Somebody has said already that they have read it. */
  hasReaders: boolean;
}

/** Whom a notice is for, and how much it asks of them. */
export function NoticeWhoPart({ callForm, hasReaders }: NoticeWhoPartProps) {
  const { t } = useLingui();
  const { form, errorOf } = callForm;
  const labels = useNoticeLabels();
  const { audiences } = useNoticeWords();
  const seesResidents = useMay('residents.view');
  const values = form.watch();
  const { audience, families_of, category } = values;
  const isForFamilies = audience !== 'staff';
  const mayLounge = mayHangInLounge(values);
  return (
    <Card>
      <fieldset className={formStyles.part}>
        <legend>{labels.audience}</legend>
        <ChoiceGroup<NoticeAudience>
          label={labels.audience}
          hideLabel
          name="audience"
          columns={3}
          value={audience}
          error={errorOf('audience')}
          onChange={(value) => form.setValue('audience', value)}
          options={(['everybody', 'staff', 'families'] as const).map((value) => ({
            value,
            label: audiences[value],
            isDisabled: category === 'staff_only' && value !== 'staff',
          }))}
        />
        {isForFamilies && seesResidents && (
          <ChoiceGroup
            label={labels.families_of}
            name="families_of"
            columns={2}
            value={families_of}
            error={errorOf('families_of')}
            onChange={(value) => form.setValue('families_of', value)}
            options={[
              { value: 'all', label: t`All families` },
              { value: 'chosen', label: t`Those that I choose` },
            ]}
          />
        )}
        {isForFamilies && seesResidents && families_of === 'chosen' && <ChosenFamilies callForm={callForm} />}
        <Checkbox
          label={labels.must_read}
          description={t`They say “I have read this”, and you see who has not.`}
          {...form.register('must_read')}
        />
        {values.must_read && hasReaders && (
          <Checkbox
            label={t`Ask those who have read it once more`}
            description={t`For when it says something else now.`}
            {...form.register('asks_again')}
          />
        )}
        <Checkbox
          label={labels.is_pinned}
          description={t`Three are pinned at a time.`}
          error={errorOf('is_pinned')}
          {...form.register('is_pinned')}
        />
        {(mayLounge || values.is_in_lounge) && (
          <Checkbox
            label={labels.is_in_lounge}
            description={t`On the television, for residents and whoever visits.`}
            error={errorOf('is_in_lounge')}
            {...form.register('is_in_lounge')}
          />
        )}
      </fieldset>
    </Card>
  );
}

/** Families of people by name, of groups and of a wing. */
function ChosenFamilies({ callForm: { form, errorOf } }: { callForm: NoticeCallForm }) {
  const labels = useNoticeLabels();
  const wing = form.watch('wing');
  // The chosen one also when nobody lives there any more, so that it can be taken off.
  const inhabited = useResidents().data?.items.map((person) => person.wing) ?? [];
  const wings = [...new Set([...inhabited, wing])].filter((name) => name !== '').toSorted();
  return (
    <>
      <ChooseResidents
        labels={labels}
        title={labels.families_of}
        resident_ids={form.watch('resident_ids')}
        resident_group_ids={form.watch('resident_group_ids')}
        residentsError={errorOf('resident_ids')}
        groupsError={errorOf('resident_group_ids')}
        onResidents={(ids) => form.setValue('resident_ids', ids)}
        onGroups={(ids) => form.setValue('resident_group_ids', ids)}
      />
      {(wings.length > 1 || wing !== '') && (
        <fieldset className={formStyles.chips}>
          <legend>{labels.wing}</legend>
          {wings.map((name) => (
            <FilterChip key={name} isOn={wing === name} onChange={(isOn) => form.setValue('wing', isOn ? name : '')}>
              {name}
            </FilterChip>
          ))}
        </fieldset>
      )}
    </>
  );
}
