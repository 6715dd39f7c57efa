import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useMay } from '../session/use-may.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useFetchPack, usePackPeople, usePacks } from './evidence-pack.api.ts';
import { PackForm } from './pack-form.tsx';
import { PacksPart } from './packs-part.tsx';
import styles from './pack-card.module.css';

interface PackCardProps {
  from: string;
  to: string;
  /** The id of the framework that the page shows. */
  framework: string;
  /** The `MakePackPlace` of the page. */
  head: HTMLElement | null;
}

/** In the head of the page: where the form puts its button, and whoever may make no pack finds nothing. */
export function MakePackPlace({ ref }: { ref: Ref<HTMLDivElement> }) {
  return useMay('evidence_pack.make') && <div ref={ref} className={styles.place} />;
}

/**
 * What goes into the pack of these days, for whoever may make one, and the packs that were made, for whoever may take
 * their links back. Whoever may do neither sees nothing of it, and nothing is asked for.
 */
export function PackCard(props: PackCardProps) {
  const { t } = useLingui();
  const mayMake = useMay('evidence_pack.make');
  const mayTakeBack = useMay('evidence_pack.take_back');
  const [awaited, waitFor] = useState<string | null>(null);
  if (!mayMake && !mayTakeBack) return null;
  return (
    <Card as="aside" aria-labelledby="in-the-pack" className={styles.card}>
      <div>
        <h2 id="in-the-pack">{t`In the pack`}</h2>
        <p className="secondary">{t`A PDF on A4. Names become initials unless you say otherwise.`}</p>
      </div>
      {mayMake && <NewPack {...props} onAsked={waitFor} />}
      {mayTakeBack && <Packs awaited={awaited} />}
    </Card>
  );
}

function NewPack({ from, to, framework, head, onAsked }: PackCardProps & { onAsked: (id: string) => void }) {
  const { t } = useLingui();
  const people = usePackPeople(to);
  return (
    <AsyncView
      query={people}
      waiting={<SkeletonRows rows={5} />}
      failedTitle={t`There is a problem showing what can go into the pack`}
    >
      {({ items }) => (
        <PackForm
          key={`${from} ${to} ${framework}`}
          days={{ from, to }}
          framework={framework}
          people={items}
          head={head}
          onAsked={onAsked}
        />
      )}
    </AsyncView>
  );
}

function Packs({ awaited }: { awaited: string | null }) {
  const packs = usePacks();
  const { mutate: fetchPack } = useFetchPack();
  const fetched = useRef<string | null>(null);
  const isReady = packs.data?.items.some(({ id, state }) => id === awaited && state === 'ready') ?? false;
  // Asked for from the head of the page or from the form: here it is seen to be made.
  useEffect(() => {
    if (awaited === null) return;
    const heading = document.getElementById('packs');
    heading?.focus({ preventScroll: true });
    heading?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [awaited]);
  // Whoever asked for it and still looks gets it in their hands without another tap.
  useEffect(() => {
    if (!isReady || awaited === null || fetched.current === awaited) return;
    fetched.current = awaited;
    fetchPack(awaited);
  }, [isReady, awaited, fetchPack]);
  return <PacksPart query={packs} />;
}
