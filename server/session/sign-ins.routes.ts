import { deviceKind } from '@heartsease/domain/session/device.ts';
import {
  endOtherSignIns,
  endOwnSignIn,
  endStaffSignIn,
  listOwnSignIns,
  listStaffSignIns,
} from '@heartsease/domain/session/sign-ins.endpoints.ts';
import type { SignIn } from '@heartsease/domain/session/sign-ins.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { endSignIns } from './session.queries.ts';
import type { Session } from './session.ts';
import { endOneSignIn, endSignInOfMember, livingSignIns, signInsOfMember } from './sign-ins.queries.ts';
import type { SignInRow } from './sign-ins.queries.ts';

/** How far back a manager sees where somebody was signed in. */
const BACK_MS = 30 * 86_400_000;

/** The devices of an account: everybody ends their own, a manager those of the staff. They are dead with the next call. */
export function registerSignIns(app: App): void {
  route(app, listOwnSignIns, async ({ db, session, now }) =>
    page(await livingSignIns(db, session.account_id, now), session),
  );

  route(app, endOwnSignIn, async ({ db, session, input, now }) => {
    const { sign_in_id } = input;
    const { account_id } = session;
    if (!(await endOneSignIn(db, { account_id, sign_in_id }, { why: 'elsewhere', now }))) throw notFound();
    return DONE;
  });

  route(app, endOtherSignIns, async ({ db, session, now }) => {
    await endSignIns(db, session.account_id, 'elsewhere', now, session.sign_in_id);
    return DONE;
  });

  route(app, listStaffSignIns, async ({ db, session, input, now }) => {
    const since = new Date(now.getTime() - BACK_MS);
    return page(await signInsOfMember(db, session.careHome, input.staff_member_id, { now, since }), session);
  });

  route(app, endStaffSignIn, async ({ db, session, input, now }) => {
    const of = { account_id: input.staff_member_id, sign_in_id: input.sign_in_id };
    if (!(await endSignInOfMember(db, session.careHome, of, now))) throw notFound();
    return DONE;
  });
}

function page(rows: SignInRow[], session: Session) {
  return { items: rows.map((row) => told(row, session)), next_cursor: null, total: rows.length };
}

function told(row: SignInRow, session: Session): SignIn {
  const { id, device, care_home_name, created_at, last_seen_at, ended_at, ended_why } = row;
  return {
    id,
    device,
    kind: deviceKind(device),
    care_home_name,
    began_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    is_this: id === session.sign_in_id,
    ended: ended_at && { at: ended_at.toISOString(), why: ended_why ?? 'ran_out' },
  };
}
