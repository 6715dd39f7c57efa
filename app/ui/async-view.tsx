import type { ReactNode } from 'react';
import { Failed } from './empty.tsx';
import { SkeletonRows } from './skeleton.tsx';

/** What the view needs of a TanStack Query result; any `useQuery(...)` fits. */
type QueryState<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type AsyncViewProps<Data> = {
  query: QueryState<Data>;
  /** Skeleton of the same shape as what will come. */
  waiting?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** An `Empty` with the next step as a verb. */
  empty?: ReactNode;
  /** As in "There is a problem opening the planner". */
  failedTitle?: string;
  children: (data: Data) => ReactNode;
};

/** The four faces of every screen: waiting, failed, empty, full. What is already known stays in view when a refresh fails. */
export function AsyncView<Data>({ query, waiting, isEmpty, empty, failedTitle, children }: AsyncViewProps<Data>) {
  if (query.data === undefined) {
    if (query.isError) {
      return <Failed title={failedTitle} busy={query.isFetching} onRetry={() => void query.refetch()} />;
    }
    return waiting ?? <SkeletonRows />;
  }
  if (empty !== undefined && isEmpty?.(query.data)) return empty;
  return children(query.data);
}
