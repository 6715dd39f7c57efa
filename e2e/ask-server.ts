import type { Page } from '@playwright/test';

export interface ServerAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Makes a call as the signed-in page could make it, with its token and its pair, whatever the screens offer. */
export async function askServer(page: Page, path: string, input: object = {}): Promise<ServerAnswer> {
  return await page.evaluate(
    async ([path, input]) => {
      const headers = new Headers({ 'content-type': 'application/json' });
      const token = localStorage.getItem('wellbeing-token');
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      const pair = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
      if (pair !== undefined) headers.set('x-xsrf-token', decodeURIComponent(pair));
      const answer = await fetch(`/api/v2/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
      return { status: answer.status, body: await answer.json() };
    },
    [path, input] as const,
  );
}
