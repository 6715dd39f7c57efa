import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Reason } from '@heartsease/domain/relatives/relative.ts';
import { endAccess } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { RelativeOfHome } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import styles from './access-form.module.css';
import { useAccessWrite } from './access.api.ts';
import { fullNameOf } from './access-words.ts';

interface EndSeveralProps {
  relatives: RelativeOfHome[];
  onClose: () => void;
  onDone: () => void;
}

/** Ends the access of several people for one reason. Whoever is named is who loses it. */
export function EndSeveral({ relatives, onClose, onDone }: EndSeveralProps) {
  const { t } = useLingui();
  const end = useAccessWrite(endAccess);
  const ids = relatives.map(({ id }) => id).toSorted();
  const { text: reason, type, end: forget } = useTextDraft(`end-access:${ids.join(' ')}`);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const names = relatives.map((each) => `${fullNameOf(each)} (${each.resident.known_as})`);

  async function endAll() {
    const judged = Reason.safeParse(reason);
    setProblem(judged.error?.issues[0]?.message);
    if (!judged.success || isBusy) return;
    setBusy(true);
    const all = relatives.length;
    let ended = 0;
    try {
      for (const { id: relative_link_id } of relatives) {
        await end.mutateAsync({ relative_link_id, reason: judged.data });
        ended += 1;
      }
      await forget();
      onDone();
      showToast({
        kind: 'success',
        text: plural(ended, { one: 'Access has ended.', other: 'Access has ended for # of them.' }),
      });
    } catch (caught) {
      tellFailure(caught, t`Access has ended for ${ended} of ${all}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet isOpen onClose={onClose} title={t`End access?`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void endAll();
        }}
      >
        <p>{names.join(', ')}</p>
        <p>{t`Whoever is linked to nobody else here is signed out of this home at once. What they wrote stays. To come back they need a new invitation.`}</p>
        <TextareaField
          label={t`Why?`}
          description={t`For managers and coordinators. The relatives do not read it.`}
          id="reason"
          rows={2}
          error={inWords(problem)}
          value={reason}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" size="large" full variant="danger" busy={isBusy}>
          {t`End access`}
        </Button>
      </form>
    </Sheet>
  );
}
