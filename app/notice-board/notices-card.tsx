import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { plainWords } from '@heartsease/domain/notice-board/notice-text.ts';
import { NOTICE_STAMPS } from '@heartsease/domain/notice-board/notice-stamps.ts';
import { saidIn } from '@heartsease/domain/notice-board/notice.ts';
import type { BoardNotice } from '@heartsease/domain/notice-board/notice.ts';
import { useMay } from '../session/use-may.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Photo } from '../ui/photo.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useNoticeBoard } from './notice-board.api.ts';
import styles from './notices-card.module.css';

const SHOWN = 3;

/** What hangs on the board now, in short: on staff's Today and on the relative's home. Without a notice there is no card. */
export function NoticesCard() {
  const { t } = useLingui();
  const id = useId();
  const sees = useMay('notices.view');
  const { data } = useNoticeBoard({ isBackground: true });
  const items = data?.items ?? [];
  if (!sees || items.length === 0) return null;
  const asked = items.filter(({ must_read, read_at }) => must_read && read_at === null);
  const shown = [...asked, ...items.filter((one) => !asked.includes(one))].slice(0, SHOWN);
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`Notice board`}</h2>
        <Link to="/notices" className="link">
          {plural(items.length, { one: 'Read it', other: 'All # notices' })}
        </Link>
      </div>
      <ul className={styles.notices}>
        {shown.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isAsked={asked.includes(notice)} />
        ))}
      </ul>
    </Card>
  );
}

function NoticeRow({ notice, isAsked }: { notice: BoardNotice; isAsked: boolean }) {
  const { t, i18n } = useLingui();
  const { title, body, language } = saidIn(notice, i18n.locale === 'cy' ? 'cy' : 'en');
  const { icon, tint } = NOTICE_STAMPS[notice.category];
  return (
    <li>
      <Link to="/notices" className={styles.row}>
        <Stamp icon={icon} tint={tint} />
        <span className={styles.words} lang={language === 'cy' ? 'cy-GB' : 'en-GB'}>
          <b>{title}</b>
          <span className={styles.begin}>{plainWords(body)}</span>
        </span>
        {notice.photo !== null && (
          <Photo
            src={notice.photo.thumb}
            alt={notice.photo_alt}
            lang={notice.language === 'cy' ? 'cy-GB' : 'en-GB'}
            width={320}
            height={320}
            loading="lazy"
            className={styles.photo}
          />
        )}
        {isAsked && <Chip tone="plum">{t`To read`}</Chip>}
      </Link>
    </li>
  );
}
