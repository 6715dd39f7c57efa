import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { FilmPicture, HowPicture, IdeaPicture, MeetPicture } from './intro-circle-pictures.tsx';
import { ComePicture, DayPicture, LetterPicture, PhotosPicture } from './intro-family-pictures.tsx';
import type { IntroFor } from './intro-for.ts';
import { LogPicture, MeadowPicture, PersonPicture, SharePicture } from './intro-pictures.tsx';

interface IntroCard {
  title: string;
  text: string;
  Picture: ComponentType;
}

/** What the intro tells: staff what they will do, families what they will see and what becomes of it, a circle both. */
export function useIntroCards(whom: IntroFor): readonly [IntroCard, ...IntroCard[]] {
  const { t } = useLingui();
  if (whom === 'families')
    return [
      {
        title: t`See how the day was`,
        text: t`The home shares what your person joined in with. Send love back, and the staff pass it on.`,
        Picture: DayPicture,
      },
      {
        title: t`Photos, as everyone agreed`,
        text: t`You see a photo when everybody in it is happy with that. If somebody changes their mind, it is gone.`,
        Picture: PhotosPicture,
      },
      {
        title: t`Come and join in`,
        text: t`See what is coming up, and say with one tap that you will be there.`,
        Picture: ComePicture,
      },
      {
        title: t`A letter to read again`,
        text: t`A few sentences about how it went, by email or on paper. Somebody at the home reads it first.`,
        Picture: LetterPicture,
      },
    ];
  if (whom === 'circle')
    return [
      {
        title: t`A few ideas for today`,
        text: t`Say how much energy there is, and see small things to do together at home.`,
        Picture: IdeaPicture,
      },
      {
        title: t`Keep what went well`,
        text: t`One tap says how it was for all of you. It stays, to look back on and to do again.`,
        Picture: HowPicture,
      },
      {
        title: t`Meet the others`,
        text: t`See what is coming up in your circle, and say with one tap that you will be there.`,
        Picture: MeetPicture,
      },
      {
        title: t`Films to do together`,
        text: t`Short films with captions, and what helps somebody you look after to join in.`,
        Picture: FilmPicture,
      },
    ];
  return [
    {
      title: t`See the person`,
      text: t`What somebody loves, who they were, what makes a good day. It is there when you stand in front of them.`,
      Picture: PersonPicture,
    },
    {
      title: t`Log it in 20 seconds`,
      text: t`One tap says how it was for most people. Tap anyone who felt differently, and save.`,
      Picture: LogPicture,
    },
    {
      title: t`Share it safely`,
      text: t`Families see what their person is happy to share. A small badge shows who said no to photos.`,
      Picture: SharePicture,
    },
    {
      title: t`See who was missed`,
      text: t`One flower for each person: the taller, the more moments. Nobody is forgotten.`,
      Picture: MeadowPicture,
    },
  ];
}
