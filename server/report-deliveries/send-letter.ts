import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { DELIVERY_LIMITS } from '@heartsease/domain/report-deliveries/delivery.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { emailReport } from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { newHomeToken } from '../http/home-token.ts';
import { writeMail } from '../mail/write-mail.ts';
import { tokenHash } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { keepDelivery } from './deliveries.queries.ts';

const DAY_MS = 86_400_000;

/**
 * Keeps a letter under a new link and asks for the mail that carries the link, both in the transaction of the call. The
 * code is handed back and kept nowhere: together with the link it opens the letter.
 */
export async function sendLetter(
  { app, db, session, now }: { app: App; db: Db; session: Session; now: Date },
  letter: { report_id: string; resident_id: string; content: string },
  reader: { relative_link_id: string | null; to_address: string; to_name: string },
): Promise<OutputOf<typeof emailReport>> {
  const { careHome, account_id, row } = session;
  const id = uuidv7();
  const mail_id = uuidv7();
  const token = newHomeToken(careHome.id);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const expires_at = new Date(now.getTime() + DELIVERY_LIMITS.days * DAY_MS);
  const link = `${app.config.public_url}/letter/${token}.html`;
  await keepDelivery(db, careHome, {
    id,
    ...letter,
    ...reader,
    token_hash: tokenHash(token),
    code_hash: codeHash(token, code),
    mail_id,
    sent_by: account_id,
    asked_at: now,
    expires_at,
  });
  await writeMail(db, app.config, {
    id: mail_id,
    care_home_id: careHome.id,
    to_address: reader.to_address,
    subject: `Something to read in ${PRODUCT_NAME}`,
    body: [
      'Hello,',
      `${row.home_name} has written something for you. Open this link within ${DELIVERY_LIMITS.days} days:`,
      link,
      'The page asks for six digits. The home tells you them by phone; they are not in this mail.',
      'If you did not expect this, leave the link closed and call the home.',
    ].join('\n\n'),
    link,
    created_at: now,
    // To the family nothing goes out any more once the stay has ended.
    ...(reader.relative_link_id !== null && { resident_id: letter.resident_id }),
  });
  const is_mailed = app.config.smtp_url !== null;
  return { id, code, to_name: reader.to_name, expires_at: expires_at.toISOString(), is_mailed };
}

/** Six digits alone would be found by trying them all; with the link's own secret they can't be. */
export function codeHash(token: string, code: string): Buffer {
  return tokenHash(`${token} ${code}`);
}
