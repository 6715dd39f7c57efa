import './zod-without-eval.ts';
import './ui/tokens.css';
import './ui/base.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { connection } from './api/connection.ts';
import { reactToFailures } from './api/react-to-failures.ts';
import { isNativeApp, warnIfDeviceIsSilent } from './device/platform.ts';
import { createRouter } from './start-routes.tsx';
import { rememberOpenedLink } from './session/opened-link.ts';
import { session } from './session/session.ts';
import { startAnewAt } from './shell/fetch-part.ts';
import { keepOnDevice } from './shell/keep-on-device.ts';
import { stable } from './shell/stable.ts';
import { keepTroubles } from './shell/trouble.ts';
import { forgetToasts } from './ui/toast-store.ts';
import { speakAsBefore } from './words/language.ts';
import { speakEnglish } from './words/start/words.ts';

speakEnglish();
keepTroubles(
  () => void import('./error-reports/begin.ts').then((begin) => begin.beginErrorReports()).catch(() => undefined),
);
reactToFailures();
rememberOpenedLink(window.location);
connection.watch();
warnIfDeviceIsSilent();
session.onForget(forgetToasts);
void session.start();
void stable(session).then(keepOnDevice).catch(console.error);

const router = createRouter();
startAnewAt(() => createPath(router.state.navigation.location ?? router.state.location));

// Whoever leaves is taken out of the signed-in screens, and back never returns to them (row RT-8).
session.onChange(() => {
  const current = session.now();
  if (current.state === 'out' && current.leads_to !== null) void router.navigate(current.leads_to, { replace: true });
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app');
const app = createRoot(root);
// Nothing is shown in one language to be said again in another.
void speakAsBefore().finally(() => {
  app.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>,
  );
  if (isNativeApp()) startNative().catch(console.error);
});

async function startNative(): Promise<void> {
  const { startNativeApp } = await import('./device/native/start.ts');
  await startNativeApp((link) => {
    rememberOpenedLink(link);
    void router.navigate(`${link.pathname}${link.search}${link.hash}`);
  }, session);
}
