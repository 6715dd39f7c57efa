import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FeaturedProduct } from './featured-products.ts';
import { Featured } from './featured.ts';
import { DashboardFilter } from './filter.ts';
import { told } from './told.ts';

/** Activities that are worth choosing today (rows PE-4, CA-4), the same all day while nothing new is known. */
export const getFeatured = endpoint({
  path: '/api/v2/dashboard/featured',
  summary: 'Activities worth choosing now, each with why: season, birthdays, gaps, interests',
  allow: 'featured_activities.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: DashboardFilter,
  output: Featured,
});

/** From the home's own cupboard first, then its wish list (row CA-4): no shop, no price, nobody who pays to be here. */
export const getFeaturedProducts = endpoint({
  path: '/api/v2/dashboard/featured-products',
  summary: 'From the cupboard: what serves today’s ideas, where it stands, and what the home wishes for',
  allow: 'resources.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ ...told, items: z.array(FeaturedProduct), next_cursor: z.null(), total: z.number().int() }),
});
