import type { UseQueryResult } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';

interface ChartViewProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A chart while it comes, and a card that says so where it can't be drawn. */
export function ChartView<Data>({ query, children }: ChartViewProps<Data>) {
  const { t } = useLingui();
  const view = (
    <AsyncView
      query={query}
      waiting={
        <Waiting>
          <Skeleton shape="block" height={280} />
        </Waiting>
      }
      failedTitle={t`There is a problem counting this`}
    >
      {children}
    </AsyncView>
  );
  return query.data === undefined && query.isError ? <Card as="section">{view}</Card> : view;
}
