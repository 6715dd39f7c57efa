import { Skeleton, Waiting } from '../ui/skeleton.tsx';

/** In the place of a book that is on its way: its head and two pages. */
export function BookWaiting() {
  return (
    <Waiting>
      <Skeleton shape="block" height={80} />
      <Skeleton shape="block" height={320} />
      <Skeleton shape="block" height={320} />
    </Waiting>
  );
}
