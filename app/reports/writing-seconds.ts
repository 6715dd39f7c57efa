import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';

/**
 * When a log was opened. Its id was made then, and a UUID of version 7 begins with the milliseconds of that moment
 * (RFC 9562, section 5.7).
 *
 * @returns milliseconds since 1970, by the clock of the device
 */
export function openedAt(client_id: string): number {
  return Number.parseInt(client_id.replaceAll('-', '').slice(0, 12), 16);
}

/**
 * How long a log was open.
 *
 * @returns whole seconds, one at least; null for a log that was put aside, and where the clock was put back
 */
export function writingSeconds(client_id: string, now: number): number | null {
  const seconds = Math.round((now - openedAt(client_id)) / 1_000);
  return seconds < 0 || seconds > REPORT_LIMITS.writing_seconds ? null : Math.max(1, seconds);
}
