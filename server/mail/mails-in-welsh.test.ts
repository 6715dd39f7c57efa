import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '@heartsease/domain/notifications/notification.ts';
import { inviteRelative, listRelatives, resendInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { mailInvitationLink } from '@heartsease/domain/session/joining.endpoints.ts';
import { startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { saveLanguage } from '@heartsease/domain/session/preferences.endpoints.ts';
import { inviteStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { inTransaction } from '../db/database.ts';
import { notificationMail } from '../notifications/notification-words.ts';
import { tell } from '../notifications/tell.ts';
import { sendSignInLink } from '../session/send-mail-link.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const NADIA = 'coordinator@larch-house.example';
/** A few words that stand in every English mail of ours, and in no Welsh one. */
const ENGLISH = /\b(Hello|Your?|the|that|Open|this link|Somebody|waits|app:)\b/;

let world: World;
let larch: Facts;
let rhosyn: Facts;
beforeAll(async () => {
  world = await openWorld({ public_url: 'https://heartsease.example' });
  larch = await factsOf(world.ownerUrl, 'Larch House');
  rhosyn = await factsOf(world.ownerUrl, 'Tŷ Rhosyn');
});
afterAll(async () => await world.close());
beforeEach(async () => await query('delete from outgoing_mails'));

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

const mails = () => query<{ subject: string; body: string }>('select subject, body from outgoing_mails order by id');

async function speaks(email: string, language: 'en-GB' | 'cy-GB'): Promise<void> {
  const asker = await world.as(email);
  const { status } = await asker.asks(saveLanguage, {
    client_id: uuidv7(),
    care_home_id: larch.care_home_id,
    language,
  });
  expect(status).toBe(200);
}

async function tellAll(email: string): Promise<void> {
  const [account] = await query<{ id: string }>('select id from accounts where email = $1', [email]);
  const { care_home_id } = larch;
  const home = { care_home_id, name: 'Larch House', timezone: 'Europe/London' };
  for (const kind of NOTIFICATION_KINDS)
    await inTransaction(world.database, { care_home_id, account_id: null }, async (db) => {
      await tell(db, world.app.config, home, { kind, to: [account?.id ?? ''], now: new Date() });
    });
}

/** Without addresses, and without what is called so everywhere. */
function wordsOf({ subject, body }: { subject: string; body: string }): string {
  return `${subject}\n${body}`.replaceAll(/https:\S+/g, '').replaceAll(/Heartsease|Larch House|Tŷ Rhosyn/g, '');
}

test('each kind of notification comes by mail in the language of its reader, and in English to everybody else', async () => {
  await tellAll(NADIA);
  const english = await mails();
  expect(english).toHaveLength(NOTIFICATION_KINDS.length);
  expect(english.filter((mail) => !ENGLISH.test(wordsOf(mail)))).toEqual([]);
  await query('delete from outgoing_mails');
  await speaks(NADIA, 'cy-GB');
  await tellAll(NADIA);
  const welsh = await mails();
  expect(welsh).toHaveLength(NOTIFICATION_KINDS.length);
  expect(welsh.filter((mail) => ENGLISH.test(wordsOf(mail)))).toEqual([]);
  for (const { subject, body } of welsh) {
    expect(subject).toMatch(/ yn Heartsease$/);
    expect(body).toMatch(/^Helo Nadia,\n\n.*Larch House.*\n\nhttps:/);
  }
});

test('what is asked for with a password is mailed in Welsh too', async () => {
  await speaks(NADIA, 'cy-GB');
  await world.anyone.asks(startReset, { email: NADIA });
  const [mail] = await mails();
  expect(mail?.subject).toBe('Gosod cyfrinair newydd yn Heartsease');
  expect(mail?.body).toMatch(/o fewn deng munud:\n\nhttps:\/\/heartsease\.example\/reset-password\?token=/);
  expect(mail?.body).not.toMatch(ENGLISH);
  await speaks(NADIA, 'en-GB');
});

test('a link to join comes in Welsh from a Welsh home', async () => {
  const manager = await world.as('manager@ty-rhosyn.example');
  const { body } = await manager.asks(inviteRelative, {
    client_id: uuidv7(),
    care_home_id: rhosyn.care_home_id,
    resident_id: rhosyn.residents[0]?.id ?? '',
    first_name: 'Guto',
    last_name: 'Prys',
    relationship: 'nephew',
    access_level: 'family',
    sent_by: 'shown',
  });
  const joining = { invite_code: body.code, email: 'guto@post.example', first_name: 'Guto', last_name: 'Prys' };
  expect((await world.anyone.asks(mailInvitationLink, joining)).status).toBe(200);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Ymuno â Heartsease');
  expect(mail?.body).toMatch(
    /o fewn deng munud i ymuno, heb gyfrinair:\n\nhttps:\/\/heartsease\.example\/mail-link\?token=/,
  );
  expect(mail?.body).not.toMatch(ENGLISH);
});

test('a link to sign in comes in the language of its reader', async () => {
  const account = { id: '', email: NADIA, first_name: 'Nadia' };
  const [row] = await query<{ id: string }>(`select id from accounts where email = '${NADIA}'`);
  for (const language of ['cy-GB', 'en-GB'])
    await inTransaction(world.database, { care_home_id: null, account_id: null }, async (db) => {
      await sendSignInLink(db, world.app.config, { ...account, id: row?.id ?? '', language }, new Date());
    });
  const [welsh, english] = await mails();
  expect(welsh?.subject).toBe('Mewngofnodi i Heartsease');
  expect(welsh?.body).not.toMatch(ENGLISH);
  expect(english?.subject).toBe('Sign in to Heartsease');
  expect(english?.body).toMatch(/within ten minutes, on the device/);
});

test('whoever is invited has no language yet, and is asked in that of the home', async () => {
  const manager = await world.as('manager@ty-rhosyn.example');
  const write = () => ({ client_id: uuidv7(), care_home_id: rhosyn.care_home_id });
  const person = { first_name: 'Guto', last_name: 'Prys' };
  const [resident] = rhosyn.residents;
  const resident_id = resident?.id ?? '';
  const staff = { ...person, email: 'guto@ty-rhosyn.example', role: 'carer' } as const;
  const asked = { ...person, email: 'guto@post.example', relationship: 'nephew', access_level: 'family' } as const;
  const answers = [
    await manager.asks(inviteStaffMember, { ...write(), ...staff }),
    await manager.asks(inviteRelative, { ...write(), ...asked, resident_id, sent_by: 'email' }),
  ];
  const { items } = (await manager.asks(listRelatives, { resident_id })).body;
  const relative_link_id = items.find(({ email }) => email === asked.email)?.id ?? '';
  answers.push(await manager.asks(resendInvitation, { ...write(), relative_link_id, sent_by: 'email' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const sent = await mails();
  expect(sent.map(({ subject }) => subject)).toEqual(Array(3).fill('Eich gwahoddiad i Heartsease'));
  for (const mail of sent) {
    expect(wordsOf(mail)).not.toMatch(ENGLISH);
    expect(mail.body).toContain('Mae Tŷ Rhosyn yn eich gwahodd i Heartsease');
    expect(mail.body).not.toContain(resident?.known_as);
  }
});

test('no subject names its reader or the home', () => {
  for (const language of ['en-GB', 'cy-GB'] as const)
    for (const kind of NOTIFICATION_KINDS) {
      const about = { kind, home: 'Canarywood', reader: 'Zyxqv', link: 'https://l', chosen: 'https://c' };
      const { subject, body } = notificationMail(language, about);
      expect(subject).not.toMatch(/Canarywood|Zyxqv/);
      expect(body).toMatch(/Canarywood[^]*https:\/\/l[^]*https:\/\/c/);
    }
});
