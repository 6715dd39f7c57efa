import type { HomeServer } from './home-server.ts';

/** Where the newest link leads that was mailed to an address. */
export async function mailedLink(server: HomeServer, to: string): Promise<string> {
  const [mail] = await server.sql(
    'select link from outgoing_mails where to_address = $1 and link is not null order by id desc limit 1',
    [to],
  );
  const { pathname, search } = new URL(String(mail?.['link']));
  return `${pathname}${search}`;
}
