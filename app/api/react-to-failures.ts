import { i18n } from '@lingui/core';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { loadSignedIn } from '../shell/load-signed-in.ts';
import { session } from '../session/session.ts';
import { showToast } from '../ui/toast-store.ts';
import { reactWith } from './call.ts';
import type { FailedCall } from './call.ts';
import { pageIsLeaving } from './leaving.ts';
import type { Reaction } from './on-error.ts';

/** Gives the error catalogue its hands: the one toast, and the way out. */
export function reactToFailures(): void {
  reactWith((reaction, failed) => void reactTo(reaction, failed));
}

/** Fetched with what stands around the signed-in screens. */
async function handIn() {
  await (await loadSignedIn()).handIn();
}

async function reactTo(reaction: Reaction, { failure, path, token }: FailedCall): Promise<void> {
  if (pageIsLeaving()) return;
  // The path and the status, and nothing of what was sent (quality.md, rule 9).
  if (reaction.is_logged) console.error(`${path} answered ${failure.status}`);
  const { toast, leads_to } = reaction;
  // While token and key of whoever goes still stand, a leaver's manager is given what nobody could read afterwards.
  if (leads_to === '/login') await handIn().catch(() => undefined);
  // What failed for an older session ends no newer one, leads nobody away who has left it already, and tells nothing to
  // whoever is here now.
  if (token !== undefined && token !== (await storage.read(DEVICE_KEYS.token))) return;
  if (leads_to !== null) await session.leave(leads_to);
  if (toast === null) return;
  showToast({
    kind: toast.kind,
    title: i18n._(toast.title),
    text: typeof toast.text === 'string' ? toast.text : i18n._(toast.text),
    duration: toast.duration_ms,
  });
}
