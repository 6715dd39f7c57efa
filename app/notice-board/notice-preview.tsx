import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { mayHangInLounge } from '@heartsease/domain/notice-board/notice.ts';
import type { NoticePhoto, NoticeWords } from '@heartsease/domain/notice-board/notice.ts';
import type { getPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { useNow } from '../words/now.ts';
import styles from './notice-form.module.css';
import { NoticePart, ReadMark } from './notice-part.tsx';

/** What each of its readers will see, beside each other. */
export function NoticePreview({ words, photo }: { words: NoticeWords; photo: AnyPhoto | null }) {
  const { t } = useLingui();
  const now = useNow();
  const notice = {
    ...words,
    title: words.title.trim() === '' ? t`The title` : words.title,
    body: words.body.trim() === '' ? t`What you write stands here.` : words.body,
    published_at: now.toISOString(),
    read_at: null,
  };
  const seen = words.photo_id === null || photo === null ? null : shownPhoto(photo);
  const { families = false, walls = false } = photo?.on_notice ?? {};
  const isForSome = words.audience !== 'staff' && words.families_of === 'chosen';
  return (
    <aside className={styles.preview} aria-label={t`Preview`}>
      <h2>{t`How it will look`}</h2>
      <As who={t`Staff see`} nothing={words.audience === 'families' ? t`Staff do not see it on their board.` : null}>
        <NoticePart notice={{ ...notice, photo: seen }} tellsAudience>
          {words.must_read && <ReadMark read_at={null} />}
        </NoticePart>
      </As>
      <As
        who={isForSome ? t`The families that you chose see` : t`Families see`}
        nothing={words.audience === 'staff' ? t`No relative sees it.` : null}
      >
        <NoticePart notice={{ ...notice, photo: families ? seen : null }}>
          {words.must_read && <ReadMark read_at={null} />}
        </NoticePart>
      </As>
      <As
        who={t`The lounge shows`}
        nothing={
          words.is_in_lounge && mayHangInLounge(words) ? null : t`The television in the lounge does not show it.`
        }
      >
        <NoticePart notice={{ ...notice, is_pinned: false, photo: walls ? seen : null }} />
      </As>
    </aside>
  );
}

type AnyPhoto = OutputOf<typeof getPhoto>;

function shownPhoto({ thumb, screen, width, height }: AnyPhoto): NoticePhoto | null {
  return thumb === null || screen === null ? null : { thumb, screen, width, height };
}

function As({ who, nothing, children }: { who: string; nothing: string | null; children: ReactNode }) {
  return (
    <section className={styles.as} aria-label={who}>
      <h3>{who}</h3>
      {nothing === null ? children : <p className={styles.nothing}>{nothing}</p>}
    </section>
  );
}
