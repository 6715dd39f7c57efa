import { useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './shared-photos-screen.module.css';

/** Twice the size that it is shown in, for sharp screens. */
const PIXELS = 240;

/** One after another: a photo of a telephone takes 50 MB while it is opened. */
let drawing: Promise<unknown> = Promise.resolve();

/** A photo of the device, drawn small; its name where the browser can't open it. The policy loads no picture from memory. */
export function SmallPicture({ file, name, className }: { file: Blob; name: string; className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const draw = async () => {
      if (isLeft) return;
      const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
      drawInside(canvas.current, picture);
      picture.close();
    };
    drawing = drawing.then(draw).catch(() => setUnreadable(true));
    return () => {
      isLeft = true;
    };
  }, [file]);
  if (isUnreadable) {
    return <span className={classNames(styles.name, className)}>{file instanceof File ? file.name : name}</span>;
  }
  return (
    <canvas
      ref={canvas}
      width={PIXELS}
      height={PIXELS}
      role="img"
      aria-label={name}
      className={className ?? styles.photo}
    />
  );
}

/** The middle of it, as a square. */
function drawInside(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  const side = Math.min(picture.width, picture.height);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  canvas?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, PIXELS, PIXELS);
}
