import { createHash } from 'node:crypto';
import { AUTHORITY_KINDS } from '@heartsease/domain/relatives/relative.ts';
import type { AuthorityKind, LinkState, WayToInvite } from '@heartsease/domain/relatives/relative.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';
import { larchHouseRelatives } from './relatives.ts';

const HOME = 'larch-house';

/** Documents that Anita looked at when somebody moved in: which, and how long ago. */
const DOCUMENTS: Record<string, readonly (readonly [kind: AuthorityKind, days_ago: number])[]> = {
  'malcolm-reeve': [
    ['lpa_health_welfare', 310],
    ['lpa_property_finance', 310],
  ],
  'gloria-clarke': [['lpa_health_welfare', 240]],
  'linda-grant': [['lpa_health_welfare', 205]],
  'nerys-roberts': [['enduring_power', 190]],
  'ewa-kowalska': [['lpa_health_welfare', 150]],
  'clive-hatton': [['deputy', 120]],
  'saima-khokhar': [['lpa_property_finance', 90]],
};

/** Whoever wishes to be seen by the others around the same person. */
const SEEN = ['malcolm-reeve', 'david-chan', 'phoebe-chan', 'marcia-clarke-hall', 'nikhil-patel', 'catrin-bebb'];

/** Who may ask others in by themselves. */
const INVITES = ['relative', 'malcolm-reeve'];

/** Whose access is not simply open, and why. */
const STANDING: readonly { relative: string; resident: string; status: LinkState; days_ago: number; reason: string }[] =
  [
    {
      relative: 'darren-jukes',
      resident: 'ron-jukes',
      status: 'paused',
      days_ago: 4,
      reason: 'Ron asked for some quiet after the last visit. We talk about it with him on Monday.',
    },
  ];

/** Pam was once linked to a second friend. */
const OVER = {
  relative: 'pam-gittins',
  resident: 'hazel-tudge',
  days_ago: 36,
  reason: 'Pam wished it: the two see each other at chapel again.',
};

/** Asked, and not yet answered: one letter on its way, one mail whose time ran out. */
const ASKED: readonly {
  key: string;
  first_name: string;
  last_name: string;
  email: string | null;
  resident: string;
  relationship: string;
  sent_by: WayToInvite;
  sent: number;
  works_for: number;
}[] = [
  {
    key: 'tom-hartley',
    first_name: 'Tom',
    last_name: 'Hartley',
    email: null,
    resident: 'eileen-hartley',
    relationship: 'grandson',
    sent_by: 'letter',
    sent: 2,
    works_for: 14,
  },
  {
    key: 'beth-pugh',
    first_name: 'Beth',
    last_name: 'Pugh',
    email: 'beth.pugh@post.example',
    resident: 'arthur-pugh',
    relationship: 'great-niece',
    sent_by: 'email',
    sent: 6,
    works_for: 3,
  },
];

/** What makes the access of Larch House's relatives their own: who is called first, documents, pauses, invitations. */
export async function keepAccess(db: Db, today: string): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const [manager, coordinator] = [`manager@${HOME}.example`, `coordinator@${HOME}.example`].map(demoIds.account);
  const at = (days_ago: number) => new Date(`${addDays(today, -days_ago)}T11:20:00Z`);
  const linkId = (relative: string, resident: string) => demoId(`link ${HOME} ${relative} ${resident}`);
  const accountOf = (key: string) =>
    demoIds.account(larchHouseRelatives.find((one) => one.key === key)?.email ?? `${key}@${HOME}.example`);

  const first = larchHouseRelatives.flatMap(({ key, of }) =>
    of.filter(({ access_level }) => access_level === 'representative').map(({ resident }) => linkId(key, resident)),
  );
  await db.updateTable('relative_links').set({ is_primary: true }).where('id', 'in', first).execute();
  await db
    .updateTable('relative_links')
    .set({ is_shown_to_circle: true })
    .where('care_home_id', '=', care_home_id)
    .where('account_id', 'in', SEEN.map(accountOf))
    .execute();
  await db
    .updateTable('relative_links')
    .set({ can_invite: true })
    .where('care_home_id', '=', care_home_id)
    .where('account_id', 'in', INVITES.map(accountOf))
    .execute();
  for (const [relative, documents] of Object.entries(DOCUMENTS)) {
    const authorities = documents.map(([kind, days_ago]) => ({
      kind,
      reference: `7000-${String(1_000 + AUTHORITY_KINDS.indexOf(kind) * 111 + relative.length * 7)}`,
      seen_by: 'Anita Nair',
      seen_on: addDays(today, -days_ago),
    }));
    await db
      .updateTable('relative_links')
      .set({ authorities: JSON.stringify(authorities) })
      .where('care_home_id', '=', care_home_id)
      .where('account_id', '=', accountOf(relative))
      .execute();
  }

  const changes = STANDING.map(({ relative, resident, days_ago, reason }) => ({
    relative_link_id: linkId(relative, resident),
    kind: 'paused' as const,
    reason,
    changed_at: at(days_ago),
  }));
  for (const { relative, resident, status, days_ago, reason } of STANDING) {
    await db
      .updateTable('relative_links')
      .set({ status, status_since: at(days_ago), status_reason: reason })
      .where('id', '=', linkId(relative, resident))
      .execute();
  }

  const over = {
    id: linkId(OVER.relative, OVER.resident),
    resident_id: demoIds.resident(HOME, OVER.resident),
    account_id: accountOf(OVER.relative),
    relationship: 'friend from chapel',
    access_level: 'friend' as const,
    status: 'ended' as const,
    created_at: at(200),
    status_since: at(OVER.days_ago),
    status_reason: OVER.reason,
  };
  await db
    .insertInto('relative_links')
    .values({ care_home_id, ...over })
    .execute();

  await db
    .insertInto('invitations')
    .values(
      ASKED.map(({ key, first_name, last_name, email, sent_by, sent, works_for }) => ({
        id: demoId(`invitation ${HOME} ${key}`),
        care_home_id,
        // Nobody knows these codes: sent again, each gets one that can be read.
        code_hash: createHash('sha256').update(`demo invitation ${HOME} ${key}`).digest(),
        role: 'relative' as const,
        first_name,
        last_name,
        email,
        invited_by: coordinator ?? null,
        created_at: at(sent),
        expires_at: at(sent - works_for),
        sent_by,
      })),
    )
    .execute();
  await db
    .insertInto('relative_links')
    .values(
      ASKED.map(({ key, resident, relationship, sent }) => ({
        id: linkId(key, resident),
        care_home_id,
        resident_id: demoIds.resident(HOME, resident),
        invitation_id: demoId(`invitation ${HOME} ${key}`),
        relationship,
        access_level: 'family' as const,
        status: 'invited' as const,
        created_at: at(sent),
        status_since: at(sent),
      })),
    )
    .execute();
  await db
    .insertInto('relative_link_changes')
    .values(
      [
        ...changes,
        { relative_link_id: over.id, kind: 'ended' as const, reason: OVER.reason, changed_at: at(OVER.days_ago) },
        ...ASKED.map(({ key, resident, sent }) => ({
          relative_link_id: linkId(key, resident),
          kind: 'invited' as const,
          reason: '',
          changed_at: at(sent),
        })),
      ].map((change) => ({
        id: demoId(`change ${change.relative_link_id} ${change.kind}`, change.changed_at),
        care_home_id,
        changed_by: (change.kind === 'invited' ? coordinator : manager) ?? null,
        ...change,
      })),
    )
    .execute();
}
