import type { App } from '../http/app-context.ts';
import { plainPage } from '../http/plain-page.ts';
import { registerWayOut } from '../mail/one-click-stop.ts';
import { wantNoMailLike } from './notifications.queries.ts';

/** The way out of what is mailed by itself: of this kind, for this reader. Everything stands in the app all the same. */
export function registerMailsStop(app: App): void {
  registerWayOut(app, { path: STOP_MAILS_PATH, asks: ASKS, stopped: STOPPED, stop: wantNoMailLike });
}

export const STOP_MAILS_PATH = '/mails/stop';

const ASKS = plainPage({
  title: 'Stop these mails',
  body: `<h1>Stop mails of this kind</h1>
<p>What they tell still stands in the app. You can have them mailed again at any time under “Your account”.</p>
<p lang="cy">Mae’r hyn maen nhw’n ei ddweud yn dal yn yr ap. Gallwch eu cael drwy’r e-bost eto unrhyw bryd.</p>
<form method="post"><button type="submit">Stop these mails · <span lang="cy">Rhoi’r gorau i’r e-byst</span></button></form>`,
  foot: 'Nothing else changes.',
});

const STOPPED = plainPage({
  title: 'No more of these mails',
  body: `<h1>You will get no more mails of this kind</h1>
<p>If you change your mind, choose them again in the app under “Your account”.</p>
<p lang="cy">Ni chewch ragor o e-byst o’r math hwn.</p>`,
  foot: 'Nothing else changed.',
});
