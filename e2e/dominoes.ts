import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';

/** Joyce at dominoes with Winston, four hours ago, as whoever is signed in logged it. @returns the report and Joyce */
export async function dominoes(page: Page): Promise<{ report_id: string; joyce: string }> {
  const { body: me } = await askServer(page, 'me');
  const { body: residents } = await askServer(page, 'resident/list');
  const idOf = (name: string) =>
    (residents['items'] as { id: string; known_as: string }[]).find((one) => one.known_as === name)?.id;
  const started_at = new Date(Date.now() - 4 * 3_600_000).toISOString();
  const moments = ['Joyce', 'Winston'].map((name) => ({
    resident_id: idOf(name),
    response: 'loved',
    basis: 'individual',
    answered_at: started_at,
  }));
  const { body: report } = await askServer(page, 'report/log', {
    client_id: crypto.randomUUID(),
    care_home_id: (me['carehome'] as { id: string }).id,
    title: 'Dominoes',
    format: 'group',
    started_at,
    minutes: 25,
    note: 'Winston dealt and Joyce won',
    moments,
  });
  return { report_id: String(report['id']), joyce: String(idOf('Joyce')) };
}
