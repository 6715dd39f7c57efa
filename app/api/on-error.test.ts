import { describe, expect, it, vi } from 'vitest';
import type { Failure } from './failure.ts';
import { reactionTo } from './on-error.ts';

// The build turns these words into catalogue entries; here they stay what they are.
vi.mock('@lingui/core/macro', () => ({ msg: ([text]: TemplateStringsArray) => text }));

const table: { row: string; failure: Failure; toast: string[] | null; ms?: number; leads_to?: string }[] = [
  {
    row: 'ER-0 online',
    failure: { kind: 'unreachable', status: 0, is_online: true },
    toast: ['Service Unavailable', 'Our servers are undergoing maintenance'],
    ms: 10_000,
    leads_to: '/maintenance',
  },
  {
    row: 'ER-0 offline',
    failure: { kind: 'unreachable', status: 0, is_online: false },
    toast: ['Connection Error', 'It seems you are offline. Please check your internet connection and try again'],
    ms: 10_000,
  },
  ...([400, 401] as const).map((status) => ({
    row: `ER-1 ${status}`,
    failure: { kind: 'signed_out', status } as const,
    toast: ['Session Expired', 'Your session has been logged out. Please login again to continue'],
    ms: 5_000,
    leads_to: '/login',
  })),
  {
    row: 'ER-2 with the server’s words',
    failure: { kind: 'forbidden', status: 403, message: 'Only a manager may' },
    toast: ['Forbidden', 'Only a manager may'],
    ms: 10_000,
  },
  {
    row: 'ER-2 without',
    failure: { kind: 'forbidden', status: 403, message: null },
    toast: ['Forbidden', 'You are not allowed to perform this action'],
    ms: 10_000,
  },
  {
    row: 'ER-3',
    failure: { kind: 'not_found', status: 404 },
    toast: ['Resource Not Found', 'The resource you are looking for does not exist'],
    ms: 10_000,
  },
  { row: 'ER-4', failure: { kind: 'refused_input', status: 422, message: null, errors: {} }, toast: null },
  {
    row: 'ER-5',
    failure: { kind: 'server_error', status: 500 },
    toast: [
      'Internal Server Error',
      'We have been notified of this issue. If this problem persists, please contact us',
    ],
    ms: 10_000,
  },
  {
    row: 'ER-6',
    failure: { kind: 'maintenance', status: 503, message: null, until: null, is_declared: false },
    toast: ['Service Unavailable', 'Our servers are undergoing maintenance'],
    ms: 10_000,
    leads_to: '/maintenance',
  },
  { row: 'ER-7', failure: { kind: 'other', status: 413, message: null }, toast: null },
];

describe('the error catalogue', () => {
  it.each(table)('$row', ({ failure, toast, ms, leads_to }) => {
    const reaction = reactionTo(failure);
    expect(reaction.toast === null ? null : [reaction.toast.title, reaction.toast.text]).toEqual(toast);
    expect(reaction.toast?.duration_ms).toBe(ms);
    expect(reaction.leads_to).toBe(leads_to ?? null);
  });

  it('logs what has no row of its own, and a refusal never', () => {
    expect(reactionTo({ kind: 'other', status: 418, message: null }).is_logged).toBe(true);
    expect(reactionTo({ kind: 'refused_input', status: 422, message: null, errors: {} }).is_logged).toBe(false);
  });

  it('only logs what fails in the background (ER-8), but for a dead token', () => {
    const quiet = { toast: null, leads_to: null, is_logged: true };
    expect(reactionTo({ kind: 'server_error', status: 500 }, true)).toEqual(quiet);
    expect(reactionTo({ kind: 'unreachable', status: 0, is_online: true }, true)).toEqual(quiet);
    expect(reactionTo({ kind: 'signed_out', status: 401 }, true).leads_to).toBe('/login');
  });
});
