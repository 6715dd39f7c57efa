import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId } from 'react';
import type { Relative } from '@heartsease/domain/relatives/relative.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { AccessChip } from './access-chip.tsx';
import { asPerson, fullNameOf } from './access-words.ts';
import { useRelatives } from './access.api.ts';
import styles from './relatives-card.module.css';

/** More are on their own screen. */
const SHOWN = 4;

/** On the page of a resident: who is close to them outside, and who is called first. */
export function RelativesCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const query = useRelatives(resident.id);
  const mayInvite = useMay('relatives.invite');
  const name = resident.known_as;
  const own = `/manage-relative/${resident.id}`;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`Family and friends`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={2} />}
        failedTitle={t`There is a problem showing family and friends`}
      >
        {({ items, is_living_here }) => {
          const known = items.filter(({ status }) => status !== 'ended');
          const isEmpty = known.length === 0;
          return (
            <>
              {isEmpty && <p className={styles.said}>{t`Nobody is linked to ${name} yet.`}</p>}
              <People relatives={known.slice(0, SHOWN)} />
              {known.length > SHOWN && (
                <p className={styles.said}>
                  {plural(known.length - SHOWN, { one: 'and # more', other: 'and # more' })}
                </p>
              )}
              <div className={styles.ways}>
                {items.length > 0 && (
                  <ButtonLink
                    to={own}
                    variant="soft"
                    size="small"
                    icon={<ArrowRightIcon weight="bold" aria-hidden="true" />}
                  >
                    {t`Family and access`}
                  </ButtonLink>
                )}
                {mayInvite && is_living_here && (
                  <ButtonLink
                    to={`${own}/invite`}
                    variant={isEmpty ? 'soft' : 'line'}
                    size="small"
                    icon={<PlusIcon weight="bold" aria-hidden="true" />}
                  >
                    {t`Invite a relative`}
                  </ButtonLink>
                )}
              </div>
            </>
          );
        }}
      </AsyncView>
    </Card>
  );
}

function People({ relatives }: { relatives: Relative[] }) {
  return (
    <ul className={styles.people}>
      {relatives.map((relative) => (
        <li key={relative.id} className={styles.person}>
          <Face person={asPerson(relative)} size="m" />
          <span className={styles.words}>
            <b>{fullNameOf(relative)}</b>
            <span className={styles.said}>{relative.relationship}</span>
          </span>
          <AccessChip relative={relative} />
        </li>
      ))}
    </ul>
  );
}
