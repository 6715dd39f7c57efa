import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SafeguardingContact } from '@heartsease/domain/concerns/safeguarding-contact.ts';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { telephoneLink } from '../ui/telephone.ts';
import styles from './authority-card.module.css';
import { AuthoritySheet } from './authority-sheet.tsx';
import { useSafeguardingContact } from './concerns.api.ts';

/** Whom to call: 999 in danger, and the safeguarding of the local authority (domain.md 2.16). */
export function AuthorityCard() {
  const { t } = useLingui();
  const { data, isError } = useSafeguardingContact();
  const isLead = useMay('concerns.lead');
  const [isOpen, setOpen] = useState(false);
  const contact = data?.contact ?? null;
  return (
    <Card as="section" aria-labelledby="whom-to-call" className={styles.card}>
      <h2 id="whom-to-call">{t`Whom to call`}</h2>
      <p>
        <Trans>
          If somebody is in danger now, ring{' '}
          <a className="link" href="tel:999">
            999
          </a>{' '}
          first.
        </Trans>
      </p>
      {contact !== null && <Contact contact={contact} />}
      {data === undefined && isError && (
        <p className="secondary">{t`The numbers of the local authority can’t be read now.`}</p>
      )}
      {data !== undefined && contact === null && (
        <p className="secondary">
          {isLead
            ? t`Add the safeguarding numbers of your local authority, so that whoever is worried finds them here.`
            : t`The numbers of the local authority are not here yet. Ask your manager.`}
        </p>
      )}
      {data !== undefined && isLead && (
        <Button variant={contact === null ? 'primary' : 'line'} onClick={() => setOpen(true)}>
          {contact === null ? t`Add the numbers` : t`Change the numbers`}
        </Button>
      )}
      {isOpen && <AuthoritySheet contact={contact} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Contact({ contact: { name, phone_day, phone_night, email, web } }: { contact: SafeguardingContact }) {
  const { t } = useLingui();
  const ways: { label: string; href: string; says: string }[] = [
    { label: t`In the day`, href: telephoneLink(phone_day), says: phone_day },
    ...(phone_night === null ? [] : [{ label: t`Out of hours`, href: telephoneLink(phone_night), says: phone_night }]),
    ...(email === null ? [] : [{ label: t`Email`, href: `mailto:${email}`, says: email }]),
    ...(web === null ? [] : [{ label: t`Web`, href: web, says: web }]),
  ];
  return (
    <>
      <p>
        <b>{name}</b>
      </p>
      <dl className={styles.ways}>
        {ways.map(({ label, href, says }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a className="link" href={href} {...(href === web && { target: '_blank', rel: 'noreferrer' })}>
                {says}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
