/** Of the file; as text in the call it is a third more. */
const MOST_BYTES = 160_000;
const QUALITIES = [0.85, 0.75, 0.6, 0.45, 0.3];

/** What was drawn, as the text that carries it: as good as it can be within the limit. */
export async function pictureAsText(canvas: HTMLCanvasElement): Promise<string> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob !== null && (blob.size <= MOST_BYTES || quality === QUALITIES.at(-1))) return await asText(blob);
  }
  throw new Error('The canvas gave no picture');
}

async function asText(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  // All at once would be more arguments than a call may have.
  for (let at = 0; at < bytes.length; at += 8_192) parts.push(String.fromCodePoint(...bytes.subarray(at, at + 8_192)));
  return btoa(parts.join(''));
}
