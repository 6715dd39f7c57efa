import type { ComponentProps } from 'react';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';

/** For what brings its own cards: a failure gets a card too, so that one can see which part of the day it is. */
export function CardView<Data>(view: ComponentProps<typeof AsyncView<Data>>) {
  const { query } = view;
  if (query.data !== undefined || !query.isError) return <AsyncView {...view} />;
  return (
    <Card as="section">
      <AsyncView {...view} />
    </Card>
  );
}
