import { useLingui } from '@lingui/react/macro';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { Suspense, lazy, useState } from 'react';
import type { FitActivity } from '@heartsease/domain/interests/fit.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { Button } from '../ui/button.tsx';

const WhatSuitsSheet = lazy(async () => ({
  default: await fetchPart(async () => (await import('./what-suits-sheet.tsx')).WhatSuitsSheet),
}));

interface WhatSuitsCardProps {
  /** Those who are chosen already, by id; whoever is sought for is chosen in the sheet where there are none. */
  chosen: readonly string[];
  onChoose: (activity: FitActivity, people: readonly ResidentFace[]) => void;
}

/** From a form to what suits its people. It opens over the form, so that nothing that was begun is left behind. */
export function WhatSuitsCard({ chosen, onChoose }: WhatSuitsCardProps) {
  const { t } = useLingui();
  const seesPeople = useMay('residents.view');
  const [isOpen, setOpen] = useState(false);
  if (!seesPeople) return null;
  return (
    <>
      <Button variant="soft" icon={<UsersThreeIcon weight="bold" aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t`What suits these people?`}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WhatSuitsSheet
            chosen={chosen}
            onChoose={(activity, people) => {
              setOpen(false);
              onChoose(activity, people);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
