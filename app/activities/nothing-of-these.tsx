import { useLingui } from '@lingui/react/macro';
import { Empty } from '../ui/empty.tsx';

/** There would be something, but not with these filters. */
export function NothingOfThese() {
  const { t } = useLingui();
  return (
    <Empty title={t`Nothing found`}>
      <p>{t`Take a filter off to see more.`}</p>
    </Empty>
  );
}
