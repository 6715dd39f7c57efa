import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { FaceBox, Subject } from '@heartsease/domain/photos/photo.ts';
import styles from './photo-sheet.module.css';
import { Photo } from '../ui/photo.tsx';

interface MarkFacesProps {
  src: string;
  size: { width: number; height: number };
  subjects: readonly Subject[];
  nameOf: (id: string) => string;
  /** A tap on the picture says where this person's face is. */
  marking: string | null;
  onMark: (resident_id: string, box: FaceBox) => void;
}

/** A face on a photo of a group is about so large. */
const USUAL_SIDE = 0.18;
const SMALLEST = 0.04;
const STEP = 0.02;

/** The photo, with a frame around each face that is marked. By a tap, or by arrow keys, plus and minus. */
export function MarkFaces({ src, size, subjects, nameOf, marking, onMark }: MarkFacesProps) {
  const { t } = useLingui();
  const marked = subjects.find(({ resident_id }) => resident_id === marking);
  const name = marking === null ? '' : nameOf(marking);
  const shape = size.width / size.height;
  const usual = { width: USUAL_SIDE, height: Math.min(1, USUAL_SIDE * shape * 1.2) };

  function put({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (marking === null) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const side = marked?.box ?? usual;
    onMark(
      marking,
      within({ ...side, x: (clientX - left) / width - side.width / 2, y: (clientY - top) / height - side.height / 2 }),
    );
  }

  function move(event: KeyboardEvent) {
    if (marking === null) return;
    const box = marked?.box ?? { ...usual, x: 0.5 - usual.width / 2, y: 0.5 - usual.height / 2 };
    const next = moved(box, event.key);
    if (next === null) return;
    event.preventDefault();
    onMark(marking, within(next));
  }

  return (
    <div className={styles.picture}>
      <Photo src={src} alt={t`The photo`} width={size.width} height={size.height} draggable={false} />
      {subjects.map(
        ({ resident_id, box }) =>
          box !== null && (
            <span
              key={resident_id}
              className={styles.mark}
              data-now={resident_id === marking ? '' : undefined}
              style={{
                insetInlineStart: `${box.x * 100}%`,
                insetBlockStart: `${box.y * 100}%`,
                inlineSize: `${box.width * 100}%`,
                blockSize: `${box.height * 100}%`,
              }}
            >
              <span className={styles.name}>{nameOf(resident_id)}</span>
            </span>
          ),
      )}
      {marking !== null && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and taps
        <div
          className={styles.marker}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- while a face is being marked it takes keys
          tabIndex={0}
          aria-label={t`Where is ${name}’s face? Arrow keys move the frame, plus and minus change it.`}
          onPointerDown={put}
          onKeyDown={move}
        >
          <p className={styles.hint}>{t`Tap ${name}’s face`}</p>
        </div>
      )}
    </div>
  );
}

function moved(box: FaceBox, key: string): FaceBox | null {
  const grown = (by: number) => ({
    x: box.x - by / 2,
    y: box.y - by / 2,
    width: box.width + by,
    height: box.height + (by * box.height) / box.width,
  });
  const steps: Record<string, FaceBox> = {
    ArrowLeft: { ...box, x: box.x - STEP },
    ArrowRight: { ...box, x: box.x + STEP },
    ArrowUp: { ...box, y: box.y - STEP },
    ArrowDown: { ...box, y: box.y + STEP },
    '+': grown(STEP),
    '=': grown(STEP),
    '-': grown(-STEP),
  };
  return steps[key] ?? null;
}

/** Whole, and within the picture. */
function within({ x, y, width, height }: FaceBox): FaceBox {
  const [w, h] = [Math.min(1, Math.max(SMALLEST, width)), Math.min(1, Math.max(SMALLEST, height))];
  return { x: Math.min(1 - w, Math.max(0, x)), y: Math.min(1 - h, Math.max(0, y)), width: w, height: h };
}
