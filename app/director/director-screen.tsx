import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { getStage } from '@heartsease/domain/director/director.endpoints.ts';
import { read } from '../api/read.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { LanguageChoice } from '../shell/language-choice.tsx';
import { TextSizeChoice, ThemeChoice } from '../shell/look-choice.tsx';
import { useKeepLanguage } from '../shell/own-language.ts';
import { useSaveLook } from '../shell/own-look.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { ResetPart } from './reset-part.tsx';
import { ScenesPart } from './scenes-part.tsx';
import { SeeItAs } from './see-it-as.tsx';
import { StageForm } from './stage-form.tsx';
import styles from './director-screen.module.css';

/** For whoever shows a demo: what happens, as whom it is seen, with which package, and how it looks. */
export function DirectorScreen() {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const query = useQuery(read(getStage, {}));
  return (
    <FullScreen title={t`Director’s panel`} width="wide" under={t`For showing the demo: ${carehome.name}`}>
      <AsyncView query={query} failedTitle={t`There is a problem opening the director’s panel`}>
        {(shown) => <Panel shown={shown} />}
      </AsyncView>
    </FullScreen>
  );
}

function Panel({ shown }: { shown: OutputOf<typeof getStage> }) {
  const { stage, people } = shown;
  const { t } = useLingui();
  const saveLook = useSaveLook();
  const keepLanguage = useKeepLanguage();
  return (
    <div className={styles.panel}>
      <Card as="section" aria-labelledby="scenes" className={styles.part} data-wide="">
        <h2 id="scenes">{t`Scenes`}</h2>
        <ScenesPart {...shown} />
      </Card>
      <Card as="section" aria-labelledby="see-it-as" className={styles.part}>
        <h2 id="see-it-as">{t`See it as`}</h2>
        <SeeItAs people={people} />
      </Card>
      <Card as="section" aria-labelledby="stage" className={styles.part}>
        <h2 id="stage">{t`What this home has`}</h2>
        <StageForm stage={stage} />
      </Card>
      <Card as="section" aria-labelledby="look" className={styles.part}>
        <h2 id="look">{t`How it looks`}</h2>
        <TextSizeChoice onChoose={saveLook} />
        <ThemeChoice onChoose={saveLook} />
        <LanguageChoice onChosen={keepLanguage} />
      </Card>
      <Card as="section" aria-labelledby="begin-again" className={styles.part}>
        <h2 id="begin-again">{t`Begin again`}</h2>
        <ResetPart />
      </Card>
    </div>
  );
}
