import { useLingui } from '@lingui/react/macro';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { useParams } from 'react-router';
import type { AboutMe } from '@heartsease/domain/about-me/about-me.ts';
import { Heading } from '@heartsease/domain/about-me/heading.ts';
import { topicsToAvoid } from '@heartsease/domain/about-me/life-story.ts';
import { printsPages } from '../device/platform.ts';
import { useMay } from '../session/use-may.ts';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { OwnPage } from '../shell/own-page.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Face } from '../ui/face.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePrint } from '../ui/print.ts';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { useAboutMe } from './about-me.api.ts';
import styles from './about-me-screen.module.css';
import { AvoidNotice } from './avoid-notice.tsx';
import { CardSheet } from './card-sheet.tsx';
import { HeadingCard } from './heading-card.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { LifeStoryPart } from './life-story-part.tsx';
import { LifeStorySheet } from './life-story-sheet.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { PrintedPages } from './printed-pages.tsx';
import type { Paper } from './printed-pages.tsx';
import { SuggestSheet } from './suggest-sheet.tsx';
import { WaitingSuggestions } from './waiting-suggestions.tsx';
import { PersonTags } from './person-tags.tsx';
import { PutTagSheet } from './put-tag-sheet.tsx';
import { AnswerSheet } from './answer-sheet.tsx';

/** What matters to one person: what not to raise, the seven cards, tags, suggestions, the life story. */
export function AboutMeScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useAboutMe(residentId);
  const goBack = useGoBack(`/manage-resident/${residentId}`);
  const name = query.data?.resident.known_as;
  const title = name === undefined ? t`About me` : t`About ${name}`;
  const { onPaper: paper, print } = usePrint<Paper>('a4');
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <OwnPage>
      <div className={styles.onScreen}>
        <PageHeader
          title={title}
          under={name !== undefined && t`In ${name}’s own words where they could be had`}
          back={{ onPress: goBack }}
          actions={
            query.data && (
              <>
                <Face person={query.data.resident} size="l" />
                {printsPages() && (
                  <MenuButton
                    label={t`Print`}
                    className={buttonClass({ variant: 'line' })}
                    trigger={
                      <>
                        <PrinterIcon weight="bold" aria-hidden="true" className={styles.printer} /> {t`Print`}
                      </>
                    }
                    items={[
                      {
                        id: 'a4',
                        label: t`All of it, on A4`,
                        description: t`For staff: with what not to raise`,
                        onPress: () => print('a4'),
                      },
                      {
                        id: 'a5',
                        label: t`Bedside card, on A5`,
                        description: t`Only what the family may read too`,
                        onPress: () => print('a5'),
                      },
                    ]}
                  />
                )}
              </>
            )
          }
        />
        <AsyncView
          query={query}
          waiting={<SkeletonCards cards={4} height={180} />}
          failedTitle={t`There is a problem opening these cards`}
        >
          {(aboutMe) => <Parts aboutMe={aboutMe} />}
        </AsyncView>
      </div>
      {query.data && <PrintedPages aboutMe={query.data} paper={paper} />}
    </OwnPage>
  );
}

function Parts({ aboutMe }: { aboutMe: AboutMe }) {
  const mayWrite = useMay('residents.add');
  const { open } = useOverlay();
  return (
    <div className={styles.parts}>
      <AvoidNotice topics={topicsToAvoid(aboutMe.life_story)} name={aboutMe.resident.known_as} />
      <WaitingSuggestions suggestions={aboutMe.suggestions} onOpen={(id) => open('answer', id)} />
      <PersonTags tags={aboutMe.tags} onPut={mayWrite ? (tag) => open('tag', tag) : undefined} />
      <ul className={styles.cards}>
        {aboutMe.cards.map((card) => (
          <li key={card.heading} className={styles.place}>
            <HeadingCard card={card} aboutMe={aboutMe} mayWrite={mayWrite} open={open} />
          </li>
        ))}
      </ul>
      <LifeStoryPart aboutMe={aboutMe} mayWrite={mayWrite} open={open} />
      <Over aboutMe={aboutMe} mayWrite={mayWrite} />
    </div>
  );
}

/** The sheet that the address names; none where it names nothing that is there. */
function Over({ aboutMe, mayWrite }: { aboutMe: AboutMe; mayWrite: boolean }) {
  const { shown, close } = useOverlay();
  const [what, which = ''] = shown;
  const heading = Heading.safeParse(which).data;
  const card = aboutMe.cards.find((one) => one.heading === heading);
  if (what === 'history' && heading !== undefined) {
    return <HistorySheet resident={aboutMe.resident} heading={heading} onClose={close} />;
  }
  if (!mayWrite) return null;
  if (what === 'write' && card) return <CardSheet key={which} aboutMe={aboutMe} card={card} onClose={close} />;
  if (what === 'suggest' && heading !== undefined) {
    return <SuggestSheet resident={aboutMe.resident} heading={heading} onClose={close} />;
  }
  if (what === 'tell') {
    const item = aboutMe.life_story.find(({ id }) => id === which) ?? null;
    if (item === null && which !== 'new') return null;
    return <LifeStorySheet key={which} aboutMe={aboutMe} item={item} onClose={close} />;
  }
  if (what === 'tag') return <PutTagSheet aboutMe={aboutMe} chosen={which} onClose={close} />;
  const suggestion = aboutMe.suggestions.find(({ id }) => id === which);
  if (what === 'answer' && suggestion) {
    return <AnswerSheet key={which} aboutMe={aboutMe} suggestion={suggestion} onClose={close} />;
  }
  return null;
}
