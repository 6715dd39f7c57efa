import { useEffect, useState } from 'react';
import { z } from 'zod';
import { getTvFeed } from '@heartsease/domain/notice-board/tv.endpoints.ts';
import { TvFeed } from '@heartsease/domain/notice-board/tv.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

const ASK_EVERY_MS = 60_000;

/** What the screen last learnt, kept on the device: after a power cut without a connection it still has it. */
const Kept = z.object({ link: z.string(), at: z.iso.datetime(), feed: TvFeed });

interface Shown {
  feed: TvFeed | null;
  /** `dead`: the link was taken back, or nobody made it. */
  state: 'waiting' | 'fresh' | 'lost' | 'dead';
  since: Date | null;
}

/** Asks once a minute. Without a connection the last answer stays; a link that has ended leaves nothing. */
export function useTvFeed(link: string): Shown {
  const [shown, show] = useState<Shown>({ feed: null, state: 'waiting', since: null });
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const told = await askFor(link);
      if (isLeft) return;
      if (told === 'dead') {
        await storage.remove(DEVICE_KEYS.tvBoard);
        show({ feed: null, state: 'dead', since: null });
      } else if (told === 'lost') {
        const kept = await keptFor(link);
        show((now) =>
          now.feed === null && kept !== null
            ? { feed: kept.feed, state: 'lost', since: new Date(kept.at) }
            : { ...now, state: 'lost' },
        );
      } else {
        const since = new Date();
        await storage.write(DEVICE_KEYS.tvBoard, JSON.stringify({ link, at: since.toISOString(), feed: told }));
        show({ feed: told, state: 'fresh', since });
      }
    };
    void ask();
    const timer = window.setInterval(() => void ask(), ASK_EVERY_MS);
    const askNow = () => void ask();
    window.addEventListener('online', askNow);
    return () => {
      isLeft = true;
      window.clearInterval(timer);
      window.removeEventListener('online', askNow);
    };
  }, [link]);
  return shown;
}

async function askFor(link: string): Promise<TvFeed | 'dead' | 'lost'> {
  if (!getTvFeed.input.safeParse({ link }).success) return 'dead';
  try {
    // Its failures are told on the screen itself, and by nothing else.
    return await call(getTvFeed, { link }, { onError: () => undefined });
  } catch (caught) {
    const kind = failureOf(caught)?.kind;
    return kind === 'not_found' || kind === 'refused_input' ? 'dead' : 'lost';
  }
}

async function keptFor(link: string): Promise<z.infer<typeof Kept> | null> {
  try {
    const kept = Kept.parse(JSON.parse((await storage.read(DEVICE_KEYS.tvBoard)) ?? 'null'));
    return kept.link === link ? kept : null;
  } catch {
    return null;
  }
}
