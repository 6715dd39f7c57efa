import type { StaffRole } from '../access/roles.ts';

/** Who a row of a spreadsheet is about. */
export const PERSON_KINDS = ['resident', 'staff'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** What a column can hold, in the order in which the grid and the export show it. */
export const IMPORT_FIELDS = [
  'kind',
  'external_id',
  'title',
  'full_name',
  'first_name',
  'known_as',
  'last_name',
  'room',
  'wing',
  'date_of_birth',
  'nhs_number',
  'moved_in_on',
  'language',
  'pronouns',
  'faith',
  'cultural_needs',
  'email',
  'role',
  'starts_on',
  'ends_on',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const DATE_FIELDS = ['date_of_birth', 'moved_in_on', 'starts_on', 'ends_on'] as const satisfies ImportField[];

/** What belongs to whom; the rest of a row is left out. */
export const FIELDS_OF: Record<PersonKind, readonly ImportField[]> = {
  resident: [
    'external_id',
    'title',
    'first_name',
    'known_as',
    'last_name',
    'room',
    'wing',
    'date_of_birth',
    'nhs_number',
    'moved_in_on',
    'language',
    'pronouns',
    'faith',
    'cultural_needs',
  ],
  staff: ['first_name', 'last_name', 'email', 'role', 'wing', 'starts_on', 'ends_on'],
};

/** Headers as homes, care records and rotas write them, folded: small letters and single spaces only. */
export const SYNONYMS: Record<ImportField, readonly string[]> = {
  kind: ['kind', 'type', 'record type', 'person type', 'category', 'resident or staff', 'group'],
  external_id: [
    'id',
    'ref',
    'reference',
    'resident id',
    'client id',
    'service user id',
    'record id',
    'external id',
    'person id',
    'number',
    'resident number',
    'care record',
  ],
  title: ['title', 'salutation', 'mr mrs'],
  full_name: [
    'name',
    'full name',
    'resident',
    'resident name',
    'client',
    'client name',
    'service user',
    'staff name',
    'employee',
    'employee name',
    'enw',
  ],
  first_name: [
    'first name',
    'firstname',
    'forename',
    'forenames',
    'given name',
    'given names',
    'christian name',
    'first',
    'enw cyntaf',
  ],
  known_as: ['known as', 'preferred name', 'preferred', 'nickname', 'likes to be called', 'calling name', 'called'],
  last_name: ['last name', 'lastname', 'surname', 'family name', 'second name', 'last', 'cyfenw'],
  room: ['room', 'room no', 'room number', 'bedroom', 'bed', 'flat', 'ystafell'],
  wing: ['wing', 'unit', 'floor', 'area', 'house', 'corridor', 'location', 'wings'],
  date_of_birth: [
    'date of birth',
    'dob',
    'd o b',
    'birth date',
    'birthdate',
    'birthday',
    'born',
    'born on',
    'dyddiad geni',
  ],
  nhs_number: ['nhs', 'nhs number', 'nhs no', 'nhs num', 'nhsno'],
  moved_in_on: [
    'moved in',
    'moved in on',
    'admission',
    'admission date',
    'admitted',
    'date of admission',
    'date admitted',
    'move in date',
    'moved in date',
    'resident since',
  ],
  language: ['language', 'first language', 'preferred language', 'main language', 'speaks', 'iaith'],
  pronouns: ['pronouns'],
  faith: ['faith', 'religion', 'belief', 'church', 'crefydd'],
  cultural_needs: ['cultural needs', 'culture', 'cultural', 'customs'],
  email: ['email', 'e mail', 'email address', 'mail', 'work email', 'ebost'],
  role: ['role', 'job', 'job title', 'position', 'post', 'designation', 'staff role', 'access'],
  starts_on: ['starts on', 'start date', 'first day', 'started', 'start', 'employed from', 'date joined', 'joined'],
  ends_on: ['ends on', 'end date', 'last day', 'leaving date', 'contract end', 'employed until'],
};

/** Small letters, no accents, single spaces: how words are compared. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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
};

export function kindIn(text: string): PersonKind | null {
  const word = folded(text);
  return PERSON_KINDS.find((kind) => KIND_WORDS[kind].includes(word)) ?? null;
}
