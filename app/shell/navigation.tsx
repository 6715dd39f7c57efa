import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Link } from 'react-router';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { UnreadDot } from '../chat/unread-card.tsx';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { scrolling } from '../ui/calm.ts';
import { Face } from '../ui/face.tsx';
import { Mark } from '../ui/mark.tsx';
import { useLogStart } from './log-start.tsx';
import styles from './navigation.module.css';
import { mayOpen, sectionsOf } from './sections.ts';
import type { SectionName } from './section-names.ts';
import { SECTION_ICONS, useSectionLabels } from './sections-look.tsx';
import { useRoleWord } from './role-word.ts';

/** What "More" leads to where there is no room for it. */
const WIDE_ONLY: readonly SectionName[] = ['messages', 'evidence'];

/**
 * The way to the sections: a tab bar on a phone with the raised Log in its middle, a rail from 768 px,
 * a sidebar with words from 1200 px.
 */
export function Navigation({ section }: { section: SectionName | undefined }) {
  const { t } = useLingui();
  const profile = useProfile();
  const roleWord = useRoleWord();
  const labels = useSectionLabels();
  const sections = sectionsOf(profile);
  // On a wide screen there is room for one that "More" leads to elsewhere, before "More" itself.
  const wide = WIDE_ONLY.filter((name) => mayOpen(profile, name) && !sections.includes(name));
  const places: SectionName[] = [...sections.slice(0, -1), ...wide, ...sections.slice(-1)];
  const logs = useMay('reports.add');
  const middle = Math.ceil(sections.length / 2);

  return (
    <nav className={styles.navigation} aria-label={t`Main`}>
      <Link to="/tabs" className={styles.brand} aria-label={PRODUCT_NAME}>
        <Mark size={46} />
        <span className="serif" aria-hidden="true">
          {PRODUCT_NAME}
        </span>
      </Link>
      <ul className={styles.sections}>
        {places.map((name, place) => (
          <li
            key={name}
            className={wide.includes(name) ? styles.wideOnly : undefined}
            style={{ order: place < middle ? place : place + 1 }}
          >
            <SectionLink name={name} label={labels[name]} isHere={name === section} />
          </li>
        ))}
        {logs && (
          <li className={styles.raised} style={{ order: middle }}>
            <LogButton />
          </li>
        )}
      </ul>
      <Link to="/tabs/more" className={styles.me}>
        <Face person={profile} size="m" />
        <span className={styles.firstName}>{profile.known_as}</span>
        <span className={styles.fullName}>
          <b>
            {profile.first_name} {profile.last_name}
          </b>
          <span>
            {roleWord}, {profile.carehome.name}
          </span>
        </span>
        <span className="visually-hidden">{t`Your settings`}</span>
      </Link>
    </nav>
  );
}

function SectionLink({ name, label, isHere }: { name: SectionName; label: string; isHere: boolean }) {
  const SectionIcon = SECTION_ICONS[name];
  // Three dots that are filled become a box.
  const activeWeight = name === 'more' ? 'bold' : 'fill';
  return (
    <Link
      to={`/tabs/${name}`}
      className={styles.section}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => {
        if (!isHere) return;
        // A second tap on the tab that one is in goes to its top.
        event.preventDefault();
        window.scrollTo({ top: 0, behavior: scrolling() });
      }}
    >
      <span className={styles.icon}>
        <SectionIcon weight={isHere ? activeWeight : 'regular'} aria-hidden="true" />
        {name === 'messages' && <UnreadDot />}
      </span>
      <span className={styles.label}>{label}</span>
    </Link>
  );
}

function LogButton() {
  const { t } = useLingui();
  const startLog = useLogStart();
  return (
    <button type="button" className={styles.log} data-tour="log" onClick={() => startLog()}>
      <span className={styles.plus}>
        <PlusIcon weight="bold" aria-hidden="true" />
      </span>
      <span className={styles.label}>{t`Log`}</span>
    </button>
  );
}
