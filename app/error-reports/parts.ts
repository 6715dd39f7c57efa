import {
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  browserTracingIntegration,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  linkedErrorsIntegration,
} from '@sentry/react';
import { cleanAddress } from '@heartsease/domain/error-reports/clean-words.ts';
import { BREADCRUMBS, TRACING } from './options.ts';

/** What the kit may do, one by one: it finds errors, and measures how long a screen took to open. */
export function parts() {
  return [
    eventFiltersIntegration(),
    functionToStringIntegration(),
    browserApiErrorsIntegration(),
    breadcrumbsIntegration(BREADCRUMBS),
    globalHandlersIntegration(),
    linkedErrorsIntegration(),
    dedupeIntegration(),
    browserTracingIntegration({
      ...TRACING,
      beforeStartSpan: (span) => ({ ...span, name: cleanAddress(span.name) }),
    }),
  ];
}
