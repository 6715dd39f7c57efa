import { TINTS, type Tint } from '@heartsease/domain/activities/activity.ts';
import { lazy, Suspense } from 'react';
import { classNames } from './class-names.ts';
import styles from './stamp.module.css';

/** The glyphs weigh more than the rest of the kit, so they come after the first picture. */
const ActivityIcon = lazy(async () => ({ default: (await import('./activity-icons.tsx')).ActivityIcon }));

type StampProps = {
  /** A glyph's kebab-case name, such as `music-notes`; a name that we do not have shows a flower. */
  icon: string;
  /** One of the domain's twelve tints; any other is shown as stone. */
  tint: string;
  /** s 36, m 44, l 56 px. */
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
};

/** An activity's stamp: its glyph on a tinted squircle. Decoration: the activity's name stands beside it. */
export function Stamp({ icon, tint, size = 'm', className }: StampProps) {
  return (
    <span className={classNames(styles.stamp, className)} data-size={size} data-tint={tintOf(tint)} aria-hidden="true">
      <Suspense fallback={null}>
        <ActivityIcon name={icon} />
      </Suspense>
    </span>
  );
}

function tintOf(tint: string): Tint {
  return TINTS.find((known) => known === tint) ?? 'stone';
}
