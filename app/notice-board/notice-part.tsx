import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { saidIn } from '@heartsease/domain/notice-board/notice.ts';
import type { BoardNotice } from '@heartsease/domain/notice-board/notice.ts';
import { NOTICE_STAMPS } from '@heartsease/domain/notice-board/notice-stamps.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Photo } from '../ui/photo.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './notice-part.module.css';
import { NoticeText } from './notice-text.tsx';
import { useNoticeWords } from './notice-words.ts';

type ShownNotice = Omit<BoardNotice, 'id' | 'expires_on'>;

interface NoticePartProps {
  notice: ShownNotice;
  /** Staff see for whom it is. */
  tellsAudience?: boolean;
  /** Below the words: what its reader is asked. */
  children?: ReactNode;
}

/** A notice as it hangs on the board, in the language of the app where somebody has written it. */
export function NoticePart({ notice, tellsAudience = false, children }: NoticePartProps) {
  const { t, i18n } = useLingui();
  const { categories, audiences } = useNoticeWords();
  const time = useTimeWords();
  const id = useId();
  const own = i18n.locale === 'cy' ? 'cy' : 'en';
  const [chosen, choose] = useState<'en' | 'cy'>();
  const said = saidIn(notice, chosen ?? own);
  const other = said.language === 'en' ? 'cy' : 'en';
  const lang = said.language === 'cy' ? 'cy-GB' : 'en-GB';
  const { icon, tint } = NOTICE_STAMPS[notice.category];
  const when = time.nearDay(time.dayOf(notice.published_at));
  return (
    <article
      className={styles.notice}
      aria-labelledby={id}
      data-category={notice.category}
      data-pinned={notice.is_pinned ? '' : undefined}
    >
      <header className={styles.head}>
        <Stamp icon={icon} tint={tint} />
        <div className={styles.names}>
          <p className={styles.above}>
            {`${categories[notice.category]} · ${when}`}
            {tellsAudience && ` · ${audiences[notice.audience]}`}
          </p>
          <h2 id={id} lang={lang} className="serif">
            {said.title}
          </h2>
        </div>
        {notice.is_pinned && (
          <span className={styles.pin}>
            <PushPinIcon weight="fill" aria-hidden="true" />
            <span className="visually-hidden">{t`Pinned`}</span>
          </span>
        )}
      </header>
      {notice.photo !== null && (
        <Photo
          src={notice.photo.screen}
          alt={notice.photo_alt}
          lang={notice.language === 'cy' ? 'cy-GB' : 'en-GB'}
          width={notice.photo.width}
          height={notice.photo.height}
          className={styles.photo}
        />
      )}
      <div lang={lang} className={styles.body}>
        <NoticeText text={said.body} />
      </div>
      {(notice.other_title !== '' || children !== undefined) && (
        <footer className={styles.foot}>
          {children}
          {notice.other_title !== '' && (
            <Button
              variant="quiet"
              size="small"
              icon={<TranslateIcon weight="bold" aria-hidden="true" />}
              onClick={() => choose(other)}
            >
              {other === 'cy' ? t`In Welsh` : t`In English`}
            </Button>
          )}
        </footer>
      )}
    </article>
  );
}

/** "I have read this", or since when it is so. */
export function ReadMark({
  read_at,
  busy = false,
  onRead,
}: {
  read_at: string | null;
  busy?: boolean;
  onRead?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const time = useTimeWords();
  if (read_at !== null) {
    const when = time.nearDay(time.dayOf(read_at));
    return (
      <Chip tone="good" icon={<CheckCircleIcon weight="fill" aria-hidden="true" />}>
        {t`You have read this · ${when}`}
      </Chip>
    );
  }
  return (
    <Button busy={busy} icon={<CheckCircleIcon weight="bold" aria-hidden="true" />} onClick={onRead}>
      {t`I have read this`}
    </Button>
  );
}
