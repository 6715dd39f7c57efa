import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { storageOf } from './device-storage.ts';
import { expect, quietTest, seeIntro, test } from './journey.ts';

const COORDINATOR = 'coordinator@larch-house.example';
const MANAGER = 'manager@larch-house.example';

/** Every screen that a manager of Larch House can open; the ids are looked up. */
const SCREENS = [
  '/tabs/today',
  '/tabs/residents',
  '/tabs/activities',
  '/tabs/planner',
  '/tabs/more',
  '/manage-staff',
  '/manage-staff/mail',
  '/manage-staff/push',
  '/manage-report',
  '/switch',
  '/change-password',
  '/outbox',
  '/recent-messages',
  '/no-such-screen',
];

quietTest('no screen breaks the content security policy [B8, C8]', async ({ page, signIn }) => {
  const broken: string[] = [];
  await page.exposeFunction('tellBroken', (what: string) => broken.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      Reflect.get(window, 'tellBroken')(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await seeIntro(page);
  for (const address of [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/sign-in-by-mail',
    '/mail-link',
    '/maintenance',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  await signIn(MANAGER);
  for (const address of SCREENS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
  }
  await page.goto('/tabs/residents');
  await page.getByRole('link', { name: 'Eileen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eileen' })).toBeVisible();
  expect(broken).toEqual([]);
});

quietTest('a script that was smuggled into the page does not run [C8]', async ({ page, signIn, complaints }) => {
  await signIn(COORDINATOR);
  const outcome = await page.evaluate(async () => {
    // In a task of the page: in one of the developer tools `eval` would be let through.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (caught) {
        return caught instanceof Error ? caught.name : 'thrown';
      }
    };
    const script = document.createElement('script');
    return {
      markup: attempt(() => (document.body.innerHTML = '<img src="x" onerror="window.ran = 1">')),
      scriptText: attempt(() => (script.textContent = 'window.ran = 1')),
      scriptSource: attempt(() => (script.src = 'https://elsewhere.example/steal.js')),
      handler: attempt(() => document.body.setAttribute('onclick', 'window.ran = 1')),
      eval: attempt(() => window.eval('window.ran = 1')),
      policy: attempt(() => window.trustedTypes?.createPolicy('mine', {})),
    };
  });
  expect(outcome).toEqual({
    markup: 'TypeError',
    scriptText: 'TypeError',
    scriptSource: 'TypeError',
    handler: 'TypeError',
    eval: 'EvalError',
    policy: 'TypeError',
  });
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await expect.poll(() => complaints.join('\n')).toMatch(/The action has been blocked/);
  complaints.splice(0);
});

quietTest(
  'a page of our own with a script written into it is refused by the policy [C8]',
  async ({ page, complaints }) => {
    await page.route('/login', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</body>', '<script>window.ran = 1</script></body>');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    expect(complaints.splice(0).join('\n')).toMatch(/inline script/);
  },
);

quietTest(
  'the cookies of a session are kept from scripts and from other sites [CA-2, B7]',
  async ({ page, signIn, context }) => {
    await signIn(COORDINATOR);
    const cookies = (await context.cookies()).toSorted((one, other) => one.name.localeCompare(other.name));
    expect(
      cookies.map(({ name, httpOnly, secure, sameSite, path }) => ({ name, httpOnly, secure, sameSite, path })),
    ).toEqual([
      { name: '__Host-wb-bind', httpOnly: true, secure: true, sameSite: 'Strict', path: '/' },
      { name: 'XSRF-TOKEN', httpOnly: false, secure: true, sameSite: 'Strict', path: '/' },
    ]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('wb-bind');
  },
);

quietTest(
  'after signing out nothing of the person stays on the device [ST-1, F3]',
  async ({ page, signIn, context }) => {
    await signIn(COORDINATOR);
    await page.goto('/tabs/residents');
    await page.getByRole('link', { name: 'Eileen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Eileen' })).toBeVisible();
    await page.goto('/tabs/more');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    const { local, session, rest } = await storageOf(page);
    expect(Object.keys(local).toSorted()).toEqual(['intro-seen', 'text-size', 'theme']);
    // How far down each entry of the history was scrolled, in numbers.
    expect(JSON.stringify(session).replace('react-router-scroll-positions', '')).not.toMatch(/[/@ ]|wb1_/);
    expect(rest).not.toMatch(/Eileen|Nadia|Larch/);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
  },
);

quietTest(
  'a stolen token works in no other browser, nor in a program, not even with the pair [B7, CA-2]',
  async ({ page, signIn, anotherDevice, server }) => {
    await signIn(COORDINATOR);
    const token = (await storageOf(page)).local['wellbeing-token'] ?? '';
    const cookie = await page.evaluate(() => document.cookie);
    const pair = cookie.split('XSRF-TOKEN=')[1]?.split(';')[0] ?? '';
    expect(token).toMatch(/^wb1_/);
    expect(pair).not.toBe('');

    const thief = await anotherDevice();
    await thief.goto('/login');
    await thief.evaluate(
      ([token, pair]) => {
        localStorage.setItem('wellbeing-token', token);
        document.cookie = `XSRF-TOKEN=${pair}; path=/; secure; samesite=strict`;
      },
      [token, pair] as const,
    );
    expect((await askServer(thief, 'me')).status).toBe(401);
    expect((await askServer(thief, 'resident/list')).status).toBe(401);
    const program = await fetch(`${server.address}/api/v2/me`, {
      method: 'POST',
      body: '{}',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        cookie: `XSRF-TOKEN=${pair}`,
        'x-xsrf-token': pair,
      },
    });
    expect(program.status).toBe(401);
    // Whom it was stolen from stays signed in.
    expect((await askServer(page, 'me')).status).toBe(200);
  },
);

quietTest('a call without the pair, or with a wrong one, is refused [CA-2, B8]', async ({ page, signIn }) => {
  await signIn(COORDINATOR);
  for (const pair of [null, 'guessed', '']) expect(await callWithPair(page, 'me', pair), `pair ${pair}`).toBe(403);
  expect(await callWithPair(page, 'login', null)).toBe(403);
  expect((await askServer(page, 'me')).status).toBe(200);
});

quietTest(
  'another site can’t call in the name of whoever is signed in [B8]',
  async ({ page, signIn, context, server, complaints }) => {
    await signIn(COORDINATOR);
    // The same machine under another name is another site.
    const foreign = server.address.replace('localhost', '127.0.0.1');
    await context.route(`${foreign}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' }),
    );
    const other = await context.newPage();
    await other.goto(foreign);
    const outcome = await other.evaluate(async (address) => {
      const send = async (init: RequestInit) =>
        await fetch(`${address}/api/v2/logout`, { method: 'POST', credentials: 'include', body: '{}', ...init }).then(
          ({ status, type }) => `${type} ${status}`,
          () => 'refused',
        );
      return {
        json: await send({ headers: { 'content-type': 'application/json' } }),
        text: await send({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
      };
    }, server.address);
    expect(outcome.json).toBe('refused');
    expect((await askServer(page, 'me')).status).toBe(200);
    expect(complaints.splice(0).join('\n')).toMatch(/CORS/);
  },
);

quietTest('every answer carries the headers that keep a page safe [C9]', async ({ server }) => {
  for (const path of ['/login', '/assets/nothing.js', '/api/v2/nothing', '/healthz']) {
    const { headers } = await fetch(`${server.address}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of ["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'"])
      expect(policy, path).toContain(directive);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
  }
});

test('too many wrong passwords are told at the form, with how long to wait [B1]', async ({ page, complaints }) => {
  await seeIntro(page);
  await page.goto('/login');
  await page.getByLabel('Email address').fill(COORDINATOR);
  await page.getByLabel('Password', { exact: true }).fill('a wrong one');
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(summary).toContainText('That email or password is not right');
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(summary).toContainText(/That was too many tries. Wait .+ and try again/, { timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(page.getByLabel('Email address')).toHaveValue(COORDINATOR);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a wrong one');
  await expect(page).toHaveURL('/login');
  complaints.splice(0);
});

test('an unknown address is answered just like a wrong password [B3]', async ({ page }) => {
  await seeIntro(page);
  await page.goto('/login');
  const told: string[] = [];
  for (const email of [COORDINATOR, 'nobody@larch-house.example']) {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a wrong one');
    const answered = page.waitForResponse('**/api/v2/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect((await answered).status()).toBe(422);
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/not right/);
    told.push(await (await answered).text());
  }
  expect(told[0]).toBe(told[1]);
});

async function callWithPair(page: Page, path: string, pair: string | null): Promise<number> {
  return await page.evaluate(
    async ([path, pair]) => {
      const headers = new Headers({
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('wellbeing-token')}`,
      });
      if (pair !== null) headers.set('x-xsrf-token', pair);
      return (await fetch(`/api/v2/${path}`, { method: 'POST', headers, body: '{}' })).status;
    },
    [path, pair] as const,
  );
}
