import { TINTS, type Tint } from '@heartsease/domain/activities/activity.ts';
import { ACTIVITY_ICONS } from './activity-icons.ts';
import stamps from '@heartsease/domain/drawings/stamps.svg';
import { classNames } from './class-names.ts';
import styles from './stamp.module.css';

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
      <svg viewBox="0 0 256 256" fill="currentColor" focusable="false">
        <use href={`${stamps}#${glyphOf(icon)}`} />
      </svg>
    </span>
  );
}

function tintOf(tint: string): Tint {
  return TINTS.find((known) => known === tint) ?? 'stone';
}

/** The glyphs stand in one picture that is fetched once; as code they would weigh five times as much. */
function glyphOf(icon: string): string {
  return ACTIVITY_ICONS.find((known) => known === icon) ?? 'flower';
}
