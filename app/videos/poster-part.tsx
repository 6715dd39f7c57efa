import { useLingui } from '@lingui/react/macro';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './video-form.module.css';

/** As large as the server keeps it. */
const SIDE = 960;

interface PosterPartProps {
  player: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The address of the picture that it has. */
  standing: string | null;
  /** There is a new picture on the canvas. */
  isDrawn: boolean;
  onDrawn: () => void;
}

/** The picture by which a film is known: a moment of it, or a picture that is chosen. */
export function PosterPart({ player, canvas, standing, isDrawn, onDrawn }: PosterPartProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function draw(source: CanvasImageSource, width: number, height: number) {
    if (canvas.current === null || width === 0) return;
    drawOn(canvas.current, source, { width, height });
    setProblem(null);
    onDrawn();
  }

  async function drawFile(file: Blob | undefined) {
    if (file === undefined) return;
    try {
      const picture = await createImageBitmap(file);
      draw(picture, picture.width, picture.height);
      picture.close();
    } catch {
      setProblem(t`This device can’t read that picture. Try another one.`);
    }
  }

  return (
    <div className={styles.way}>
      <h3>{t`Its picture`}</h3>
      <p className="secondary">{t`Stop the film where it shows best what it is about.`}</p>
      {!isDrawn && standing !== null && (
        <img crossOrigin="anonymous" src={standing} alt={t`The picture that it has`} className={styles.picture} />
      )}
      <canvas ref={canvas} className={styles.picture} hidden={!isDrawn} role="img" aria-label={t`The new picture`} />
      {problem !== null && <p role="alert">{problem}</p>}
      <div className={styles.buttons}>
        <Button
          variant="soft"
          icon={<CameraIcon weight="bold" aria-hidden="true" />}
          onClick={() => {
            const film = player.current;
            if (film !== null) draw(film, film.videoWidth, film.videoHeight);
          }}
        >
          {t`Take this moment`}
        </Button>
        <Button
          variant="line"
          icon={<ImageIcon weight="bold" aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t`Choose a picture`}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          void drawFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}

/** The whole of it, no larger than the server keeps it. */
function drawOn(
  canvas: HTMLCanvasElement,
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
) {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
}
