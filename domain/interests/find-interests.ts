import { findForgiving } from '../find-forgiving.ts';
import type { CatalogueInterest } from './catalogue-interest.ts';

type Searched = Pick<CatalogueInterest, 'label' | 'also'>;

/** The interests that somebody means, the best first; nothing typed finds everything, in the catalogue's order. */
export function findInterests<Interest extends Searched>(interests: readonly Interest[], typed: string): Interest[] {
  return findForgiving(interests, typed, ({ label, also }) => ({ names: [label], also }));
}
