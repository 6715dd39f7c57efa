import { XSRF_COOKIE } from '../http/csrf.ts';
import type { Answer, World } from './world.ts';

/** A page of our own origin in a browser: it keeps cookies for their time, and sends the pair of cookie and header. */
export interface BrowserPage {
  /** What the browser holds, by name. */
  cookies: Map<string, string>;
  /** The `Set-Cookie` lines of the last answer, with their flags. */
  setCookies: string[];
  token: string;
  signsIn(email: string): Promise<Answer>;
  sends(
    path: string,
    body: unknown,
    change?: { token?: string; cookies?: string[]; xsrf?: string | null },
  ): Promise<Answer>;
}

/** A page that was just opened, with the cookie that came with it. */
export function openPage(world: World): BrowserPage {
  const expires = new Map<string, number>();
  const now = () => (world.clock.now ?? new Date()).getTime();
  const page: BrowserPage = {
    cookies: new Map([[XSRF_COOKIE, 'of-the-first-page']]),
    setCookies: [],
    token: '',
    async signsIn(email) {
      const answer = await page.sends('/api/v2/login', { email, password: 'heartsease' });
      page.token = (answer.body as { token?: string }).token ?? '';
      return answer;
    },
    async sends(path, body, { token = page.token, cookies, xsrf } = {}) {
      for (const [name, at] of expires) if (at <= now()) page.cookies.delete(name);
      const names = cookies ?? [...page.cookies.keys()];
      const pair = xsrf === undefined ? (page.cookies.get(XSRF_COOKIE) ?? null) : xsrf;
      const answer = await world.anyone.sends(path, body, {
        'sec-fetch-site': 'same-origin',
        cookie: names.map((name) => `${name}=${page.cookies.get(name) ?? ''}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(pair !== null && { 'x-xsrf-token': pair }),
      });
      page.setCookies = answer.headers.getSetCookie();
      for (const line of page.setCookies) {
        const name = keep(page.cookies, line);
        const age = /max-age=(\d+)/i.exec(line)?.[1];
        if (age === undefined) expires.delete(name);
        else expires.set(name, now() + Number(age) * 1_000);
      }
      return answer;
    },
  };
  return page;
}

/** @returns its name */
function keep(cookies: Map<string, string>, line: string): string {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  return pair.slice(0, at);
}
