import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart';
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp';
import { IdentificationBadgeIcon } from '@phosphor-icons/react/dist/csr/IdentificationBadge';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { UserCircleGearIcon } from '@phosphor-icons/react/dist/csr/UserCircleGear';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PRODUCT_NAME, VERSION } from '@heartsease/domain/constants.ts';
import { listStaff } from '@heartsease/domain/staff/staff.endpoints.ts';
import { read } from '../api/read.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { signOut } from '../session/sign-out.ts';
import { useMay, useProfile } from '../session/use-session.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { TextSizeChoice, ThemeChoice } from './look-choice.tsx';
import styles from './more-screen.module.css';
import { useRoleWord } from './role-word.ts';
import { SectionHeader } from './section-header.tsx';
import { mayOpen, sectionsOf } from './sections.ts';
import { useKeepLanguage } from './own-language.ts';
import { useSaveLook } from './own-look.ts';

/** The section "More": who I am here, how it looks, and what is opened seldom. */
export function MoreScreen() {
  const { t } = useLingui();
  const saveLook = useSaveLook();
  const keepLanguage = useKeepLanguage();
  return (
    <div className={styles.more}>
      <SectionHeader title={t`More`} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Me />
          <Places />
        </div>
        <div className={styles.column}>
          <Card as="section" aria-labelledby="look" className={styles.look}>
            <h2 id="look">{t`How it looks`}</h2>
            <p className="secondary">{t`It goes with you to every device that you sign in on.`}</p>
            <TextSizeChoice onChoose={saveLook} />
            <ThemeChoice onChoose={saveLook} />
            <LanguageChoice onChosen={keepLanguage} />
          </Card>
          <SignOut />
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

function Places() {
  const { t } = useLingui();
  const profile = useProfile();
  const { entries } = useOutbox();
  const managesStaff = useMay('staff.manage');
  const importsPeople = useMay('people.import');
  const logs = useMay('reports.add');
  const answersSuggestions = useMay('about_me.answer');
  const asksConsents = useMay('consents.record');
  const seesAbilities = useMay('ability.view');
  const readsGuides = useMay('pal.view');
  const writesActivities = useMay('own_activities.propose');
  const editsTags = useMay('about_me_tags.edit');
  const invitesRelatives = useMay('relatives.invite');
  const hasPeople = useMay('relatives_list.view');
  const seesResidents = useMay('residents.view');
  const leadsToActivities = mayOpen(profile, 'activities') && !sectionsOf(profile).includes('activities');
  return (
    <Card padding="none">
      <List aria-label={t`More of Heartsease`}>
        {leadsToActivities && (
          <ListRow
            lead={icon(<SparkleIcon />)}
            title={t`Activities`}
            under={t`The library, with ideas for every day`}
            to="/tabs/activities"
          />
        )}
        {profile.carehomes_count > 1 && (
          <ListRow
            lead={icon(<BuildingsIcon />)}
            title={t`Switch home`}
            under={plural(profile.carehomes_count, { one: 'You belong to # home', other: 'You belong to # homes' })}
            to="/switch"
          />
        )}
        {hasPeople && (
          <ListRow
            lead={icon(<UsersThreeIcon />)}
            title={t`My people`}
            under={t`Who is close to them, and who sees you`}
            to="/my-people"
          />
        )}
        {invitesRelatives && (
          <ListRow
            lead={icon(<UsersThreeIcon />)}
            title={t`Family and friends`}
            under={t`Everybody’s relatives, and who has not answered yet`}
            to="/manage-relative"
          />
        )}
        {seesAbilities && (
          <ListRow
            lead={icon(<EyeIcon />)}
            title={t`Ways of joining in`}
            under={t`How everybody joins in, and whom to look at next`}
            to="/pal"
          />
        )}
        {readsGuides && (
          <ListRow
            lead={icon(<HandHeartIcon />)}
            title={t`Good company`}
            under={t`Four cards on how to invite, set up and be with somebody`}
            to="/pal-info"
          />
        )}
        {answersSuggestions && (
          <ListRow
            lead={icon(<LightbulbIcon />)}
            title={t`Suggestions`}
            under={t`What family and carers would add to “About me”`}
            to="/manage-about-me"
          />
        )}
        {asksConsents && (
          <ListRow
            lead={icon(<ShieldCheckIcon />)}
            title={t`To ask again`}
            under={t`What may be shown of whom: answers that are missing or run out`}
            to="/consents"
          />
        )}
        {seesResidents && (
          <ListRow
            lead={icon(<UsersThreeIcon />)}
            title={t`Groups`}
            under={t`By hand, by wing, or by what people love`}
            to="/manage-resident-groups"
          />
        )}
        {writesActivities && (
          <ListRow
            lead={icon(<PencilSimpleLineIcon />)}
            title={t`Our own activities`}
            under={t`What only happens here, and what waits for a yes`}
            to="/manage-custom-activities"
          />
        )}
        {editsTags && (
          <ListRow
            lead={icon(<TagIcon />)}
            title={t`About me tags`}
            under={t`Names, drawings and colours of this home’s own`}
            to="/manage-custom-about-me-tags"
          />
        )}
        {importsPeople && (
          <ListRow
            lead={icon(<FileArrowUpIcon />)}
            title={t`People from a spreadsheet`}
            under={t`Bring in residents and staff, or take them along`}
            to="/import-people"
          />
        )}
        {managesStaff && (
          <>
            <ListRow
              lead={icon(<IdentificationBadgeIcon />)}
              title={t`Staff and access`}
              under={<WhoWaits otherwise={t`Invitations, devices, new passwords`} />}
              to="/manage-staff"
            />
            <ListRow
              lead={icon(<EnvelopeSimpleIcon />)}
              title={t`Mail`}
              under={t`What this home sent, with its links`}
              to="/manage-staff/mail"
            />
          </>
        )}
        {(logs || entries.length > 0) && (
          <ListRow
            lead={icon(<CloudArrowUpIcon />)}
            title={t`Not sent yet`}
            under={
              entries.length === 0
                ? t`Everything is sent`
                : plural(entries.length, { one: '# waits on this device', other: '# wait on this device' })
            }
            to="/outbox"
          />
        )}
        <ListRow
          lead={icon(<BellIcon />)}
          title={t`Recent messages`}
          under={t`What the app told you lately`}
          to="/recent-messages"
        />
        <ListRow
          lead={icon(<UserCircleGearIcon />)}
          title={t`Your account`}
          under={t`Your details, notifications, second step, devices`}
          to="/account"
        />
        <ListRow lead={icon(<KeyIcon />)} title={t`Change password`} to="/change-password" />
      </List>
    </Card>
  );
}

/** Who joined with a printed slip and waits to be let in. */
function WhoWaits({ otherwise }: { otherwise: string }) {
  const { data } = useQuery(read(listStaff, {}, { isBackground: true }));
  const waiting = data?.joiners.length ?? 0;
  return waiting === 0
    ? otherwise
    : plural(waiting, { one: '# person waits to be let in', other: '# people wait to be let in' });
}

function SignOut() {
  const { t } = useLingui();
  const { entries } = useOutbox();
  const [isAsked, setAsked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    void signOut();
  }

  return (
    <>
      <Button
        variant="line"
        full
        busy={isLeaving}
        icon={<SignOutIcon weight="bold" aria-hidden="true" />}
        onClick={() => (entries.length > 0 ? setAsked(true) : leave())}
      >
        {t`Sign out`}
      </Button>
      <Ask
        isOpen={isAsked}
        title={t`Sign out with something not sent yet?`}
        confirm={t`Sign out`}
        busy={isLeaving}
        onConfirm={leave}
        onCancel={() => setAsked(false)}
      >
        {t`It stays safe on this device and goes out when you sign in here again.`}
      </Ask>
    </>
  );
}

function icon(drawing: ReactNode) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {drawing}
    </span>
  );
}
