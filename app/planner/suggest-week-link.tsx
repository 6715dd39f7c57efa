import { useLingui } from '@lingui/react/macro';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { mondayOf } from '@heartsease/domain/time/calendar.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useTimeWords } from '../words/time.ts';
import { pathOfSuggestedWeek } from './session-path.ts';

/** To what would make the week fair that is shown. None for a week that is over, nor where nobody may be named. */
export function SuggestWeekLink({ monday }: { monday: string }) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const seesPeople = useMay('residents.view');
  if (!seesPeople || monday < mondayOf(today)) return null;
  return (
    <ButtonLink
      variant="quiet"
      icon={<SparkleIcon weight="bold" aria-hidden="true" />}
      to={pathOfSuggestedWeek(monday)}
    >
      {t`Suggest a week`}
    </ButtonLink>
  );
}
