import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { createBrowserRouter, replace } from 'react-router';
import type {
  LoaderFunctionArgs,
  PatchRoutesOnNavigationFunctionArgs,
  RouteObject,
  RouterNavigateOptions,
  To,
} from 'react-router';
import { afterIntro, facesFirst, signedOutOnly } from './session/guards.ts';
import { session } from './session/session.ts';
import { CrashScreen } from './shell/crash-screen.tsx';
import { fetchPart } from './shell/fetch-part.ts';
import { loadSignedIn } from './shell/load-signed-in.ts';
import { MaintenanceScreen } from './shell/maintenance-screen.tsx';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { Root } from './shell/root.tsx';
import type { ScreenHandle } from './shell/screen-handle.ts';
import { Starting } from './shell/starting.tsx';
import { learnSignedInWords } from './words/language.ts';
import { withIntroWords } from './words/with-intro-words.ts';

type Load = () => Promise<ComponentType>;

/** What there is before a sign-in. */
const signedOutScreens: RouteObject[] = [
  { path: '/', loader: () => replace('/login'), Component: Starting },
  {
    path: '/intro',
    handle: { title: msg`Welcome` } satisfies ScreenHandle,
    lazy: {
      loader: () => fetchPart(async () => (await import('./shell/intro-for.ts')).introFor),
      Component: () =>
        fetchPart(async () => (await withIntroWords(() => import('./shell/intro-screen.tsx'))).IntroScreen),
    },
  },
  // Not fetched when it is opened: then there may be no server to fetch it from.
  {
    path: '/maintenance',
    handle: { title: msg`Maintenance` } satisfies ScreenHandle,
    loader: afterIntro,
    Component: MaintenanceScreen,
  },
  screen('/login', facesFirst, msg`Sign in`, async () => (await import('./session/login-screen.tsx')).LoginScreen),
  screen('/passkey', signedOutOnly, msg`Sign in`, async () => {
    const [{ PasskeyScreen }] = await Promise.all([import('./session/passkey-screen.tsx'), learnSignedInWords()]);
    return PasskeyScreen;
  }),
  screen('/sign-in-by-mail', signedOutOnly, msg`Sign in`, async () => {
    const [part] = await Promise.all([import('./session/sign-in-by-mail-screen.tsx'), learnSignedInWords()]);
    return part.SignInByMailScreen;
  }),
  {
    ...screen('/locked', signedOutOnly, msg`Sign in`, async () => {
      const [{ LockedScreen }] = await Promise.all([import('./shared-tablet/locked-screen.tsx'), learnSignedInWords()]);
      return LockedScreen;
    }),
    handle: { title: msg`Sign in`, works_offline: true } satisfies ScreenHandle,
  },
  screen(
    '/forgot-password',
    signedOutOnly,
    msg`Forgotten password`,
    async () => (await import('./session/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ),
  // These open with a link that somebody was given, whoever is signed in on the device.
  screen(
    '/reset-password',
    afterIntro,
    msg`New password`,
    async () => (await import('./session/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  screen('/mail-link', afterIntro, msg`Sign in`, async () => {
    const [{ MailLinkScreen }] = await Promise.all([import('./session/mail-link-screen.tsx'), learnSignedInWords()]);
    return MailLinkScreen;
  }),
  screen(
    '/register',
    afterIntro,
    msg`Join`,
    async () => (await import('./session/register-screen.tsx')).RegisterScreen,
  ),
  {
    path: '/i/:code',
    loader: ({ params }: LoaderFunctionArgs) => replace(`/register?code=${params['code'] ?? ''}`),
    Component: Starting,
  },
];

const SIGNED_IN = 'signed-in';
const ROOT = 'root';

const ROUTES: RouteObject[] = [
  {
    id: ROOT,
    Component: Root,
    ErrorBoundary: CrashScreen,
    HydrateFallback: Starting,
    children: [
      ...signedOutScreens,
      { id: SIGNED_IN, lazy: { Component: () => fetchPart(signedIn) }, ErrorBoundary: CrashScreen, children: [] },
      { path: '*', loader: afterIntro, Component: NotFoundScreen },
    ],
  },
];

export function createRouter() {
  const router = createBrowserRouter(ROUTES, { patchRoutesOnNavigation: addSignedInScreens });
  const { navigate } = router;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same, for every way to call it
  router.navigate = (async (to: To, options?: RouterNavigateOptions) => {
    const from = options?.fromRouteId;
    // What is answered late to whoever has left leads nobody from the faces of a tablet or from the sign-in.
    const isOfSomebodyGone =
      from !== undefined &&
      session.now().state === 'out' &&
      router.state.matches.every(({ route }) => route.id !== from);
    if (!isOfSomebodyGone) await navigate(to, options);
  }) as typeof navigate;
  return router;
}

/**
 * The table of the signed-in screens names every file of the app, so it is fetched by whoever goes behind the
 * sign-in: each screen cost the first load 100 bytes (measured: 3 kB for 40 screens).
 */
async function addSignedInScreens({ patch }: PatchRoutesOnNavigationFunctionArgs): Promise<void> {
  const { signedInScreens, screensByLink } = await fetchPart(() => import('./routes.tsx'));
  // Asked again for every address that the router has not met, it knows them all after the first time.
  patch(SIGNED_IN, signedInScreens);
  patch(ROOT, screensByLink.in_shell);
  patch(null, screensByLink.alone);
}

/** Around every screen of signed-in people, with what only they need: the cache, the outbox, the words. */
async function signedIn(): Promise<ComponentType> {
  const [{ SignedIn }] = await Promise.all([loadSignedIn(), learnSignedInWords()]);
  return SignedIn;
}

function screen(path: string, loader: () => Promise<null>, title: MessageDescriptor, load: Load): RouteObject {
  return { path, loader, handle: { title } satisfies ScreenHandle, lazy: { Component: () => fetchPart(load) } };
}
