import { useLingui } from '@lingui/react/macro';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useState } from 'react';
import { EVENT_LIMITS } from '@heartsease/domain/events/event.ts';
import type { CalendarFeed } from '@heartsease/domain/events/event.ts';
import { endCalendarFeed, renewCalendarFeed } from '@heartsease/domain/events/calendar-feeds.endpoints.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Field } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './calendar-feed-card.module.css';
import { useCalendarFeeds, useEventWrite } from './events.api.ts';
import { useFeedWords } from './feed-words.ts';
import { MakeFeedSheet } from './make-feed-sheet.tsx';

/** Secret addresses from which one's own calendars fetch the events; each made, renewed and stopped here. */
export function CalendarFeedCard() {
  const { t } = useLingui();
  const { data } = useCalendarFeeds();
  const [isMaking, make] = useState(false);
  const [shown, show] = useState<{ feed_id: string; url: string } | null>(null);
  if (data === undefined) return null;
  const { items, offered } = data;
  return (
    <Card as="section" aria-labelledby="feed">
      <h2 id="feed">{t`In your own calendar`}</h2>
      <p className="secondary">
        {t`Your phone or computer can fetch these events by itself. The address is a secret of yours: whoever has it reads them.`}
      </p>
      {shown !== null && <Address url={shown.url} />}
      {items.length > 0 && (
        <ul className={styles.feeds} aria-label={t`Your addresses`}>
          {items.map((feed) => (
            <Feed
              key={feed.id}
              feed={feed}
              onRenewed={(url) => show({ feed_id: feed.id, url })}
              onEnded={() => show((now) => (now?.feed_id === feed.id ? null : now))}
            />
          ))}
        </ul>
      )}
      {items.length < EVENT_LIMITS.feeds && (
        <Button
          variant="soft"
          className={styles.make}
          icon={<CalendarPlusIcon weight="bold" aria-hidden="true" />}
          onClick={() => make(true)}
        >
          {items.length === 0 ? t`Make an address` : t`Make another address`}
        </Button>
      )}
      {isMaking && (
        <MakeFeedSheet
          offered={offered}
          onMade={(made) => {
            show({ feed_id: made.feed.id, url: made.url });
            make(false);
          }}
          onClose={() => make(false)}
        />
      )}
    </Card>
  );
}

/** The secret, while it is there to be copied. */
function Address({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.address} role="status">
      <Field
        label={t`Your address, shown this once`}
        description={t`In your calendar choose to add one from an address, and paste it there.`}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="soft"
        icon={<CopyIcon weight="bold" aria-hidden="true" />}
        onClick={() => void copyText(url, t`Copied. Now paste it into your calendar.`)}
      >
        {t`Copy`}
      </Button>
    </div>
  );
}

interface FeedProps {
  feed: CalendarFeed;
  /** It has a new secret, to be shown. */
  onRenewed: (url: string) => void;
  /** It has stopped: its secret is worth nothing. */
  onEnded: () => void;
}

/** One address: what it brings, when it was last read, and that it can have a new secret or stop. */
function Feed({ feed, onRenewed, onEnded }: FeedProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const words = useFeedWords();
  const renew = useEventWrite(renewCalendarFeed);
  const end = useEventWrite(endCalendarFeed);
  const [asked, ask] = useState<'renew' | 'end' | null>(null);
  const { label } = words[feed.covers];
  const name = feed.name === '' ? label : feed.name;
  const isBusy = renew.isPending || end.isPending;

  function done() {
    if (asked === 'renew') renew.write({ feed_id: feed.id }, ({ url }) => onRenewed(url));
    else
      end.write({ feed_id: feed.id }, () => {
        onEnded();
        showToast({ kind: 'success', text: t`The address has stopped.` });
      });
    ask(null);
  }

  return (
    <li className={styles.feed}>
      <div>
        <b>{name}</b>
        <p className="secondary">{[name === label ? '' : label, standing()].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="line"
          busy={isBusy}
          aria-label={t`New address for ${name}`}
          onClick={() => ask('renew')}
        >
          {t`New address`}
        </Button>
        <Button size="small" variant="quiet" busy={isBusy} aria-label={t`Stop it: ${name}`} onClick={() => ask('end')}>
          {t`Stop it`}
        </Button>
      </div>
      <Ask
        isOpen={asked !== null}
        kind={asked === 'end' ? 'danger' : 'normal'}
        title={asked === 'end' ? t`Stop ${name}?` : t`A new address for ${name}?`}
        confirm={asked === 'end' ? t`Stop it` : t`Make a new address`}
        cancel={t`Leave it`}
        onConfirm={done}
        onCancel={() => ask(null)}
      >
        {asked === 'end'
          ? t`Whatever calendar has this address fetches nothing any more.`
          : t`The address before stops at once. Use this when somebody has it who should not.`}
      </Ask>
    </li>
  );

  function standing(): string {
    const made = time.shortDay(time.dayOf(feed.made_at));
    if (feed.last_fetched_at === null) return t`Made on ${made}, not used yet.`;
    const used = `${time.nearDay(time.dayOf(feed.last_fetched_at))}, ${time.time(feed.last_fetched_at)}`;
    return t`Made on ${made}, last used: ${used}.`;
  }
}
