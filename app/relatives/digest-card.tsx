import { useLingui } from '@lingui/react/macro';
import { saveDigest } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useProfile } from '../session/use-session.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useAccessWrite } from './access.api.ts';
import { DigestFields } from './digest-fields.tsx';
import styles from './digest-card.module.css';
import { useMyPeople } from './relatives.api.ts';

/** A relative's own word on the digest of each of their people. */
export function DigestCard() {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const query = useMyPeople();
  const living = query.data?.items.filter(({ reads_until }) => reads_until === null);
  if (living?.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="digest">
      <div>
        <h2 id="digest">{t`Your letters`}</h2>
        <p className="secondary">
          {t`A page on how the days went, put together by the staff of ${carehome.name}. They go by what you say here.`}
        </p>
      </div>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={1} />}
        failedTitle={t`There is a problem showing your people`}
      >
        {() => living?.map((person) => <OfPerson key={person.resident_id} person={person} />)}
      </AsyncView>
    </section>
  );
}

function OfPerson({ person }: { person: MyPerson }) {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const save = useAccessWrite(saveDigest);
  const { resident_id, known_as: name } = person;
  const now = save.isPending ? save.variables : person;
  return (
    <Card as="section" aria-label={name} className={styles.person}>
      <h3 className={styles.name}>
        <Face person={person} size="m" />
        {name}
      </h3>
      <DigestFields
        value={{ digest: now.digest, digest_by: now.digest_by }}
        onChange={(digest) =>
          save.mutate(
            { resident_id, ...digest },
            {
              onSuccess: () => showToast({ kind: 'success', text: t`${carehome.name} knows.` }),
              onError: (failed) => tellFailure(failed),
            },
          )
        }
      />
    </Card>
  );
}
