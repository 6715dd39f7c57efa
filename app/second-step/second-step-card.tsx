import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { LifebuoyIcon } from '@phosphor-icons/react/dist/csr/Lifebuoy';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FEW_RECOVERY_CODES } from '@heartsease/domain/second-step/second-step.ts';
import type { SecondStep } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { useProfile } from '../session/use-session.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './second-step-card.module.css';
import { SecondStepSheet } from './second-step-sheet.tsx';
import type { Opened } from './second-step-sheet.tsx';
import { useOwnSecondStep } from './second-steps.api.ts';

/** What a sign-in asks for besides the password. */
export function SecondStepCard() {
  const { t } = useLingui();
  const secondStep = useOwnSecondStep();
  const { carehome } = useProfile();
  return (
    <section className={styles.part} aria-labelledby="second-step">
      <div>
        <h2 id="second-step">{t`Second step`}</h2>
        <p className="secondary">
          {t`With it, a stolen password alone opens nothing: a sign-in asks for something that only you have.`}
        </p>
      </div>
      <AsyncView
        query={secondStep}
        waiting={<SkeletonRows rows={1} />}
        failedTitle={t`There is a problem showing your second step`}
      >
        {(data) => (
          <>
            {data.is_required && data.authenticator === null && data.passkeys.length === 0 && (
              <Card tone="mustard">
                <p role="status">
                  {t`${carehome.organisation.name} asks its managers for a second step. Set one up to go on.`}
                </p>
              </Card>
            )}
            <Ways secondStep={data} />
          </>
        )}
      </AsyncView>
    </section>
  );
}

function Ways({ secondStep }: { secondStep: SecondStep }) {
  const { t } = useLingui();
  const { shortDay, dayOf } = useTimeWords();
  const { tablet } = useProfile();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { authenticator, passkeys, recovery_codes_left: left, is_on: isOn } = secondStep;

  return (
    <>
      <Card padding="none">
        <List aria-label={t`Second step`}>
          <ListRow
            lead={icon(<DeviceMobileIcon />)}
            title={t`Authenticator app`}
            under={authenticator === null ? t`Not set up` : t`On since ${shortDay(dayOf(authenticator.since))}`}
            end={
              authenticator === null ? (
                <Button
                  size="small"
                  variant="soft"
                  aria-label={t`Set up an authenticator app`}
                  onClick={() => setOpened('set-up')}
                >
                  {t`Set up`}
                </Button>
              ) : (
                <Button
                  size="small"
                  variant="soft"
                  aria-label={t`Switch off the authenticator app`}
                  onClick={() => setOpened('remove')}
                >
                  {t`Switch off`}
                </Button>
              )
            }
          />
          {passkeys.map((passkey) => (
            <ListRow
              key={passkey.id}
              lead={icon(<FingerprintIcon />)}
              title={passkey.name}
              under={
                passkey.last_used_at === null
                  ? t`Passkey, not used yet`
                  : t`Passkey, last used: ${shortDay(dayOf(passkey.last_used_at))}`
              }
              end={
                <Button
                  size="small"
                  variant="soft"
                  aria-label={t`Remove ${passkey.name}`}
                  onClick={() => setOpened(passkey)}
                >
                  {t`Remove`}
                </Button>
              }
            />
          ))}
          {/* What unlocks a shared tablet is known to many. */}
          {'PublicKeyCredential' in window && tablet == null && (
            <ListRow
              lead={icon(<FingerprintIcon />)}
              title={passkeys.length === 0 ? t`Passkey` : t`Another passkey`}
              under={t`Your finger, your face or the PIN of a device`}
              end={
                <Button size="small" variant="soft" aria-label={t`Add a passkey`} onClick={() => setOpened('passkey')}>
                  {t`Add`}
                </Button>
              }
            />
          )}
          {!isOn && passkeys.length > 0 && (
            <ListRow
              lead={icon(<LifebuoyIcon />)}
              title={t`Recovery codes`}
              under={t`None yet. They make a second step of the passkey.`}
              end={
                <Button
                  size="small"
                  variant="soft"
                  aria-label={t`Make recovery codes`}
                  onClick={() => setOpened('first codes')}
                >
                  {t`Make`}
                </Button>
              }
            />
          )}
          {isOn && (
            <ListRow
              lead={icon(<LifebuoyIcon />)}
              title={t`Recovery codes`}
              under={
                left <= FEW_RECOVERY_CODES ? (
                  <Chip tone="mustard">{plural(left, { one: '# is left', other: '# are left' })}</Chip>
                ) : (
                  plural(left, { one: '# is left', other: '# are left' })
                )
              }
              end={
                <Button
                  size="small"
                  variant="soft"
                  aria-label={t`Make new recovery codes`}
                  onClick={() => setOpened('renew')}
                >
                  {t`Make new`}
                </Button>
              }
            />
          )}
        </List>
      </Card>
      {opened !== null && <SecondStepSheet opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} />}
    </>
  );
}

function icon(drawing: ReactNode) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {drawing}
    </span>
  );
}
