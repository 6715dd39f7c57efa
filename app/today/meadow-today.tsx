import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { MeadowCard } from '../ui/meadow-card.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { CardView } from './card-view.tsx';
import { useMeadow } from './today.api.ts';

/** The meadow of the last 7 days. A flower opens its person; the sum opens the moments that it counts. */
export function MeadowToday() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const query = useMeadow();
  return (
    <div>
      <CardView
        query={query}
        waiting={
          <Waiting>
            <Skeleton shape="block" height={230} />
          </Waiting>
        }
        failedTitle={t`There is a problem drawing the meadow`}
        isEmpty={({ flowers }) => flowers.length === 0}
        empty={<NobodyYet />}
      >
        {({ flowers, from, to }) => (
          <MeadowCard
            flowers={flowers.map(({ resident, moments, usual_response }) => ({
              resident_id: resident.id,
              known_as: resident.known_as,
              moments,
              usual_response,
            }))}
            onOpen={(resident_id) => void navigate(`/manage-resident/${resident_id}`)}
            momentsPath={(resident_id) => `/moments?resident_id=${resident_id}&from=${from}&to=${to}`}
          />
        )}
      </CardView>
    </div>
  );
}

function NobodyYet() {
  const { t } = useLingui();
  return (
    <Card as="section">
      <Empty
        title={t`The meadow grows with the first person`}
        action={<ButtonLink variant="soft" to="/tabs/residents">{t`Open residents`}</ButtonLink>}
      >
        {t`Each person who lives here becomes a flower. The taller, the more moments.`}
      </Empty>
    </Card>
  );
}
