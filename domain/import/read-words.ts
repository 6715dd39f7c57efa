import type { StaffRole } from '../access/roles.ts';
import type { AccessLevel } from '../relatives/relative.ts';
import { PERSON_KINDS, folded } from './fields.ts';
import type { PersonKind } from './fields.ts';

const ROLE_WORDS: Record<StaffRole, readonly string[]> = {
  manager: ['manager', 'registered manager', 'home manager', 'deputy manager', 'deputy', 'rheolwr'],
  coordinator: [
    'coordinator',
    'activity coordinator',
    'activities coordinator',
    'co ordinator',
    'activities co ordinator',
    'activity co ordinator',
    'wellbeing lead',
    'wellbeing coordinator',
    'activities lead',
    'lifestyle coordinator',
    'cydlynydd',
  ],
  carer: [
    'carer',
    'care assistant',
    'senior carer',
    'senior care assistant',
    'care worker',
    'support worker',
    'healthcare assistant',
    'hca',
    'nurse',
    'registered nurse',
    'rn',
    'night carer',
    'kitchen',
    'housekeeper',
    'domestic',
    'cook',
    'volunteer',
    'bank carer',
    'agency',
    'gofalwr',
  ],
};

/** The role behind a job title; null where the title tells none. A deputy is a manager only where it is said so. */
export function roleIn(text: string): StaffRole | null {
  const word = folded(text);
  if (word === 'manager' || word === 'coordinator' || word === 'carer') return word;
  for (const role of ['coordinator', 'carer', 'manager'] as const) if (ROLE_WORDS[role].includes(word)) return role;
  return null;
}

const KIND_WORDS: Record<PersonKind, readonly string[]> = {
  resident: ['resident', 'residents', 'client', 'service user', 'r', 'preswylydd'],
  staff: ['staff', 'staff member', 'employee', 'team', 'worker', 's', 'staff members', 'colleague', 'carer'],
  relative: [
    'relative',
    'relatives',
    'family',
    'family member',
    'families',
    'family and friends',
    'relatives and friends',
    'next of kin',
    'nok',
    'friend',
    'contact',
    'contacts',
    'teulu',
  ],
};

export function kindIn(text: string): PersonKind | null {
  const word = folded(text);
  return PERSON_KINDS.find((kind) => KIND_WORDS[kind].includes(word)) ?? null;
}

const LEVEL_WORDS: Record<AccessLevel, readonly string[]> = {
  family: ['family', 'relative', 'teulu'],
  friend: ['friend', 'visitor', 'ffrind'],
  representative: [
    'representative',
    'attorney',
    'poa',
    'lpa',
    'power of attorney',
    'lasting power of attorney',
    'deputy',
    'guardian',
  ],
};

/** What a relative may see, as a list calls it; null where the word tells none. */
export function levelIn(text: string): AccessLevel | null {
  const word = folded(text);
  for (const level of ['family', 'friend', 'representative'] as const)
    if (LEVEL_WORDS[level].includes(word)) return level;
  return null;
}

const KIN =
  /\b(son|daughter|wife|husband|spouse|partner|fianc\w+|mother|father|mum|dad|mam|sister|brother|sibling|twin|niece|nephew|cousin|aunt|auntie|uncle|(?:great ?)?grand\w+|nan|step\w+|in law|family|next of kin|nok|mab|merch|gwraig|gwr|chwaer|brawd|wyres|wyr|nith|nai)\b/;

/** Of whom the file tells no level: kin read what is shared with the family, everybody else what friends see. */
export function levelFor(relationship: string): AccessLevel {
  return KIN.test(folded(relationship)) ? 'family' : 'friend';
}

/** A tick as lists write it; undefined for what is neither yes nor no, null where nothing stands. */
export function tickIn(text: string): boolean | null | undefined {
  const word = text.trim().toLowerCase();
  if (word === '') return null;
  if (/^(y|yes|true|1|x|✓|✔|primary|first|main|ie|ydy)$/.test(word)) return true;
  return /^(n|no|false|0|-|–|na|n\/a|second|secondary|2|nac ydy)$/.test(word) ? false : undefined;
}
