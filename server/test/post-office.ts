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
    hangUpAfterNext: false,
    async open() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        logger: false,
        onData: (stream, _session, done) => void take(stream, done),
      });
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    },
    async close() {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
      server = null;
    },
  };
  async function take(stream: Readable, done: (error?: Error) => void): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    const { refuseNext, hangUpAfterNext } = office;
    Object.assign(office, { refuseNext: null, hangUpAfterNext: false });
    if (refuseNext !== null) return done(Object.assign(new Error(refuseNext), { responseCode: 451 }));
    office.taken.push(mail);
    if (!hangUpAfterNext) return done();
    server?.connections.forEach((connection) => connection.close());
  }
  return office;
}
