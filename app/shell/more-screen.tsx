import { useLingui } from '@lingui/react/macro';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import { PRODUCT_NAME, VERSION } from '@heartsease/domain/constants.ts';
import { useProfile } from '../session/use-session.ts';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { TextSizeChoice, ThemeChoice } from './look-choice.tsx';
import { Places } from './more-places.tsx';
import styles from './more-screen.module.css';
import { MotionChoice } from './motion-choice.tsx';
import { NewVersionCard } from './new-version-card.tsx';
import { useRoleWord } from './role-word.ts';
import { SectionHeader } from './section-header.tsx';
import { SignOutPart } from './sign-out-part.tsx';
import { useKeepLanguage } from './own-language.ts';
import { useSaveLook } from './own-look.ts';

/** The section "More": who I am here, how it looks, and what is opened seldom. */
export function MoreScreen() {
  const { t } = useLingui();
  const saveLook = useSaveLook();
  const keepLanguage = useKeepLanguage();
  const isFamily = !isStaff(useProfile());
  return (
    <div className={styles.more}>
      <SectionHeader title={t`More`} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NewVersionCard />
          <Me />
          <Places />
        </div>
        <div className={styles.column}>
          <Card as="section" aria-labelledby="look" className={styles.look}>
            <h2 id="look">{t`How it looks`}</h2>
            <p className="secondary">{t`It goes with you to every device that you sign in on.`}</p>
            <TextSizeChoice onChoose={saveLook} />
            <ThemeChoice onChoose={saveLook} />
            {isFamily && <p className="secondary">{t`Auto is dark from ten in the evening until six.`}</p>}
            <MotionChoice />
            <LanguageChoice onChosen={keepLanguage} />
          </Card>
          <SignOutPart />
          <p className={styles.version}>
            {PRODUCT_NAME} {VERSION}
          </p>
        </div>
      </div>
    </div>
  );
}

function Me() {
  const profile = useProfile();
  const role = useRoleWord();
  return (
    <Card className={styles.me}>
      <Face person={profile} size="l" />
      <div className={styles.words}>
        <p className={`serif ${styles.name}`}>
          {profile.first_name} {profile.last_name}
        </p>
        <p className="secondary">
          {role}, {profile.carehome.name}
        </p>
        <p className="secondary">{profile.email}</p>
      </div>
    </Card>
  );
}
