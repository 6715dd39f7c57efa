import type pg from 'pg';
import type { Viewer } from '@heartsease/domain/access/viewer.ts';
import { newToken } from '../session/session.ts';
import { addHeadOfficePerson } from './head-office.ts';
import { addHome, setPackage } from './homes.ts';
import type { MadeHome, PackageState } from './homes.ts';
import { mintToken } from './sign-ins.ts';
import { addRelative } from './relatives.ts';

/** Somebody who calls: who they are to their own home, and which homes they have no business in. */
export interface Principal {
  name: string;
  token: string | null;
  /** Null for whoever is nobody to the server. */
  member: {
    home: MadeHome;
    account_id: string;
    role: 'manager' | 'coordinator' | 'carer' | null;
    type: string;
    organisation_type: 1 | 2;
    /** Of a relative: false when their only link is paused. */
    has_open_link?: boolean;
    /** Works at the head office of the home’s organisation. */
    is_head_office?: boolean;
    /** Of a relative: what they may see of their person. */
    access_level?: 'family' | 'friend' | 'representative';
  } | null;
  strangers: { place: string; home: MadeHome }[];
}

/** Four homes: one, a second of the same organisation, one of another, and a circle of families; and who calls from each. */
export interface Cast {
  homes: MadeHome[];
  principals: Principal[];
}

export async function castOf(client: pg.Client): Promise<Cast> {
  const ours = await addHome(client, { canary: 'Zyxqvours' });
  const sister = await addHome(client, { canary: 'Zyxqvsister', organisation_id: ours.organisation_id });
  const foreign = await addHome(client, { canary: 'Zyxqvforeign' });
  const circle = await addHome(client, { canary: 'Zyxqvcircle', type: 2 });

  const member = async (
    home: MadeHome,
    role: 'manager' | 'coordinator' | 'carer' | 'relative' | 'organiser',
  ): Promise<Principal> => {
    const account_id = home.accounts[role];
    const others = [sister, ours].find((other) => other !== home && other.organisation_id === home.organisation_id);
    return {
      name: `${role} of ${home.canary}`,
      token: await mintToken(client, { account_id, care_home_id: home.care_home_id }),
      member: {
        home,
        account_id,
        role: role === 'relative' || role === 'organiser' ? null : role,
        type: role === 'relative' ? 'family' : 'staff',
        organisation_type: home === circle ? 2 : 1,
      },
      strangers: [
        ...(others ? [{ place: 'another home of the organisation', home: others }] : []),
        { place: 'another organisation', home: home === foreign ? ours : foreign },
      ],
    };
  };
  const nobody = (name: string, token: string | null): Principal => ({
    name,
    token,
    member: null,
    strangers: [],
  });
  const ended = await mintToken(client, { account_id: ours.accounts.manager, care_home_id: ours.care_home_id });
  await client.query(
    `update sign_ins set ended_at = now(), ended_why = 'logout' where id = (select max(id::text)::uuid from sign_ins)`,
  );
  const paused = await addRelative(client, ours, { resident_id: ours.residentIds[1] ?? '', status: 'paused' });
  const over = await addRelative(client, ours, { resident_id: ours.residentIds[1] ?? '', status: 'ended' });
  const at = async (access_level: 'friend' | 'representative'): Promise<Principal> => {
    const { account_id } = await addRelative(client, ours, {
      resident_id: ours.residentIds[0] ?? '',
      status: 'active',
      access_level,
    });
    const { member, strangers } = relative;
    return {
      name: `a relative who is a ${access_level}`,
      token: await tokenOf(account_id),
      member: member && { ...member, account_id, access_level },
      strangers,
    };
  };
  const atHeadOffice = async (): Promise<Principal> => {
    const coordinator = await member(ours, 'coordinator');
    const account_id = await addHeadOfficePerson(client, ours);
    return {
      ...coordinator,
      name: 'a coordinator who works at the head office',
      token: await tokenOf(account_id),
      member: coordinator.member && { ...coordinator.member, account_id, is_head_office: true },
    };
  };
  const tokenOf = (account_id: string) => mintToken(client, { account_id, care_home_id: ours.care_home_id });
  const relative = await member(ours, 'relative');
  return {
    homes: [ours, sister, foreign, circle],
    principals: [
      nobody('nobody', null),
      nobody('a made-up token', newToken()),
      nobody('a token that has ended', ended),
      // As the end of a link leaves it, but for the session, which was forgotten.
      nobody('a relative whose access has ended', await tokenOf(over.account_id)),
      relative,
      await at('friend'),
      await at('representative'),
      {
        name: 'a relative whose access is paused',
        token: await tokenOf(paused.account_id),
        member: relative.member && { ...relative.member, account_id: paused.account_id, has_open_link: false },
        strangers: relative.strangers,
      },
      await member(circle, 'organiser'),
      await member(ours, 'carer'),
      await atHeadOffice(),
      await member(ours, 'coordinator'),
      await member(ours, 'manager'),
      await member(sister, 'manager'),
      await member(foreign, 'relative'),
      // Managers last: a new link for a password ends those made before for the same account.
      await member(foreign, 'manager'),
    ],
  };
}

/** All four homes on the same package. */
export async function putOn(client: pg.Client, { homes }: Cast, state: PackageState): Promise<void> {
  for (const { care_home_id } of homes) await setPackage(client, care_home_id, state);
}

/** The specified fields, made here and not by the server. */
export function viewerOf(
  { type, organisation_type, role, has_open_link, is_head_office }: NonNullable<Principal['member']>,
  state: PackageState,
): Viewer {
  return {
    type,
    organisation_type,
    expired: state.is_expired,
    package: { title: `Package ${state.letter}`, is_basic: state.is_basic },
    carehome: { organisation: { is_risk_assessment_enabled: true } },
    role,
    has_open_link,
    is_head_office,
  };
}
