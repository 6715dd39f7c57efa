import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { clashOf, isSame } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { ACCESS_LEVELS, LinkFields, Relative } from '@heartsease/domain/relatives/relative.ts';
import { saveAccess } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useCallForm } from '../api/call-form.ts';
import type { CallForm } from '../api/call-form.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { FromDraft } from '../shell/from-draft.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './access-form.module.css';
import { fullNameOf, useAccessWords } from './access-words.ts';
import { useRefreshAccess, useRelatives } from './access.api.ts';
import { DigestFields } from './digest-fields.tsx';
import { DocumentsPart } from './documents-part.tsx';

/** Changes what a relative is to a resident, what they may see, and which documents somebody saw. */
export function EditAccessScreen() {
  const { t } = useLingui();
  const { residentId = '', relativeLinkId = '' } = useParams();
  const query = useRelatives(residentId);
  const relative = query.data?.items.find(({ id, status }) => id === relativeLinkId && status !== 'ended');
  const title = relative === undefined ? t`Access` : t`${fullNameOf(relative)}’s access`;
  if (isNothingThere(query.error) || (query.data !== undefined && relative === undefined)) return <NotFoundScreen />;
  return (
    <FullScreen title={title} backTo={`/manage-relative/${residentId}/${relativeLinkId}`} width="narrow">
      <AsyncView query={query} waiting={<SkeletonRows rows={6} />} failedTitle={t`There is a problem opening this`}>
        {({ resident }) => (relative === undefined ? null : <AccessForm relative={relative} resident={resident} />)}
      </AsyncView>
    </FullScreen>
  );
}

function AccessForm({ relative, resident }: { relative: Relative; resident: ResidentFace }) {
  const key = `access:${relative.id}`;
  const stands = LinkFields.parse(relative);
  return (
    <FromDraft draftKey={key} fresh={{ fields: stands, base: stands, base_version: relative.version }}>
      {(begun, onStartAnew) => (
        <Form relative={relative} resident={resident} draftKey={key} begun={begun} onStartAnew={onStartAnew} />
      )}
    </FromDraft>
  );
}

interface FormProps {
  relative: Relative;
  resident: ResidentFace;
  draftKey: string;
  begun: Begun<LinkFields>;
  onStartAnew: (() => void) | undefined;
}

function Form({ relative, resident, draftKey, begun, onStartAnew }: FormProps) {
  const { t } = useLingui();
  const { levels, label, say } = useAccessWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshAccess();
  const goBack = useGoBack(`/manage-relative/${resident.id}/${relative.id}`);
  // As it was begun: an answer that comes in behind the form changes nothing of what one types.
  const [base, setBase] = useState(begun.base);
  const [clash, setClash] = useState<Clash<LinkFields> | null>(null);
  const relative_link_id = relative.id;
  const name = resident.known_as;

  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveAccess, {
    defaultValues: { ...newWrite(), relative_link_id, base_version: begun.base_version, ...begun.fields },
    onDone: async () => {
      await forget();
      await refresh();
      showToast({ kind: 'success', text: t`${relative.first_name}’s access is saved.` });
      goBack();
    },
    onConflict: (current) => {
      const now = Relative.parse(current);
      const stands = LinkFields.parse(now);
      const mine = LinkFields.parse(form.getValues());
      const { merged, clash: found } = clashOf({ base, mine, stands }, { by: now.changed_by, at: now.changed_at });
      form.reset({ ...newWrite(), relative_link_id, base_version: now.version, ...merged });
      setBase(stands);
      setClash(found);
    },
  });
  const { fields, base_version } = typedIn(form.watch());
  const { forget } = useKeepDraft(draftKey, isSame(fields, base) ? null : { fields, base, base_version });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      {onStartAnew && clash === null && <BegunNotice onStartAnew={onStartAnew} />}
      {clash !== null && (
        <ClashCard clash={clash} label={label} say={say} onChoose={(field, value) => form.setValue(field, value)} />
      )}
      <Card>
        <div className={styles.part}>
          <Field
            label={t`What are they to ${name}?`}
            autoComplete="off"
            error={errorOf('relationship')}
            {...form.register('relationship')}
          />
          <Checkbox
            label={t`First to call`}
            description={t`Whom the home rings first. One person for each resident.`}
            {...form.register('is_primary')}
          />
          <Checkbox
            label={t`May invite others`}
            description={t`Asks family and friends of ${name} in by themselves. You hear of each, and can take it back.`}
            {...form.register('can_invite')}
          />
        </div>
      </Card>
      <Card>
        <Controller
          control={form.control}
          name="access_level"
          render={({ field: { value, onChange } }) => (
            <ChoiceGroup
              label={t`What may they see?`}
              name="access_level"
              value={value}
              onChange={onChange}
              error={errorOf('access_level')}
              options={ACCESS_LEVELS.map((level) => ({ value: level, ...levels[level] }))}
            />
          )}
        />
      </Card>
      <Card as="section" aria-labelledby="digest-part">
        <div className={styles.part}>
          <div>
            <h2 id="digest-part">{t`Letters`}</h2>
            <p className="secondary">{t`They can say so themselves too, under “Notifications”.`}</p>
          </div>
          <Digests form={form} />
        </div>
      </Card>
      <DocumentsPart form={form} />
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Save`}
      </Button>
    </form>
  );
}

/** What somebody types, without what only the call needs. */
function typedIn(values: InputOf<typeof saveAccess>): { fields: LinkFields; base_version: number } {
  const { relationship, access_level, is_primary, can_invite, authorities, digest, digest_by, base_version } = values;
  return {
    fields: { relationship, access_level, is_primary, can_invite, authorities, digest, digest_by },
    base_version,
  };
}

function Digests({ form }: { form: CallForm<InputOf<typeof saveAccess>>['form'] }) {
  const [digest, digest_by] = useWatch({ control: form.control, name: ['digest', 'digest_by'] });
  return (
    <DigestFields
      value={{ digest, digest_by }}
      onChange={(chosen) => {
        form.setValue('digest', chosen.digest);
        form.setValue('digest_by', chosen.digest_by);
      }}
    />
  );
}
