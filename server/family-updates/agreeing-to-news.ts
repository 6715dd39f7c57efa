import { maySee } from '@heartsease/domain/consents/may-see.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Which of these people say yes to news for their family today. */
export async function agreeingToNews(
  db: Db,
  careHome: CareHome,
  { residents, today }: { residents: readonly string[]; today: string },
): Promise<Set<string>> {
  const ids = [...new Set(residents)];
  const answers = Map.groupBy(await lastAnswersOf(db, careHome.id, ids), ({ resident_id }) => resident_id);
  const audience = { kind: 'relative', relation: 'active', is_family_of_another: false } as const;
  return new Set(ids.filter((id) => maySee(audience, 'updates', answers.get(id) ?? [], today)));
}
