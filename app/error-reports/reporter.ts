import { addIntegration, captureException, init } from '@sentry/react';
import type { BrowserOptions } from '@sentry/react';
import { cleanBreadcrumb } from '@heartsease/domain/error-reports/clean-event.ts';
import { isFields } from '@heartsease/domain/error-reports/records.ts';
import { failureOf } from '../api/failure.ts';
import { isNativeApp, platforms } from '../device/platform.ts';
import { handTroublesTo } from '../shell/trouble.ts';
import { OPTIONS, PHONE_OPTIONS, PHONE_TRANSPORT } from './options.ts';
import { parts } from './parts.ts';
import { cleaned, reportsAddress, toServer } from './send-reports.ts';

/** Begins to report, with what was kept until now; in the phone's app over the phone's own kit (row PR-5). */
export async function report(dsn: string): Promise<void> {
  const options = optionsFor(dsn);
  // Both parts, or with the next try neither.
  const { replay } = await import('./replay.ts');
  if (isNativeApp()) {
    const { reportByPhone } = await import('../device/native-reports.ts');
    await reportByPhone({ ...options, ...PHONE_OPTIONS }, (phones) => begin(options, phones));
  } else begin(options);
  handTroublesTo((error) => {
    if (isWorthTelling(error)) captureException(error);
  });
  addIntegration(replay());
}

/** @param phones the transport of the phone's own kit, where there is one */
function begin(options: BrowserOptions, phones?: BrowserOptions['transport']): void {
  const transport = phones ?? toServer;
  init({
    ...options,
    ...(phones && { transportOptions: PHONE_TRANSPORT }),
    transport: (own) => cleaned(transport(own)),
  });
}

function optionsFor(dsn: string): BrowserOptions {
  return {
    ...OPTIONS,
    dsn,
    tunnel: reportsAddress(),
    integrations: parts(),
    initialScope: { tags: { platform: platforms(window).join(',') } },
    beforeSend: (event, { originalException }) => (isWorthTelling(originalException) ? event : null),
    beforeBreadcrumb(crumb) {
      if (isFields(crumb)) cleanBreadcrumb(crumb);
      return crumb;
    },
  };
}

/** What a call was answered has been reacted to (rows ER); only an answer that nobody knows is a surprise (ER-7). */
function isWorthTelling(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure !== undefined) return failure.kind === 'other';
  return !(error instanceof DOMException && error.name === 'AbortError');
}
