import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { FeaturedProduct } from '@heartsease/domain/dashboard/featured-products.ts';
import { Card } from '../ui/card.tsx';
import { ListDefinition } from '../ui/definition.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import styles from './cupboard-card.module.css';
import { pathOfThing } from './cupboard-path.ts';
import { useFeaturedProducts } from './resources.api.ts';

const SHOWN = 3;

/** From your cupboard: what serves today's ideas, how many are left and where; and what the home wishes for. */
export function CupboardCard() {
  const { t } = useLingui();
  const id = useId();
  const wishesId = useId();
  const { data } = useFeaturedProducts();
  const items = data?.items ?? [];
  const there = items.filter(({ kind }) => kind === 'cupboard').slice(0, SHOWN);
  const wishes = items.filter(({ kind }) => kind === 'wishlist').slice(0, SHOWN);
  if (there.length + wishes.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`From your cupboard`}</h2>
        <Link to="/cupboard" className="link">
          {t`See all`}
        </Link>
      </div>
      {there.length > 0 && <Products products={there} labelledBy={id} />}
      {wishes.length > 0 && (
        <>
          <h3 id={wishesId} className={styles.wishes}>
            {t`Wish list`}
          </h3>
          <Products products={wishes} labelledBy={wishesId} />
        </>
      )}
      <div className={styles.made}>
        <ListDefinition of={data} />
      </div>
    </Card>
  );
}

function Products({ products, labelledBy }: { products: readonly FeaturedProduct[]; labelledBy: string }) {
  return (
    <List aria-labelledby={labelledBy}>
      {products.map((product) => (
        <Product key={product.id} product={product} />
      ))}
    </List>
  );
}

function Product({ product: { title, kind, icon, tint, where, left, helps_with } }: { product: FeaturedProduct }) {
  const { t, i18n } = useLingui();
  const [first] = helps_with;
  const facts = [
    where,
    kind === 'cupboard' && plural(left, { one: '# left', other: '# left' }),
    first && t`for ${titleIn(first, i18n.locale)}`,
  ];
  return (
    <ListRow
      lead={<Stamp icon={icon} tint={tint} />}
      title={title}
      under={facts.filter(Boolean).join(' · ')}
      to={pathOfThing(title)}
    />
  );
}
