import { FEATURE_RULES } from './rules.ts';
import type { Feature } from './rules.ts';
import { STAFF_ROLES } from './roles.ts';
import type { StaffRole } from './roles.ts';
import { isBasic, isFamilyUser, isRelative, isStaff, isWithoutLink } from './viewer.ts';
import type { Viewer } from './viewer.ts';

/** Who answers for the home. */
const MANAGERS = ['manager'] as const;
/** Who answers for what takes place in it. */
export const LEADS = ['manager', 'coordinator'] as const;

/**
 * What belongs to the running of a home rather than to a package: each for staff of the roles named.
 * A package takes away only those that `NEEDS_FEATURES` names.
 */
export const ROLE_RULES = {
  /** The day's programme as every staff member sees it, package A included. */
  'today.view': STAFF_ROLES,
  'planner.view': STAFF_ROLES,
  /** Plan, move and cancel sessions (screens.md, `plan.edit`). */
  'planner.edit': LEADS,
  /** Say who may change events besides staff and whoever made one (product.md, D-1). */
  'events.settings': MANAGERS,
  /** Ask who would love an event while it is made. */
  'events.suggest': STAFF_ROLES,
  /** Say what the home wants for each person, which its figures are told beside. */
  'figures.settings': MANAGERS,
  /** Change, void, return or approve a report that somebody else wrote. */
  'reports.review': LEADS,
  /** Add what was longer ago than staff may, with a reason (screens.md, manage-report). */
  'reports.add_long_ago': MANAGERS,
  /** Say whether reports are approved. */
  'reports.settings': MANAGERS,
  /** Send a report to somebody outside the family, such as a doctor. */
  'reports.send_outside': MANAGERS,
  /** See to whom a report was sent and take its links back: of one's own, and of all for whoever takes reports out. */
  'reports.take_back': STAFF_ROLES,
  /** Say that a letter came back, and that its address is right after all. */
  'reports.say_came_back': MANAGERS,
  /** Take reports out as a file: of people and groups; of the whole home only whoever answers for it. */
  'reports.download': LEADS,
  'reports.download_home': MANAGERS,
  /** Put the evidence of the home together for whoever inspects it, and show it by a link; see who looked, and end that. */
  'evidence_pack.make': MANAGERS,
  'evidence_pack.take_back': MANAGERS,
  /** Invitations, sessions of staff, links that mail could not carry. */
  'staff.manage': MANAGERS,
  /** Add a resident, change who they are, their photo, goals and wishes (screens.md, "Who may do what"). */
  'residents.manage': LEADS,
  /** Invite relatives and friends of residents, and see who has access to whom. */
  'relatives.invite': LEADS,
  /** Look at the letters to families before they go, and send them. */
  'digests.check': LEADS,
  /** Say what a relative may see; pause and end it. */
  'relatives.manage': MANAGERS,
  /** Write down what somebody agreed to or took back; all staff who see residents read it. */
  'consents.record': LEADS,
  /** What helps somebody to take part: whoever cares for them may write it down. */
  'residents.access_needs': STAFF_ROLES,
  /** Say that somebody died or moved away, and take that back. */
  'residents.end_stay': MANAGERS,
  /** Bring in residents and staff from a spreadsheet, and take that back for a day. */
  'people.import': MANAGERS,
  /** Take the people of the home out as a spreadsheet. */
  'people.export': MANAGERS,
  /** Accept or decline what somebody proposed for a resident's "About me". */
  'about_me.answer': LEADS,
  /** Take an interest of a resident away, or put it back; whoever cares for them may note and change one. */
  'interests.remove': LEADS,
  /** Named groups of residents; every member of staff who sees residents sees them. */
  'resident_groups.edit': LEADS,
  /** The home's own tags: added, renamed, merged, archived. */
  'about_me_tags.edit': LEADS,
  /** Ask the library what suits some people together. */
  'activities.choose': STAFF_ROLES,
  /** Activities of the home's own: whoever cares for people writes and proposes one, these say yes and share it. */
  'own_activities.propose': STAFF_ROLES,
  'own_activities.edit': LEADS,
  /** See how somebody joins in, and write a draft of it; signing is for those who answer for the programme. */
  'ability.view': STAFF_ROLES,
  'ability.draft': STAFF_ROLES,
  'ability.finalise': LEADS,
  /** The home's cupboard: everybody looks into it and takes things out, whoever plans keeps it in order. */
  'resources.view': STAFF_ROLES,
  'resources.borrow': STAFF_ROLES,
  'resources.edit': LEADS,
  /** Risk assessments: everybody reads them, whoever plans writes and signs (domain/risk-assessment/risk-score.ts). */
  'risk.view': STAFF_ROLES,
  'risk.edit': LEADS,
  'risk.approve': LEADS,
  /** What bites for whom, and the word that is said by name before a session. */
  'risk.people': STAFF_ROLES,
  /** The word that is said by name to what was logged: whoever may log. */
  'risk.say_at_report': STAFF_ROLES,
  /** Films of the home's own: uploaded, captioned, taken out of use by those who say yes to its activities. */
  'videos.edit': LEADS,
  /** Photos of residents: whoever cares for them takes them, names who is in them, and takes them back from families. */
  'photos.view': STAFF_ROLES,
  'photos.add': STAFF_ROLES,
  /** Take away for good what somebody else brought. */
  'photos.remove': LEADS,
  /** Load a licensed instrument and declare its licence. */
  'instrument_packs.manage': MANAGERS,
  /**
   * What was recorded, by the questions of a regulator: coordinators fill the gaps, so they see them. Making and
   * handing out the pack is the manager's.
   */
  'evidence.view': LEADS,
  'evidence.link': LEADS,
  'evidence.link_survey': LEADS,
  /** A worry about somebody's safety: everybody tells one, its leads alone read it (domain.md 2.16). */
  'concerns.add': STAFF_ROLES,
  'concerns.lead': MANAGERS,
  /** Share a moment with the family of whoever had it, answer them, and tell who sent love; take it back at any time. */
  'updates.share': STAFF_ROLES,
  'updates.withdraw': STAFF_ROLES,
  /** Let families read what waits; say how long everything rests. */
  'updates.approve': LEADS,
  'updates.settings': MANAGERS,
  /** Say that a message was shown to the resident whom a circle is about. */
  'chat.show': STAFF_ROLES,
  /** Messages that somebody showed to the managers, and when messages are answered here. */
  'chat.moderate': MANAGERS,
  /** Surveys: everybody helps somebody who lives here to answer, these read what came and enter what is on paper. */
  'surveys.help': STAFF_ROLES,
  'surveys.results': LEADS,
  /** Write, open and close a survey, and give out its links. */
  'surveys.edit': MANAGERS,
  /** Hang, change and put away notices, and see who has not read one that asks for it (screens.md, manage-notice-board). */
  'notices.edit': LEADS,
  'notices.read_marks': LEADS,
  /** Links that show the board in the lounge, without an account. */
  'notices.tv': MANAGERS,
  /** Practise with pretend people, in a home of one's own that is not real (row PR-6). */
  'practice.use': STAFF_ROLES,
} satisfies Record<string, readonly StaffRole[]>;

/** Where the package has a say too: the role alone is not enough on a home that can't add residents. */
const NEEDS_FEATURES: Partial<Record<keyof typeof ROLE_RULES, readonly Feature[]>> = {
  // Not `reports.add`: what was recorded stays readable and can be taken along for ever.
  'reports.download': ['reports.view'],
  'reports.download_home': ['reports.view'],
  // What was handed out is taken back on every package.
  'evidence_pack.make': ['reports.view'],
  // As with events: Package A plans its week too, and what has expired adds nothing.
  'planner.edit': ['events.add'],
  'events.suggest': ['events.add', 'residents.view'],
  // PE-11: what adds no reports looks none over either.
  'reports.review': ['reports.add'],
  'reports.add_long_ago': ['reports.add'],
  'reports.settings': ['reports.add'],
  'figures.settings': ['dashboard_graphs.view', 'reports.add'],
  'residents.manage': ['residents.add'],
  'residents.access_needs': ['residents.add'],
  // Not `residents.add`: a yes can be taken back on every package.
  'consents.record': ['residents.view'],
  'residents.end_stay': ['residents.view'],
  'about_me.answer': ['residents.add'],
  'interests.remove': ['residents.add'],
  'resident_groups.edit': ['residents.add'],
  'about_me_tags.edit': ['residents.add'],
  // What belongs to the library follows the library (PE-8).
  'activities.choose': ['all_activities.view', 'residents.view'],
  'own_activities.propose': ['all_activities.view'],
  'own_activities.edit': ['all_activities.view'],
  // PE-6 hides it when the package has expired; on Package A there are no residents to look at.
  'ability.view': ['pal.view', 'residents.view'],
  'ability.draft': ['pal.view', 'residents.view'],
  'ability.finalise': ['pal.view', 'residents.view'],
  // The organisation's flag alone decides (PE-15); whom it is about is a question of seeing residents.
  'risk.view': ['risk_assessment.view'],
  'risk.edit': ['risk_assessment.view'],
  'risk.approve': ['risk_assessment.view'],
  'risk.people': ['risk_assessment.view', 'residents.view'],
  'risk.say_at_report': ['risk_assessment.view', 'residents.view', 'reports.add'],
  // Access is taken away on every package, so it is given on every one too.
  'relatives.invite': ['residents.view'],
  'relatives.manage': ['residents.view'],
  // What has expired writes nothing new to anybody.
  'digests.check': ['residents.add'],
  'people.import': ['residents.add'],
  // Not `residents.add`: what a home wrote down it can take along on every package.
  'people.export': ['residents.view'],
  'instrument_packs.manage': ['pal.view', 'residents.view'],
  // PE-6: what has expired shows no films, so it keeps none in order.
  'videos.edit': ['videos.view'],
  // What is there stays to be seen, and is taken back, on every package with residents.
  'photos.view': ['residents.view'],
  'photos.add': ['reports.add'],
  'photos.remove': ['residents.view'],
  'reports.send_outside': ['reports.email'],
  // Not `reports.email`: a link that lives is dead at a word, whatever became of the package.
  'reports.take_back': ['reports.view'],
  'reports.say_came_back': ['reports.view'],
  // Not `reports.add`: what was recorded stays readable when a package has expired; on Package A there is nothing.
  'evidence.view': ['residents.view'],
  'evidence.link': ['reports.add'],
  'evidence.link_survey': ['reports.add', 'surveys.view'],
  // Not `residents.add`: a worry about somebody's safety never waits for a package.
  'concerns.add': ['residents.view'],
  'concerns.lead': ['residents.view'],
  'updates.share': ['reports.add'],
  // Not `reports.add`: what went out is taken back on every package.
  'updates.withdraw': ['reports.view'],
  'updates.approve': ['reports.add'],
  'updates.settings': ['reports.add'],
  // PE-13: they go with the chat.
  'chat.show': ['chat.use', 'residents.view'],
  'chat.moderate': ['chat.use'],
  // PE-10: surveys are Package E's.
  'surveys.help': ['surveys.view', 'residents.view'],
  'surveys.results': ['surveys.view'],
  'surveys.edit': ['surveys.view'],
};

/**
 * Figures of all homes of the organisation, beside their own past, without anybody's name. It belongs to the
 * organisation rather than to a home: neither the package of the home where one stands nor the role there has a say.
 */
const OF_HEAD_OFFICE = 'organisation.figures';

/** The board of a home, for whoever works in it or has somebody there; on every package, for it tells what must be known. */
const OF_THE_HOME = 'notices.view';

/**
 * The book of one person, for the staff who care for them and for their family: a family organisation has nobody living
 * with it, and a book of its own (`family_book`). To change it needs a package that has not ended (PE-14 keeps it readable for ever).
 */
const OF_A_BOOK = ['photo_book.open', 'photo_book.edit'] as const;
type OfABook = (typeof OF_A_BOOK)[number];

/** Bring a photo for one conversation: staff, who photograph people who live here, bring theirs as photos of the home. */
const OF_A_THREAD = 'chat.bring_photo';

/**
 * Ideas by energy and interests, for those who care for somebody at home, and the book of what they did together where the
 * package has one (PE-14). What has ended or is basic adds nothing new; what there is stays to be read, and is taken back.
 */
const OF_A_FAMILY_ORGANISATION = [
  'family_ideas.view',
  'family_ideas.keep',
  'family_book.view',
  'family_book.keep',
] as const;
type OfAFamilyOrganisation = (typeof OF_A_FAMILY_ORGANISATION)[number];
const KEPT_BY_FAMILY: ReadonlySet<OfAFamilyOrganisation> = new Set(['family_ideas.keep', 'family_book.keep']);

export type Permission =
  | Feature
  | keyof typeof ROLE_RULES
  | typeof OF_HEAD_OFFICE
  | typeof OF_THE_HOME
  | typeof OF_A_THREAD
  | OfABook
  | OfAFamilyOrganisation;

/**
 * May this viewer do this? Both sides ask here, and only here. A staff profile without a role (just
 * the specified fields) counts as a carer, the narrowest; a relative to whom nobody is shown may nothing.
 */
export function may(viewer: Viewer, permission: Permission): boolean {
  if (isWithoutLink(viewer)) return false;
  if (permission === OF_HEAD_OFFICE) return isStaff(viewer) && viewer.is_head_office === true;
  if (permission === OF_THE_HOME) return isStaff(viewer) || isRelative(viewer);
  if (permission === OF_A_THREAD) return !isStaff(viewer) && FEATURE_RULES['chat.use'](viewer);
  if (isOfABook(permission)) {
    const isOpen = FEATURE_RULES['photo_book.view'](viewer) && (isStaff(viewer) || isRelative(viewer));
    return isOpen && (permission === 'photo_book.open' || !isBasic(viewer));
  }
  if (isOfAFamilyOrganisation(permission)) {
    if (!isFamilyUser(viewer) || isRelative(viewer)) return false;
    if (KEPT_BY_FAMILY.has(permission) && isBasic(viewer)) return false;
    return permission.startsWith('family_ideas.') || FEATURE_RULES['photo_book.view'](viewer);
  }
  if (!isRoleRule(permission)) return FEATURE_RULES[permission](viewer);
  const features = NEEDS_FEATURES[permission] ?? [];
  return hasRole(viewer, ROLE_RULES[permission]) && features.every((feature) => FEATURE_RULES[feature](viewer));
}

function isOfABook(permission: Permission): permission is OfABook {
  return OF_A_BOOK.some((known) => known === permission);
}

function isOfAFamilyOrganisation(permission: Permission): permission is OfAFamilyOrganisation {
  return OF_A_FAMILY_ORGANISATION.some((known) => known === permission);
}

function isRoleRule(permission: Permission): permission is keyof typeof ROLE_RULES {
  return permission in ROLE_RULES;
}

function hasRole(viewer: Viewer, roles: readonly StaffRole[]): boolean {
  return isStaff(viewer) && roles.includes(viewer.role ?? 'carer');
}
