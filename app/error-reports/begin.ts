import { errorReportSettings } from '@heartsease/domain/error-reports/error-reports.endpoints.ts';
import { isLocalDevelopment } from '@heartsease/domain/error-reports/error-reports.ts';
import { call } from '../api/call.ts';

let isBegun = false;

/**
 * Row PR-5: errors are reported where somebody receives them, and never on the local development host. Asked for
 * once somebody is signed in and the app is stable, or when the first thing goes wrong: before that it weighs nothing.
 */
export async function beginErrorReports(): Promise<void> {
  if (isBegun || isLocalDevelopment(window.location.origin)) return;
  isBegun = true;
  try {
    const { dsn } = await call(errorReportSettings, {}, { onError: () => undefined });
    if (dsn !== null) await (await import('./reporter.ts')).report(dsn);
  } catch {
    // Without a connection, or in the middle of an update: with the next start, or the next trouble.
    isBegun = false;
  }
}
