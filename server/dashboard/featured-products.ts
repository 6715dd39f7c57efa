import type { FeaturedProduct } from '@heartsease/domain/dashboard/featured-products.ts';
import { neededFor } from '@heartsease/domain/resources/find-needed.ts';
import { leftOf } from '@heartsease/domain/resources/resource.ts';
import type { Db } from '../db/database.ts';
import { resourcesOf } from '../resources/resources.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { featuredFor } from './featured.ts';

/** A shelf that one takes in at a glance. */
const MOST_FROM_THE_CUPBOARD = 6;
const MOST_WISHES = 3;

/** What of the cupboard serves today's ideas, the most useful first; then what the home wishes for. */
export async function featuredProductsFor(asked: { db: Db; session: Session; now: Date }): Promise<FeaturedProduct[]> {
  const stored = await resourcesOf(asked.db, asked.session.careHome);
  if (stored.length === 0) return [];
  // Ideas are chosen from what people love: whose package has none reads none here.
  const ideas = sessionMay(asked.session, 'featured_activities.view') ? (await featuredFor(asked, {})).items : [];
  const shown = stored.map(({ resource }): FeaturedProduct => {
    const { id, name: title, kind, icon, tint, place: where } = resource;
    const helps_with = ideas
      .filter(({ needs }) => needs.some((need) => neededFor(need, [resource]).length > 0))
      .map(({ activity_id, title: of, welsh }) => ({ activity_id, title: of, welsh: welsh && { title: welsh.title } }));
    const left = kind === 'have' ? leftOf(resource) : 0;
    return {
      id,
      title,
      kind: kind === 'have' ? 'cupboard' : 'wishlist',
      icon,
      tint,
      helps_with,
      where,
      left,
      sponsored: false,
    };
  });
  const byUse = shown.toSorted((one, other) => other.helps_with.length - one.helps_with.length);
  return [
    ...byUse
      .filter(({ kind, left, helps_with }) => kind === 'cupboard' && left > 0 && helps_with.length > 0)
      .slice(0, MOST_FROM_THE_CUPBOARD),
    ...byUse.filter(({ kind }) => kind === 'wishlist').slice(0, MOST_WISHES),
  ];
}
