import { Mark } from '../ui/mark.tsx';
import styles from './starting.module.css';

/** The moment before anything is known. It shows itself only when that moment grows long. */
export function Starting() {
  return (
    <div className={styles.place} role="status" aria-label="Heartsease">
      <Mark size={72} />
    </div>
  );
}
