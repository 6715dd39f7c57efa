import { useLingui } from '@lingui/react/macro';
import { ChatCenteredDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCenteredDots';
import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart';
import { useMay } from '../session/use-may.ts';
import { ListRow } from '../ui/list-row.tsx';
import { PlaceIcon } from './place-icon.tsx';

/** What people think, and what the home does about it. */
export function SurveyPlaces() {
  const { t } = useLingui();
  const readsResults = useMay('surveys.results');
  const sees = useMay('surveys.view');
  return (
    <>
      {readsResults && (
        <ListRow
          lead={<PlaceIcon drawing={<ChatCenteredDotsIcon />} />}
          title={t`Surveys`}
          under={t`What residents, families and staff think`}
          to="/surveys"
        />
      )}
      {sees && (
        <ListRow
          lead={<PlaceIcon drawing={<HandHeartIcon />} />}
          title={t`You said, we did`}
          under={t`What changed because somebody said so`}
          to="/you-said"
        />
      )}
    </>
  );
}
