import type { App } from '../http/app-context.ts';
import { plainPage } from '../http/plain-page.ts';
import { registerWayOut } from '../mail/one-click-stop.ts';
import { stopDigest } from '../relatives/change-access.ts';
import { careHomeOfLink } from '../session/session.ts';
import { linkOfToken } from './digests.queries.ts';

/** The way out of the letters: that of one person, for one reader. */
export function registerLettersStop(app: App): void {
  registerWayOut(app, {
    path: '/letters/stop',
    asks: ASKS,
    stopped: STOPPED,
    async stop(db, { care_home_id, hash }) {
      const link = await linkOfToken(db, care_home_id, hash);
      if (link === undefined) return;
      const { relative_link_id, timezone } = link;
      await stopDigest(db, careHomeOfLink({ care_home_id, timezone }), { relative_link_id, now: app.now() });
    },
  });
}

const ASKS = plainPage({
  title: 'Stop these letters',
  body: `<h1>Stop these letters</h1>
<p>You will get no more letters about the days of this person. You can ask for them again at any time under “More”, or at the home.</p>
<p lang="cy">Ni chewch ragor o lythyrau am ddyddiau’r person hwn. Gallwch ofyn amdanynt eto unrhyw bryd.</p>
<form method="post"><button type="submit">Stop the letters · <span lang="cy">Rhoi’r gorau i’r llythyrau</span></button></form>`,
  foot: 'Nothing else changes.',
});

const STOPPED = plainPage({
  title: 'No more letters',
  body: `<h1>You will get no more of these letters</h1>
<p>If you change your mind, choose them again in the app under “More”, or tell the home.</p>
<p lang="cy">Ni chewch ragor o’r llythyrau hyn.</p>`,
  foot: 'Nothing else changed.',
});
