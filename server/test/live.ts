import { LIVE_PATH, LiveLine } from '@heartsease/domain/live/live.ts';

/** An open event stream, and what it has told. */
export interface OpenStream {
  status: number;
  lines: LiveLine[];
  /** The next line, or the first that fits, of those that nobody waited for yet. @throws after 5 s */
  next(what: LiveLine['what']): Promise<LiveLine>;
  /** Resolves when the server has closed it. */
  closed: Promise<void>;
  close(): void;
}

/** Opens the stream of a session, as the app does. */
export async function openStream(address: string, token: string): Promise<OpenStream> {
  const ending = new AbortController();
  const response = await fetch(`${address}${LIVE_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
    signal: ending.signal,
  });
  const lines: LiveLine[] = [];
  let heard = () => {};
  let seen = 0;
  async function listen(): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('data: ')) lines.push(LiveLine.parse(JSON.parse(event.slice(6))));
      }
      heard();
    }
  }
  const closed = listen().catch(() => {});
  return {
    status: response.status,
    lines,
    closed,
    close: () => ending.abort(),
    async next(what) {
      const until = Date.now() + 20_000;
      for (;;) {
        const at = lines.findIndex((line, place) => place >= seen && line.what === what);
        const line = lines[at];
        if (line !== undefined) {
          seen = at + 1;
          return line;
        }
        if (Date.now() > until) throw new Error(`The stream told no “${what}”: ${JSON.stringify(lines)}`);
        await new Promise<void>((resolve) => {
          heard = resolve;
          setTimeout(resolve, 100);
        });
      }
    },
  };
}
