import { INTERESTS, interestOf } from '@heartsease/domain/interests/catalogue.ts';
import { INTERESTS_LIMIT, sameName } from '@heartsease/domain/interests/interest.ts';
import type { InterestWords, ResidentInterest } from '@heartsease/domain/interests/interest.ts';
import { holdResident } from '../about-me/cards.queries.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { changeInterest, interestsOf, keepInterest, labelOf, residentInterestOf } from './interests.queries.ts';
import type { Named } from './interests.queries.ts';

interface Noting {
  db: Db;
  session: Session;
  now: Date;
}

type Noted = InterestWords & {
  resident_id: string;
  resident_interest_id: string | null;
  base_version: number;
  code: string | null;
  custom_label: string;
};

/**
 * Notes an interest or changes one. Two people who say the same have no quarrel.
 *
 * @throws 409 with the interest as it stands when it was changed, or noted by somebody else, meanwhile
 */
export async function noteInterest(noting: Noting, input: Noted): Promise<ResidentInterest> {
  const { db, session } = noting;
  const { resident_id, resident_interest_id: id } = input;
  const named = nameOf(input);
  await holdResident(db, session.careHome, resident_id);
  const standing = await interestsOf(db, session.careHome, resident_id);
  const namesake = standing.find((one) => isNamed(one, named));
  if (id === null) return namesake ? sayAgain(namesake, input) : await noteNew(noting, input, named, standing.length);

  const stands = standing.find((one) => one.id === id);
  if (!stands) throw notFound();
  const label = labelOf(named);
  if (stands.code !== ('code' in named ? named.code : null)) {
    throw refused({ code: ['An interest can’t become another one. Note the other one too'] });
  }
  if (namesake && namesake.id !== id) throw refused({ custom_label: [`“${namesake.label}” is noted already`] });
  if (isSaid(stands, input) && stands.label === label) return stands;
  if (stands.version !== input.base_version) throw stale(stands);
  const rename = 'custom_label' in named ? { custom_label: named.custom_label } : {};
  const next = { ...wordsOf(input), id, resident_id, version: stands.version, label };
  await changeInterest(db, session.careHome, next, rename, { kind: 'changed', ...stamp(noting) });
  return await interestNow(noting, { id, resident_id });
}

/** Takes an interest away, or puts it back. Nothing that was said is deleted. */
export async function takeAway(
  noting: Noting,
  input: { resident_id: string; resident_interest_id: string; is_removed: boolean },
): Promise<void> {
  const { db, session, now } = noting;
  const { resident_id, resident_interest_id: id, is_removed } = input;
  await holdResident(db, session.careHome, resident_id);
  const interest = await residentInterestOf(db, session.careHome, { id, resident_id });
  if (!interest) throw notFound();
  if (interest.is_removed === is_removed) return;
  if (!is_removed) {
    const standing = await interestsOf(db, session.careHome, resident_id);
    const again = standing.some(({ code, label }) => code === interest.code && sameName(label, interest.label));
    if (again) throw refused({ form: [`“${interest.label}” has been noted again already`] });
    refuseTooMany(standing.length);
  }
  const kind = is_removed ? ('taken_away' as const) : ('put_back' as const);
  const next = { ...interest, resident_id };
  await changeInterest(db, session.careHome, next, { removed_at: is_removed ? now : null }, { kind, ...stamp(noting) });
}

async function noteNew(noting: Noting, input: Noted, named: Named, standing: number): Promise<ResidentInterest> {
  refuseTooMany(standing);
  const { resident_id } = input;
  const interest = { resident_id, named, words: wordsOf(input) };
  const id = await keepInterest(noting.db, noting.session.careHome, interest, { kind: 'noted', ...stamp(noting) });
  return await interestNow(noting, { id, resident_id });
}

/** Somebody noted it first. */
function sayAgain(stands: ResidentInterest, words: InterestWords): ResidentInterest {
  if (isSaid(stands, words)) return stands;
  throw stale(stands);
}

async function interestNow({ db, session }: Noting, which: { id: string; resident_id: string }) {
  const interest = await residentInterestOf(db, session.careHome, which);
  if (!interest) throw notFound();
  const { is_removed: _is_removed, ...stands } = interest;
  return stands;
}

/** Own words that are the name of something in the catalogue are that. @throws 422 at the field */
function nameOf({ code, custom_label }: Pick<Noted, 'code' | 'custom_label'>): Named {
  if (code !== null) {
    if (!interestOf(code)) throw refused({ code: ['This is not an interest that we know'] });
    return { code };
  }
  const own = custom_label.split(/\s+/u).join(' ');
  if (own === '') throw refused({ custom_label: ['Say what it is'] });
  const known = INTERESTS.find(({ label }) => sameName(label, own));
  return known ? { code: known.code } : { custom_label: own };
}

function isNamed(interest: ResidentInterest, named: Named): boolean {
  if ('code' in named) return interest.code === named.code;
  return interest.code === null && sameName(interest.label, named.custom_label);
}

function refuseTooMany(standing: number): void {
  if (standing >= INTERESTS_LIMIT) {
    throw refused({ form: [`There are ${INTERESTS_LIMIT} already. Take some away to make room`] });
  }
}

function isSaid(stands: InterestWords, words: InterestWords): boolean {
  return JSON.stringify(wordsOf(stands)) === JSON.stringify(wordsOf(words));
}

function wordsOf({ level, note, source, told_by }: InterestWords): InterestWords {
  return { level, note, source, told_by };
}

const stamp = ({ session, now }: Noting) => ({ by: session.account_id, now });
