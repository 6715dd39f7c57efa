import { LettersCard } from '../digest/letters-card.tsx';
import { FromFamiliesCard } from '../family-updates/from-families-card.tsx';
import { HandedInCard } from '../handed-in/handed-in-card.tsx';
import { NoticesCard } from '../notice-board/notices-card.tsx';
import { SurveyAskedCard } from '../surveys/survey-asked-card.tsx';

/** What others ask and tell: fetched after the day itself. */
export function OthersPart() {
  return (
    <>
      <HandedInCard />
      <LettersCard />
      <FromFamiliesCard />
      <NoticesCard />
      <SurveyAskedCard />
    </>
  );
}
