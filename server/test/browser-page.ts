import { XSRF_COOKIE } from '../http/csrf.ts';
import type { Answer, World } from './world.ts';

/** A page of our own origin in a browser: it keeps cookies, and sends the pair of cookie and header. */
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
  const page: BrowserPage = {
    cookies: new Map([[XSRF_COOKIE, 'of-the-first-page']]),
    setCookies: [],
    token: '',
    async signsIn(email) {
      const answer = await page.sends('/api/v2/login', { email, password: 'heartsease' });
      page.token = (answer.body as { token?: string }).token ?? '';
      return answer;
    },
    async sends(path, body, { token = page.token, cookies = [...page.cookies.keys()], xsrf } = {}) {
      const pair = xsrf === undefined ? (page.cookies.get(XSRF_COOKIE) ?? null) : xsrf;
      const answer = await world.anyone.sends(path, body, {
        'sec-fetch-site': 'same-origin',
        cookie: cookies.map((name) => `${name}=${page.cookies.get(name) ?? ''}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(pair !== null && { 'x-xsrf-token': pair }),
      });
      page.setCookies = answer.headers.getSetCookie();
      for (const line of page.setCookies) keep(page.cookies, line);
      return answer;
    },
  };
  return page;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
