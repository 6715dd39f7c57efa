/** The side of the square that goes to the server: sharp for the largest face, small enough for a slow network. */
const SIDE = 640;

/**
 * Draws a picture as an upright square: the middle of it, a little above, where faces are.
 *
 * @throws when the file is no picture that this device can read
 */
export async function drawSquare(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 3;
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  picture.close();
}
