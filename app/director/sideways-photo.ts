const WIDTH = 1600;
const HEIGHT = 1200;

/**
 * A garden drawn by code, as a phone that was held upright keeps it: the picture lies on its side, and a mark in the file
 * (EXIF, orientation 6) says that it is to be turned.
 */
export async function sidewaysPhoto(): Promise<File> {
  const upright = document.createElement('canvas');
  // As tall as the file is wide.
  [upright.width, upright.height] = [HEIGHT, WIDTH];
  drawGarden(contextOf(upright));
  const lying = document.createElement('canvas');
  [lying.width, lying.height] = [WIDTH, HEIGHT];
  const on = contextOf(lying);
  on.rotate(-Math.PI / 2);
  on.drawImage(upright, -HEIGHT, 0);
  const jpeg = await new Promise<Blob | null>((resolve) => lying.toBlob(resolve, 'image/jpeg', 0.9));
  if (jpeg === null) throw new Error('This browser draws no pictures');
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  // The mark comes behind the two bytes with which every JPEG begins.
  return new File([bytes.slice(0, 2), TURN_IT, bytes.slice(2)], 'sideways.jpg', { type: 'image/jpeg' });
}

/** APP1, "Exif", a TIFF of one entry: orientation (0x0112), a short, one of them, 6. */
const TURN_IT = new Uint8Array([
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0,
  6, 0, 0, 0, 0, 0, 0,
]);

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  return context;
}

/** Up is where the sky is: whoever looks sees at once which way it stands. */
function drawGarden(on: CanvasRenderingContext2D): void {
  const sky = on.createLinearGradient(0, 0, 0, 1000);
  sky.addColorStop(0, '#8fc3e6');
  sky.addColorStop(1, '#eaf4f7');
  fill(on, sky, () => on.rect(0, 0, HEIGHT, WIDTH));
  fill(on, '#f7d774', () => on.arc(930, 250, 110, 0, 2 * Math.PI));
  fill(on, '#ffffff', () => {
    for (const [x, y, r] of [
      [250, 300, 60],
      [330, 270, 85],
      [420, 305, 65],
    ] as const)
      on.arc(x, y, r, 0, 2 * Math.PI);
  });
  fill(on, '#9fbf8a', () => on.ellipse(250, 1130, 700, 290, 0, 0, 2 * Math.PI));
  fill(on, '#87ad76', () => on.ellipse(1000, 1190, 640, 300, 0, 0, 2 * Math.PI));
  fill(on, '#6f9a62', () => on.rect(0, 1180, HEIGHT, 420));
  drawGlasshouse(on);
  for (let place = 0; place < 9; place += 1) drawPansy(on, 90 + place * 128, 1390 + (place % 2) * 90);
}

function drawGlasshouse(on: CanvasRenderingContext2D): void {
  fill(on, '#efe6d2', () => on.rect(380, 780, 440, 420));
  fill(on, '#a5523d', () => {
    on.moveTo(340, 790);
    on.lineTo(600, 580);
    on.lineTo(860, 790);
  });
  fill(on, '#5f7f92', () => on.rect(550, 960, 110, 240));
  fill(on, '#bfdbe6', () => {
    on.rect(430, 860, 90, 110);
    on.rect(690, 860, 90, 110);
  });
}

function drawPansy(on: CanvasRenderingContext2D, x: number, y: number): void {
  fill(on, '#466b3d', () => on.rect(x - 6, y, 12, 120));
  fill(on, '#6d4a93', () => {
    on.arc(x - 26, y - 24, 34, 0, 2 * Math.PI);
    on.arc(x + 26, y - 24, 34, 0, 2 * Math.PI);
  });
  fill(on, '#c8a5dd', () => {
    on.arc(x - 28, y + 14, 28, 0, 2 * Math.PI);
    on.arc(x + 28, y + 14, 28, 0, 2 * Math.PI);
    on.arc(x, y + 34, 32, 0, 2 * Math.PI);
  });
  fill(on, '#f2c230', () => on.arc(x, y + 6, 13, 0, 2 * Math.PI));
}

function fill(on: CanvasRenderingContext2D, colour: string | CanvasGradient, shape: () => void): void {
  on.beginPath();
  shape();
  on.fillStyle = colour;
  on.fill();
}
