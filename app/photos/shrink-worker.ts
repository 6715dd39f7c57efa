/** Sharp on any screen of the house, and small enough for a slow network. */
const SIDE = 2_048;
const QUALITY = 0.85;

/**
 * Draws a photo smaller and upright. A drawing has no place and no camera in it: what was taken leaves the device
 * without them. Answers null for what this device can't read.
 */
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrink(data)
    .catch(() => null)
    // A worker has no other origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    .then((blob) => self.postMessage(blob));
});

async function shrink(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
