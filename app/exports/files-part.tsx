import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { FileIcon } from '@phosphor-icons/react/dist/csr/File';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useId, useRef, useState } from 'react';
import type { Export } from '@heartsease/domain/exports/export.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './download-screen.module.css';
import { fetchFile, isUnderWay, useCallOff, useExports, useRefreshExports } from './exports.api.ts';

/** The files that one asked for: how far each is, how long it is kept, how often it was fetched. */
export function FilesPart() {
  const { t } = useLingui();
  const id = useId();
  const query = useExports();
  const list = useRef<HTMLUListElement>(null);
  const newest = query.data && (query.data.items[0]?.id ?? null);
  const before = useRef(newest);
  // What was just asked for is shown, above the toast that says so.
  useEffect(() => {
    if (before.current !== undefined && newest !== before.current)
      list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    before.current = newest;
  }, [newest]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>{t`Your files`}</h2>
      <Card padding="none">
        <AsyncView
          query={query}
          waiting={<SkeletonRows rows={2} />}
          failedTitle={t`There is a problem showing your files`}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className={styles.none}>{t`None yet. What you ask for waits here for a day.`}</p>}
        >
          {({ items }) => (
            <ul ref={list} aria-label={t`Your files`}>
              {items.map((file) => (
                <FileRow key={file.id} file={file} />
              ))}
            </ul>
          )}
        </AsyncView>
      </Card>
    </section>
  );
}

function FileRow({ file }: { file: Export }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const refresh = useRefreshExports();
  const callOff = useCallOff();
  const [isBusy, setBusy] = useState(false);
  const days =
    file.from.slice(0, 4) === file.to.slice(0, 4)
      ? words.span(file.from, file.to)
      : t`${words.date(file.from)} to ${words.date(file.to)}`;
  const name = [file.about || t`The whole home`, days, file.format.toUpperCase()].join(' · ');

  async function busyWith(work: () => Promise<unknown>) {
    setBusy(true);
    try {
      await work();
    } catch (caught) {
      tellFailure(caught);
    } finally {
      await refresh();
      setBusy(false);
    }
  }

  return (
    <li className={styles.file}>
      <FileIcon weight="duotone" size={28} aria-hidden="true" />
      <div>
        <b>{name}</b>
        <span className={styles.said}>{standing()}</span>
        {isUnderWay(file) && (
          <div className={styles.progress}>
            <ProgressBar value={file.progress} max={100} aria-label={name} />
          </div>
        )}
      </div>
      {isUnderWay(file) && (
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          icon={<XIcon weight="bold" aria-hidden="true" />}
          aria-label={t`Cancel: ${name}`}
          onClick={() => void busyWith(async () => await callOff({ export_id: file.id }))}
        >
          {t`Cancel`}
        </Button>
      )}
      {file.state === 'ready' && (
        <Button
          variant="soft"
          size="small"
          busy={isBusy}
          icon={<DownloadSimpleIcon weight="bold" aria-hidden="true" />}
          aria-label={t`Download: ${name}`}
          onClick={() => void busyWith(async () => await fetchFile(file.id))}
        >
          {t`Download`}
        </Button>
      )}
    </li>
  );

  function standing(): string {
    if (file.state === 'failed') return t`That did not work. Ask for it once more.`;
    if (isUnderWay(file)) return t`Being put together. You can carry on.`;
    const day = words.shortDay(words.dayOf(file.expires_at));
    const kept = t`Kept until ${day}, ${words.time(file.expires_at)}`;
    const fetched = plural(file.downloads, {
      0: 'not downloaded yet',
      one: 'downloaded once',
      other: 'downloaded # times',
    });
    return `${file.has_names ? t`with names` : t`with initials`} · ${kept} · ${fetched}`;
  }
}
