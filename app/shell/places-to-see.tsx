import { useLingui } from '@lingui/react/macro';
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { BookOpenTextIcon } from '@phosphor-icons/react/dist/csr/BookOpenText';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart';
import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images';
import { MonitorPlayIcon } from '@phosphor-icons/react/dist/csr/MonitorPlay';
import { NotebookIcon } from '@phosphor-icons/react/dist/csr/Notebook';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { ListRow } from '../ui/list-row.tsx';
import { ChatPlaces } from './chat-places.tsx';
import { EvidencePlaces } from './evidence-places.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { PlacesOfHomes } from './places-of-homes.tsx';
import { mayOpen, sectionsOf } from './sections.ts';
import { SurveyPlaces } from './survey-places.tsx';

/** What there is to look at and to take part in. */
export function PlacesToSee() {
  const { t } = useLingui();
  const profile = useProfile();
  const leadsToActivities = mayOpen(profile, 'activities') && !sectionsOf(profile).includes('activities');
  const seesAbilities = useMay('ability.view');
  const readsGuides = useMay('pal.view');
  const readsReports = useMay('reports.view');
  const looksIntoCupboard = useMay('resources.view');
  const readsRisks = useMay('risk.view');
  const tellsConcerns = useMay('concerns.add');
  const leadsConcerns = useMay('concerns.lead');
  const readsTutorials = useMay('tutorials.view');
  const invitesRelatives = useMay('relatives.invite');
  const hasPeople = useMay('relatives_list.view');
  const seesPhotos = useMay('photos.view');
  const opensBooks = useMay('photo_book.open');
  const hasOwnBook = useMay('family_book.view');
  const seesNotices = useMay('notices.view');
  return (
    <>
      {leadsToActivities && (
        <ListRow
          lead={<PlaceIcon drawing={<SparkleIcon />} />}
          title={t`Activities`}
          under={t`The library, with ideas for every day`}
          to="/tabs/activities"
        />
      )}
      {mayOpen(profile, 'calendar') && !sectionsOf(profile).includes('calendar') && (
        <ListRow
          lead={<PlaceIcon drawing={<CalendarDotsIcon />} />}
          title={t`Events`}
          under={t`Celebrations, outings, visits, meetings, and who is coming`}
          to="/tabs/calendar"
        />
      )}
      <ChatPlaces />
      {seesNotices && (
        <ListRow
          lead={<PlaceIcon drawing={<PushPinIcon />} />}
          title={t`Notice board`}
          under={t`News, menus, thank-yous and what must be read`}
          to="/notices"
        />
      )}
      <PlacesOfHomes />
      {hasPeople && (
        <ListRow
          lead={<PlaceIcon drawing={<UsersThreeIcon />} />}
          title={t`My people`}
          under={t`Who is close to them, and who sees you`}
          to="/my-people"
        />
      )}
      {(seesPhotos || hasPeople) && (
        <ListRow
          lead={<PlaceIcon drawing={<ImagesIcon />} />}
          title={t`Photos`}
          under={seesPhotos ? t`Who is in them, and what families see` : t`What the home shared with you`}
          to="/photos"
        />
      )}
      {opensBooks && (
        <ListRow
          lead={<PlaceIcon drawing={<BookOpenIcon />} />}
          title={t`Photo books`}
          under={t`What was shared and kept, as a book to print`}
          to="/photo-books"
        />
      )}
      {hasOwnBook && (
        <ListRow
          lead={<PlaceIcon drawing={<BookOpenIcon />} />}
          title={t`Our book`}
          under={t`What you did together, as a book to print`}
          to="/photo-book"
        />
      )}
      <EvidencePlaces />
      <SurveyPlaces />
      {invitesRelatives && (
        <ListRow
          lead={<PlaceIcon drawing={<UsersThreeIcon />} />}
          title={t`Family and friends`}
          under={t`Everybody’s relatives, and who has not answered yet`}
          to="/manage-relative"
        />
      )}
      {seesAbilities && (
        <ListRow
          lead={<PlaceIcon drawing={<EyeIcon />} />}
          title={t`Ways of joining in`}
          under={t`How everybody joins in, and whom to look at next`}
          to="/pal"
        />
      )}
      {readsGuides && (
        <ListRow
          lead={<PlaceIcon drawing={<HandHeartIcon />} />}
          title={t`Good company`}
          under={t`Four cards on how to invite, set up and be with somebody`}
          to="/pal-info"
        />
      )}
      {mayOpen(profile, 'videos') && !sectionsOf(profile).includes('videos') && (
        <ListRow
          lead={<PlaceIcon drawing={<MonitorPlayIcon />} />}
          title={t`Videos`}
          under={t`Films with captions, to watch alone or together`}
          to="/tabs/videos"
        />
      )}
      {readsReports && (
        <ListRow
          lead={<PlaceIcon drawing={<NotebookIcon />} />}
          title={t`Reports`}
          under={t`What took place, and what waits to be looked at`}
          to="/reports"
        />
      )}
      {looksIntoCupboard && (
        <ListRow
          lead={<PlaceIcon drawing={<BasketIcon />} />}
          title={t`Cupboard`}
          under={t`What is there, who has it, and the wish list`}
          to="/cupboard"
        />
      )}
      {readsRisks && (
        <ListRow
          lead={<PlaceIcon drawing={<SealCheckIcon />} />}
          title={t`Risk assessments`}
          under={t`What people gain, what can go wrong, and who signed it`}
          to="/risk"
        />
      )}
      {tellsConcerns && (
        <ListRow
          lead={<PlaceIcon drawing={<HandHeartIcon />} />}
          title={t`I am worried about someone`}
          under={t`Only those who look after safeguarding read it`}
          to="/concern"
        />
      )}
      {leadsConcerns && (
        <ListRow
          lead={<PlaceIcon drawing={<ShieldCheckIcon />} />}
          title={t`Safeguarding`}
          under={t`What somebody has told you, and what was done`}
          to="/concerns"
        />
      )}
      {readsTutorials && (
        <ListRow
          lead={<PlaceIcon drawing={<BookOpenTextIcon />} />}
          title={t`Tutorials`}
          under={t`How the app is used, a few cards at a time`}
          to="/tutorials"
        />
      )}
    </>
  );
}
