import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { enrolTablet, lookAtTablet, renameTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import type { SharedTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { call } from '../api/call.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { session } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useRefreshTablets, useRevokeTablet } from './tablets.api.ts';
import styles from './tablets-screen.module.css';

interface TabletSheetProps {
  /** Null: the device in hand becomes one. */
  tablet: SharedTablet | null;
  onClose: () => void;
}

/** Makes the device in hand a shared tablet, or changes one. */
export function TabletSheet({ tablet, onClose }: TabletSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet isOpen onClose={onClose} title={tablet === null ? t`Share this device` : tablet.name}>
      {tablet === null ? <EnrolForm onClose={onClose} /> : <TabletForm tablet={tablet} onClose={onClose} />}
    </Sheet>
  );
}

function EnrolForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshTablets();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(enrolTablet, {
    defaultValues: { ...newWrite(), name: '', place: '' },
    onDone: async () => {
      // The first answer, when it was lost on its way, took the cookie with it; sent again it brings none.
      if ((await call(lookAtTablet, {})).tablet === null) {
        form.setValue('client_id', newWrite().client_id);
        form.setError('root', { message: t`The answer was lost on its way. Share this device once more.` });
        return;
      }
      // What it was before is over: from now on nobody has left it alone.
      await storage.remove(DEVICE_KEYS.tabletTouched);
      onClose();
      showToast({ kind: 'success', text: t`This device is shared now. It locks when nobody touches it.` });
      await refresh();
      // The session is the tablet's from here on.
      await session.reload();
    },
  });
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
      <p>{t`Do this on the tablet itself. From then on it belongs to your home: only your staff can sign in on it.`}</p>
      <NameFields register={form.register} errorOf={errorOf} />
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Share this device`}
      </Button>
    </form>
  );
}

function TabletForm({ tablet, onClose }: { tablet: SharedTablet; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshTablets();
  const { shortDay, dayOf } = useTimeWords();
  const { id: tablet_id, name, place, device, enrolled_at, enrolled_by, is_this } = tablet;
  const { form, submit, isBusy, problems, errorOf } = useCallForm(renameTablet, {
    defaultValues: { ...newWrite(), tablet_id, name, place },
    onDone: async () => {
      await refresh();
      if (is_this) await session.reload();
      onClose();
    },
  });
  const since = shortDay(dayOf(enrolled_at));
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        <p className="secondary">
          {enrolled_by === null
            ? t`${device}, shared since ${since}`
            : t`${device}, shared since ${since} by ${enrolled_by}`}
        </p>
        <NameFields register={form.register} errorOf={errorOf} />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Save`}
        </Button>
      </form>
      <Revoke tablet={tablet} onClose={onClose} />
    </>
  );
}

interface NameFieldsProps {
  register: (field: 'name' | 'place') => object;
  errorOf: (field: 'name' | 'place') => string | undefined;
}

function NameFields({ register, errorOf }: NameFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={t`Name`}
        description={t`Such as “Lounge” or “First floor”`}
        maxLength={40}
        error={errorOf('name')}
        {...register('name')}
      />
      <Field label={t`Where it usually lies`} optional maxLength={80} error={errorOf('place')} {...register('place')} />
    </>
  );
}

function Revoke({ tablet: { id: tablet_id, name, is_this }, onClose }: { tablet: SharedTablet; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const revoke = useRevokeTablet();
  const [isAsked, setAsked] = useState(false);

  function takeAway() {
    revoke.write({ ...newWrite(), tablet_id }, () => {
      setAsked(false);
      onClose();
      showToast({ kind: 'success', text: t`${name} is not shared any more.` });
      // The session ended with the tablet.
      if (is_this) void storage.remove(DEVICE_KEYS.tablet).then(signOut);
    });
  }

  return (
    <div className={styles.revoke}>
      <p className="secondary">{t`Lost, broken or given away? Whoever is signed in on it is out at once.`}</p>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t`Stop sharing ${name}`}
      </Button>
      <Ask
        isOpen={isAsked}
        kind="danger"
        title={t`Stop sharing ${name}?`}
        confirm={t`Stop sharing`}
        busy={revoke.isPending}
        onConfirm={takeAway}
        onCancel={() => setAsked(false)}
      >
        {t`It knows no faces any more. What somebody had begun on it stays there and waits for them.`}
      </Ask>
    </div>
  );
}
