import { setTimeout as pause } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './server-process.ts';

/** A real mail server at the far end, which tests open, close and disturb. */
export interface PostOffice {
  url: string;
  /** All that it took, in order; a mail that came twice is there twice. */
  taken: Email[];
  /** What it says to the next mail instead of taking it. */
  refuseNext: string | null;
  /** What it says once it has read the next mail, for good. */
  refuseNextForGood: string | null;
  /** The code with which it refuses whoever sends. */
  refuseSender: number | null;
  /** Addresses that nobody has here. */
  unknown: Set<string>;
  /** How long it thinks about each mail. */
  slow_ms: number;
  /** What it does with each mail, where that is drawn anew each time. Who `dies` has taken the mail, and never said so. */
  mood: ((mail: Email) => 'takes' | 'refuses' | 'is slow' | 'dies') | null;
  /** Takes the next mail and falls silent before it has said so. */
  hangUpAfterNext: boolean;
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function postOffice(): Promise<PostOffice> {
  const port = await freePort();
  let server: SMTPServer | null = null;
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    refuseNext: null,
    refuseNextForGood: null,
    refuseSender: null,
    unknown: new Set(),
    slow_ms: 0,
    mood: null,
    hangUpAfterNext: false,
    async open() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        logger: false,
        onMailFrom: (_address, _session, done) =>
          done(
            office.refuseSender === null
              ? null
              : Object.assign(new Error('Not from you'), { responseCode: office.refuseSender }),
          ),
        onRcptTo: ({ address }, _session, done) =>
          done(office.unknown.has(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
        onData: (stream, { id }, done) => void take(stream, id, done).catch(() => {}),
      });
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    },
    async close() {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
      server = null;
    },
  };
  async function take(stream: Readable, id: string, done: (error?: Error) => void): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    const mood = office.mood?.(mail) ?? 'takes';
    if (mood === 'is slow') await pause(40);
    if (mood === 'refuses') return done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
    if (office.slow_ms > 0) await pause(office.slow_ms);
    const { refuseNext, refuseNextForGood, hangUpAfterNext } = office;
    Object.assign(office, { refuseNext: null, refuseNextForGood: null, hangUpAfterNext: false });
    if (refuseNextForGood !== null) return done(Object.assign(new Error(refuseNextForGood), { responseCode: 554 }));
    if (refuseNext !== null) return done(Object.assign(new Error(refuseNext), { responseCode: 451 }));
    office.taken.push(mail);
    if (!hangUpAfterNext && mood !== 'dies') return done();
    server?.connections.forEach((connection) => {
      if (connection.id === id) connection.close();
    });
  }
  return office;
}
