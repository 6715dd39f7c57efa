import { useLingui } from '@lingui/react/macro';
import { ListPlusIcon } from '@phosphor-icons/react/dist/csr/ListPlus';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSheet } from './back-sheet.tsx';

type MomentAddMoreProps = {
  report_id: string;
  /** Sends what is typed still. @returns false while the server does not have all that was said */
  finish: () => Promise<boolean>;
};

/** From a moment that was logged with one tap on to the full report of it. */
export function MomentAddMore({ report_id, finish }: MomentAddMoreProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { closeAll } = useSheet();
  const tellsMore = useMay('reports.full');
  const [isBusy, setBusy] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  if (!tellsMore) return null;

  async function addMore() {
    setBusy(true);
    // First what was said here: the report is opened as it stands then.
    const isSent = await finish();
    // Closed meanwhile: whoever went elsewhere is not called back by the next step in the history.
    if (!isHere.current) return;
    if (!isSent) {
      setBusy(false);
      showToast({ kind: 'warning', text: t`What you said here is not sent yet. You can add more once it is.` });
      return;
    }
    // Closing goes back in the history, so that whoever comes back from the report finds the screen and no sheet.
    window.addEventListener('popstate', () => void navigate(`/manage-report/${report_id}?change&more`), { once: true });
    closeAll();
  }

  return (
    <Button
      variant="soft"
      busy={isBusy}
      icon={<ListPlusIcon weight="bold" aria-hidden="true" />}
      onClick={() => void addMore()}
    >
      {t`Add more`}
    </Button>
  );
}
