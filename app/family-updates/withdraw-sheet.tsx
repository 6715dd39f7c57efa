import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SharedUpdate } from '@heartsease/domain/family-updates/family-update.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './share-report-card.module.css';
import { useShareWords } from './share-words.ts';
import { useWithdraw } from './sharing.api.ts';

/** Takes a shared moment back, with the reason; it says who has read it already. */
export function WithdrawSheet({ shared, onClose }: { shared: SharedUpdate; onClose: () => void }) {
  const { t } = useLingui();
  const words = useShareWords();
  const withdraw = useWithdraw();
  const { text: reason, type, end } = useTextDraft(`withdraw:${shared.id}`);
  const [isMissing, miss] = useState(false);
  const seen = words.list(shared.seen_by.map(({ known_as }) => known_as));
  const name = shared.resident.known_as;
  return (
    <Sheet isOpen onClose={onClose} title={t`Withdraw for ${name}’s family?`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') {
            miss(true);
            return;
          }
          withdraw.mutate(
            { family_update_id: shared.id, reason },
            {
              onSuccess: () => {
                void end();
                showToast({ kind: 'success', text: t`Withdrawn. Nobody of the family sees it any more.` });
                onClose();
              },
            },
          );
        }}
      >
        <p>{seen === '' ? t`Nobody has seen it yet.` : t`Seen already by ${seen}. You may want to ring.`}</p>
        <p>{t`Its photos of ${name} are taken back too, from every family.`}</p>
        <TextareaField
          label={t`Why?`}
          rows={2}
          maxLength={300}
          value={reason}
          error={isMissing && reason.trim() === '' ? t`Say why, in a few words` : undefined}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="danger" full busy={withdraw.isPending}>
          {t`Withdraw`}
        </Button>
      </form>
    </Sheet>
  );
}
