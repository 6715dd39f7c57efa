import { OWN_TAGS_LIMIT, TAGS_OF_PERSON_LIMIT } from '@heartsease/domain/about-me/tag.ts';
import type { ListedTag, TagWords } from '@heartsease/domain/about-me/tag.ts';
import {
  archiveTag,
  assignTag,
  listTags,
  mergeTags,
  saveTag,
  unassignTag,
} from '@heartsease/domain/about-me/tags.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { holdResident } from './cards.queries.ts';
import { addTag, changeTag, holdTags, moveTag, putTag, tagsOf, tagsOfHome, takeTagOff } from './tags.queries.ts';

export function registerAboutMeTags(app: App): void {
  route(app, listTags, async ({ db, session }) => {
    const items = await tagsOfHome(db, session.careHome);
    return { items, total: items.length, own: countOwn(items) };
  });

  route(app, saveTag, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    const words = wordsOf(input);
    await holdTags(db, careHome);
    const tags = await tagsOfHome(db, careHome);
    checkName(tags, words.label, input.tag_id);
    if (input.tag_id === null) {
      if (countOwn(tags) >= OWN_TAGS_LIMIT) {
        throw refused({ label: [`A home has at most ${OWN_TAGS_LIMIT} tags of its own. Merge or archive some.`] });
      }
      const id = await addTag(db, careHome, words, { by, now });
      return tagIn(await tagsOfHome(db, careHome), id);
    }
    const stands = tagIn(tags, input.tag_id);
    if (stands.version !== input.base_version) throw stale(stands);
    const former_labels =
      stands.label === words.label
        ? stands.former_labels
        : [...stands.former_labels.filter((label) => label !== words.label), stands.label];
    await changeTag(db, careHome, input.tag_id, { ...words, former_labels }, { by, now });
    return tagIn(await tagsOfHome(db, careHome), input.tag_id);
  });

  route(app, archiveTag, async ({ db, session, now, input: { tag_id, is_archived } }) => {
    const { careHome, account_id: by } = session;
    await holdTags(db, careHome);
    const tags = await tagsOfHome(db, careHome);
    const stands = tagIn(tags, tag_id);
    if (stands.is_archived === is_archived) return stands;
    if (!is_archived) {
      checkName(tags, stands.label, tag_id);
      if (countOwn(tags) >= OWN_TAGS_LIMIT) throw refused({ tag_id: ['There is no room for another tag'] });
    }
    const archived_at = is_archived ? now : null;
    await changeTag(db, careHome, tag_id, { archived_at, merged_into: null }, { by, now });
    return tagIn(await tagsOfHome(db, careHome), tag_id);
  });

  route(app, mergeTags, async ({ db, session, now, input: { tag_id, into } }) => {
    const { careHome, account_id: by } = session;
    await holdTags(db, careHome);
    const tags = await tagsOfHome(db, careHome);
    tagIn(tags, tag_id);
    const other = tags.find(({ tag }) => tag === into);
    if (!other || other.is_archived || into === tag_id) throw refused({ into: ['Choose another tag of this home'] });
    const moved = await moveTag(db, careHome, tag_id, into, now);
    await changeTag(db, careHome, tag_id, { archived_at: now, merged_into: into }, { by, now });
    return { moved };
  });

  route(app, assignTag, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    const { resident_id, tag, strength, note } = input;
    await holdResident(db, careHome, resident_id);
    const on = await tagsOf(db, careHome, resident_id);
    const isNew = !on.some((one) => one.tag === tag);
    const known = (await tagsOfHome(db, careHome)).find((one) => one.tag === tag);
    if (!known || (known.is_archived && isNew)) throw refused({ tag: ['Choose a tag of this home'] });
    if (isNew && on.length >= TAGS_OF_PERSON_LIMIT) {
      throw refused({ tag: [`Somebody can have ${TAGS_OF_PERSON_LIMIT} tags. Take one off first.`] });
    }
    const today = calendarDay(now, careHome.timezone);
    await putTag(db, careHome, resident_id, { tag, strength, note }, { by, now, today });
    return { ...known, strength, note, confirmed_on: today };
  });

  route(app, unassignTag, async ({ db, session, now, input: { resident_id, tag } }) => {
    await holdResident(db, session.careHome, resident_id);
    const on = await tagsOf(db, session.careHome, resident_id);
    if (on.some((one) => one.tag === tag)) await takeTagOff(db, session.careHome, resident_id, tag, now);
    return DONE;
  });
}

const countOwn = (tags: readonly ListedTag[]) =>
  tags.filter(({ is_core, is_archived }) => !is_core && !is_archived).length;

/** One of the home's own. @throws 404 for a core tag, which nobody changes, and for what is not there */
function tagIn(tags: readonly ListedTag[], id: string): ListedTag {
  const found = tags.find(({ tag, is_core }) => tag === id && !is_core);
  if (!found) throw notFound();
  return found;
}

/** Two tags of one name would be one tag in two places. */
function checkName(tags: readonly ListedTag[], label: string, except: string | null): void {
  const name = label.toLocaleLowerCase('en');
  const same = tags.find((one) => !one.is_archived && one.tag !== except && one.label.toLocaleLowerCase('en') === name);
  if (same) throw refused({ label: ['There is a tag of this name already'] });
}

function wordsOf({ tag_group, label, label_cy, icon, colour }: TagWords): TagWords {
  return { tag_group, label, label_cy, icon, colour };
}
