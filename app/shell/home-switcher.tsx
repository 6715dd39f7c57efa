import { useLingui } from '@lingui/react/macro';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { Link } from 'react-router';
import { useProfile } from '../session/use-session.ts';
import styles from './home-switcher.module.css';

/** Where one is, and for whoever belongs to several homes the way to another. */
export function HomeSwitcher() {
  const { t } = useLingui();
  const { carehome, carehomes_count } = useProfile();
  const name = (
    <>
      <MapPinIcon weight="fill" aria-hidden="true" />
      {carehome.name}
    </>
  );
  if (carehomes_count < 2) return <span className={styles.home}>{name}</span>;
  return (
    <Link to="/switch" className={styles.home} aria-label={t`${carehome.name}: switch to another home`}>
      {name}
      <CaretDownIcon weight="bold" aria-hidden="true" />
    </Link>
  );
}
