import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a server as a proxy does, and can make its app look like another version. */
export async function frontOf(address: string) {
  let isNew = false;
  let lost: RegExp | null = null;
  const front = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    if (lost?.test(url) === true) return void answer.writeHead(404).end();
    const isChanged = isNew && url === '/sw.js';
    // A connection for each: one that was kept may be closed by the server just as it is used again.
    const passedOn = request(`${address}${url}`, { method, headers: isChanged ? {} : headers, agent: false });
    passedOn.on('error', () => answer.destroy());
    passedOn.on('response', (got) => {
      const type = got.headers['content-type'];
      answer.writeHead(got.statusCode ?? 502, isChanged ? { 'content-type': type } : got.headers);
      got.pipe(answer, { end: !isChanged });
      if (isChanged) got.on('end', () => answer.end('\n// another version'));
    });
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    bringNewVersion: () => (isNew = true),
    /** These files are nowhere any more; null: all are there. */
    loseFiles: (which: RegExp | null) => (lost = which),
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
