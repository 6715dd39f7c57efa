/** Who a row of a spreadsheet is about. */
export const PERSON_KINDS = ['resident', 'staff', 'relative'] as const;
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
  'relationship',
  'resident',
  'access_level',
  'is_primary',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const DATE_FIELDS = ['date_of_birth', 'moved_in_on', 'starts_on', 'ends_on'] as const satisfies ImportField[];

/** What a resident's row tells of them. */
export const RESIDENT_FIELDS = [
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
] as const satisfies ImportField[];

/** What belongs to whom; the rest of a row is left out. */
export const FIELDS_OF: Record<PersonKind, readonly ImportField[]> = {
  resident: ['external_id', ...RESIDENT_FIELDS],
  staff: ['first_name', 'last_name', 'email', 'role', 'wing', 'starts_on', 'ends_on'],
  // The room and the id are those of the resident.
  relative: [
    'first_name',
    'last_name',
    'email',
    'relationship',
    'resident',
    'room',
    'external_id',
    'access_level',
    'is_primary',
  ],
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
  relationship: [
    'relationship',
    'relation',
    'relationship to resident',
    'relation to resident',
    'nok relationship',
    'related as',
    'perthynas',
  ],
  resident: [
    'resident',
    'resident name',
    'name of resident',
    'client',
    'client name',
    'service user',
    'service user name',
    'relative of',
    'contact for',
    'related to',
    'visits',
    'preswylydd',
  ],
  access_level: ['access level', 'level', 'access', 'what they see', 'may see', 'permission'],
  is_primary: [
    'primary',
    'primary contact',
    'first to call',
    'first contact',
    'main contact',
    'primary contact yes no',
    'call first',
    'emergency contact',
  ],
};

/** What a list of relatives calls a whole name; there "Resident" is whom they belong to. */
export const NAMES_OF_RELATIVES: readonly string[] = [
  'contact',
  'contact name',
  'relative',
  'relative name',
  'next of kin',
  'next of kin name',
  'nok',
  'nok name',
  'visitor',
];

/** Small letters, no accents, single spaces: how words are compared. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function nameKey({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${folded(first_name)} ${folded(last_name)}`;
}
