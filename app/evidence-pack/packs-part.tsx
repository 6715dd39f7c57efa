import type { UseQueryResult } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { useState } from 'react';
import type { EvidencePack } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import { useMay } from '../session/use-may.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { isUnderWay, useFetchPack } from './evidence-pack.api.ts';
import { LinksSheet } from './links-sheet.tsx';
import styles from './pack-card.module.css';

interface PacksPartProps {
  query: UseQueryResult<{ items: EvidencePack[] }>;
  /** `h3` within something that has a heading. */
  heading?: 'h2' | 'h3';
}

/** The packs of the home: how far each is, the file, and who can look at it by a link. */
export function PacksPart({ query, heading: Heading = 'h3' }: PacksPartProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="packs" className={styles.packs}>
      <Heading id="packs" tabIndex={-1}>{t`Packs that were made`}</Heading>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={1} />}
        failedTitle={t`There is a problem showing the packs`}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="secondary">{t`None yet. A pack is kept for a day, or as long as a link to it works.`}</p>}
      >
        {({ items }) => (
          <ul aria-labelledby="packs" className={styles.list}>
            {items.map((pack) => (
              <PackRow key={pack.id} pack={pack} />
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

function PackRow({ pack }: { pack: EvidencePack }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const mayFetch = useMay('evidence_pack.make');
  const fetchPack = useFetchPack();
  const [isSharing, share] = useState(false);
  const { id, from, to, state, is_outdated, progress, links } = pack;
  const days = from.slice(0, 4) === to.slice(0, 4) ? words.span(from, to) : t`${words.date(from)} to ${words.date(to)}`;
  const open = links.filter((link) => link.state === 'open').length;
  const isUnshared = open === 0 && mayFetch && !is_outdated;
  const shared = isUnshared ? t`Share by link` : plural(open, { one: '# link', other: '# links' });

  return (
    <li className={styles.pack}>
      <div>
        <b>{days}</b>
        <span className={styles.said}>{standing()}</span>
        {isUnderWay(pack) && (
          <div className={styles.progress}>
            <ProgressBar value={progress} max={100} aria-label={days} />
          </div>
        )}
      </div>
      {state === 'ready' && (
        <div className={styles.actions}>
          {mayFetch && !is_outdated && (
            <Button
              size="small"
              variant="soft"
              busy={fetchPack.isPending}
              icon={<DownloadSimpleIcon weight="bold" aria-hidden="true" />}
              aria-label={t`Open PDF: ${days}`}
              onClick={() => fetchPack.mutate(id)}
            >
              {t`Open PDF`}
            </Button>
          )}
          {(links.length > 0 || !is_outdated) && (
            <Button
              size="small"
              variant="soft"
              icon={<LinkSimpleIcon weight="bold" aria-hidden="true" />}
              aria-label={`${shared}: ${days}`}
              onClick={() => share(true)}
            >
              {shared}
            </Button>
          )}
        </div>
      )}
      <LinksSheet isOpen={isSharing} pack={pack} days={days} onClose={() => share(false)} />
    </li>
  );

  function standing(): string {
    if (state === 'failed') return t`That did not work. Make it once more.`;
    if (isUnderWay(pack)) return t`Being put together. You can carry on.`;
    if (is_outdated)
      return open === 0
        ? t`A photo in it may not be shown any more. Make the pack anew.`
        : t`A photo in it may not be shown any more, so its links show nothing. Make the pack anew and send a new link.`;
    const who = pack.has_names ? t`with names` : t`with initials`;
    const day = words.shortDay(words.dayOf(pack.expires_at));
    const kept = t`kept until ${day}, ${words.time(pack.expires_at)}`;
    return [plural(pack.pages ?? 0, { one: '# page', other: '# pages' }), who, kept].join(' · ');
  }
}
