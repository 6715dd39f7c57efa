import type { Portrait as Recipe } from '@heartsease/domain/portraits/portrait.ts';
import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { useLingui } from '@lingui/react/macro';
import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { Portrait } from './art/portrait.tsx';
import { classNames } from './class-names.ts';
import styles from './face.module.css';
import { Photo } from './photo.tsx';
import { ResponseFace, useResponseWord } from './response-face.tsx';

export type PersonWithFace = {
  known_as: string;
  portrait: Recipe | null;
  /** A real photo that the person agreed to; it goes before the drawing. */
  photo_url?: string | null | undefined;
};

type FaceProps = {
  person: PersonWithFace;
  /** s 36, m 48, l 76, xl 88 on a phone and 132 on a wide screen. `--face-size` overrides it. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** How it was for this person, or a plus for somebody who may be added. Its word is read out. */
  badge?: MomentResponse | 'add' | null | undefined;
  /** Faded: not there today, or only suggested. */
  muted?: boolean | undefined;
  selected?: boolean | undefined;
  /** The person said no to photos. */
  cameraOff?: boolean | undefined;
  className?: string | undefined;
};

/** Somebody's face in our squircle: photo, else drawn portrait, else initials. The name stands beside it in words. */
export function Face({ person, size = 'm', badge, muted, selected, cameraOff, className }: FaceProps) {
  const { t } = useLingui();
  return (
    <span
      className={classNames(styles.face, className)}
      data-size={size}
      data-muted={muted ? '' : undefined}
      data-selected={selected ? '' : undefined}
    >
      <span className={styles.picture}>
        <Picture person={person} />
      </span>
      {badge && <Badge badge={badge} />}
      {cameraOff && (
        <span className={styles.cameraOff}>
          <CameraSlashIcon weight="bold" aria-hidden="true" />
          <span className="visually-hidden">{t`Said no to photos`}</span>
        </span>
      )}
    </span>
  );
}

type FacesProps = {
  people: PersonWithFace[];
  /** How many are drawn before the rest becomes "+3". */
  most?: number;
  className?: string | undefined;
};

/** A row of small overlapping faces, "+3" for the rest. Decoration: the count stands in words beside it. */
export function Faces({ people, most = 6, className }: FacesProps) {
  const drawn = people.slice(0, most);
  const rest = people.length - drawn.length;
  return (
    <span className={classNames(styles.faces, className)} aria-hidden="true">
      {drawn.map((person, place) => (
        <Face key={`${place} ${person.known_as}`} person={person} size="s" />
      ))}
      {rest > 0 && <span className={styles.rest}>+{rest}</span>}
    </span>
  );
}

function Picture({ person }: { person: PersonWithFace }) {
  // A link that has ended, as on a device without a network, gives way to the drawing.
  const [broken, setBroken] = useState<string | null>(null);
  if (person.photo_url && person.photo_url !== broken) {
    const { photo_url } = person;
    return <Photo src={photo_url} alt="" className={styles.photo} onError={() => setBroken(photo_url)} />;
  }
  if (person.portrait) return <Portrait recipe={person.portrait} className={styles.photo} />;
  return (
    <span className={styles.initials} data-ground={groundOf(person.known_as)} aria-hidden="true">
      {initialsOf(person.known_as)}
    </span>
  );
}

function Badge({ badge }: { badge: MomentResponse | 'add' }) {
  const wordFor = useResponseWord();
  if (badge === 'add') {
    return (
      <span className={styles.badge} data-add="">
        <PlusIcon weight="bold" aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={styles.badge}>
      <ResponseFace response={badge} className={styles.flower} />
      <span className="visually-hidden">{wordFor(badge)}</span>
    </span>
  );
}

function initialsOf(name: string): string {
  const parts = name.trim().split(/[\s-]+/u);
  const first = Array.from(parts[0] ?? '')[0] ?? '';
  const last = parts.length > 1 ? (Array.from(parts.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('en-GB');
}

const grounds = ['plum', 'lilac', 'duck', 'moss', 'mustard', 'brick', 'sky'] as const;

/** The same name always stands on the same ground. */
function groundOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return grounds[sum % grounds.length] ?? 'plum';
}
