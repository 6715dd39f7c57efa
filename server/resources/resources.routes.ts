import { sameName } from '@heartsease/domain/interests/interest.ts';
import { RESOURCES_LIMIT, ResourceWords, leftOf } from '@heartsease/domain/resources/resource.ts';
import type { Resource } from '@heartsease/domain/resources/resource.ts';
import {
  archiveResource,
  borrowResource,
  listResources,
  returnResource,
  saveResource,
} from '@heartsease/domain/resources/resources.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { CareHome } from '../session/session.ts';
import { addLoan, addResource, changeResource, endLoan, holdResources, resourcesOf } from './resources.queries.ts';

export function registerResources(app: App): void {
  route(app, listResources, async ({ db, session: { careHome } }) => {
    const items = (await resourcesOf(db, careHome)).map(({ resource }) => resource);
    return { items, next_cursor: null, total: items.length };
  });

  route(app, saveResource, async ({ db, session: { careHome, account_id: by }, now, input }) => {
    const { resource_id: id, base_version } = input;
    const words = ResourceWords.parse(input);
    await holdResources(db, careHome);
    const standing = (await resourcesOf(db, careHome)).map(({ resource }) => resource);
    if (standing.some((one) => one.id !== id && sameName(one.name, words.name))) {
      throw refused({ name: ['There is something of that name already'] });
    }
    if (id === null) {
      if (standing.length >= RESOURCES_LIMIT) throw refused({ form: [LIST_IS_FULL] });
      return await resourceNow(db, careHome, await addResource(db, careHome, words, { by, now }));
    }
    const stands = standing.find((one) => one.id === id);
    if (!stands) throw notFound();
    if (isSaid(stands, words)) return stands;
    if (stands.version !== base_version) throw stale(stands);
    refuseTooFew(stands, words);
    await changeResource(db, careHome, stands, words, { by, now });
    return await resourceNow(db, careHome, id);
  });

  route(app, borrowResource, async ({ db, session: { careHome, account_id: by }, now, input }) => {
    const { resource_id, borrower, quantity, due_on } = input;
    await holdResources(db, careHome);
    const resource = await resourceNow(db, careHome, resource_id);
    const left = resource.kind === 'have' ? leftOf(resource) : 0;
    if (left === 0) throw refused({ quantity: ['None of it is in its place now'] });
    if (quantity > left) throw refused({ quantity: [`There are ${left} in their place now`] });
    await addLoan(db, careHome, { resource_id, borrower, quantity, due_on }, { by, now });
    return await resourceNow(db, careHome, resource_id);
  });

  route(app, returnResource, async ({ db, session: { careHome, account_id: by }, now, input }) => {
    if (!(await endLoan(db, careHome, input, { by, now }))) throw notFound();
    return await resourceNow(db, careHome, input.resource_id);
  });

  route(app, archiveResource, async ({ db, session: { careHome, account_id: by }, now, input }) => {
    const { resource_id: id, is_archived } = input;
    await holdResources(db, careHome);
    const [stored] = await resourcesOf(db, careHome, id);
    if (!stored) throw notFound();
    if (stored.is_archived === is_archived) return DONE;
    const { resource } = stored;
    if (is_archived && resource.loans.length > 0) throw refused({ form: ['Some of it is out. Put it back first'] });
    if (!is_archived) await refuseNoRoom(db, careHome, resource);
    await changeResource(db, careHome, resource, { archived_at: is_archived ? now : null }, { by, now });
    return DONE;
  });
}

const LIST_IS_FULL = `There are ${RESOURCES_LIMIT} things on the list already. Take some off to make room`;

/** Comes something back to the list, then under a name and in a place of its own. */
async function refuseNoRoom(db: Db, careHome: CareHome, { name }: Resource): Promise<void> {
  const standing = await resourcesOf(db, careHome);
  if (standing.some(({ resource }) => sameName(resource.name, name))) {
    throw refused({ form: ['There is something of that name by now'] });
  }
  if (standing.length >= RESOURCES_LIMIT) throw refused({ form: [LIST_IS_FULL] });
}

async function resourceNow(db: Db, careHome: CareHome, id: string): Promise<Resource> {
  const [stored] = await resourcesOf(db, careHome, id);
  if (!stored || stored.is_archived) throw notFound();
  return stored.resource;
}

/** What is out can't be fewer than what there is, nor be a wish. */
function refuseTooFew({ loans }: Resource, { kind, quantity }: ResourceWords): void {
  const out = loans.reduce((sum, loan) => sum + loan.quantity, 0);
  if (out === 0) return;
  if (kind === 'wish') throw refused({ kind: ['Some of it is out. It can’t be a wish before it is back'] });
  if (quantity < out) throw refused({ quantity: [`${out} of them are out now`] });
}

function isSaid(stands: Resource, words: ResourceWords): boolean {
  return JSON.stringify(ResourceWords.parse(stands)) === JSON.stringify(words);
}
