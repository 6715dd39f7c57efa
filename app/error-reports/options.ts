import type { BrowserOptions } from '@sentry/react';
import { SENTRY } from '@heartsease/domain/constants.ts';
import { RELEASE } from '@heartsease/domain/error-reports/error-reports.ts';

/**
 * Row PR-5. Everything that the kit would gather about people is switched off here, and what it should send all the
 * same is taken out by the domain's `cleanEnvelope` before the wire.
 */
export const OPTIONS = {
  release: RELEASE,
  environment: 'production',
  tracesSampleRate: SENTRY.traceSample,
  replaysSessionSampleRate: SENTRY.replaySample,
  replaysOnErrorSampleRate: SENTRY.replayOnErrorSample,
  /** No call carries anything of the kit's: the server reports its own errors by itself. */
  tracePropagationTargets: [],
  sendDefaultPii: false,
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: { request: false, response: false },
    httpBodies: [],
    urlQueryParams: false,
    graphQL: { document: false, variables: false },
    genAI: { inputs: false, outputs: false },
    databaseQueryData: false,
    stackFrameVariables: false,
    frameContextLines: 0,
  },
  sendClientReports: false,
  enableLogs: false,
  maxBreadcrumbs: 30,
  /** Only what `parts.ts` names. */
  defaultIntegrations: false,
} satisfies BrowserOptions;

/** What a phone's own error transport holds while it can't send (row PR-5). */
export const PHONE_TRANSPORT = { bufferSize: SENTRY.nativeBuffer };

/** Of the phone's own kit: errors, and no count of who used the app when. */
export const PHONE_OPTIONS = {
  enableNative: true,
  enableNativeNagger: false,
  enableAutoSessionTracking: false,
  enableCaptureFailedRequests: false,
  attachThreads: false,
};

export const BREADCRUMBS = { console: false, dom: false, fetch: true, xhr: false, history: true, sentry: false };

/** Elements are named in these by what is written on them. */
export const TRACING = { enableInp: false, enableElementTiming: false, enableReportPageLoaded: false };

export const REPLAY = {
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'aria-description', 'aria-valuetext', 'label'],
  networkDetailAllowUrls: [],
  networkCaptureBodies: false,
  attachRawBodyFromRequest: false,
  /** Its worker would be made of text, which the content security policy refuses; `send-reports.ts` packs. */
  useCompression: false,
  /** Nothing of it stays on the device. */
  stickySession: false,
  slowClickTimeout: 0,
};
