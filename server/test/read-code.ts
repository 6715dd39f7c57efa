import { OPS, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** So many dots to a point: the smallest square of a code is about ten of them wide. */
const DOTS = 4;
/** White around it, in points, as on the sheet. */
const MARGIN = 10;

/**
 * What the code on the first page of a PDF says to a camera: the squares that are filled there, dot for dot, read by a
 * library that had no part in drawing them.
 *
 * @throws where there is none, or nothing can read it
 */
export async function readCode(bytes: Uint8Array): Promise<string> {
  const squares = await squaresOf(bytes);
  const [left, top] = [Math.min(...squares.map((one) => one.left)), Math.min(...squares.map((one) => one.top))];
  const width = Math.max(...squares.map(({ right }) => right)) - left + 2 * MARGIN;
  const height = Math.max(...squares.map(({ bottom }) => bottom)) - top + 2 * MARGIN;
  const size = { width: Math.ceil(width * DOTS), height: Math.ceil(height * DOTS) };
  const image = new Uint8Array(size.width * size.height * 4).fill(255);
  for (const square of squares) {
    const [x, end] = [dot(square.left - left), dot(square.right - left)];
    for (let y = dot(square.top - top); y < dot(square.bottom - top); y += 1) {
      for (let column = x; column < end; column += 1)
        image.fill(0, 4 * (y * size.width + column), 4 * (y * size.width + column) + 3);
    }
  }
  // Its own limit is the time between two pictures of a camera, which a busy machine may need for one.
  return decodeQR({ ...size, data: image }, { timeLimit: 60_000 });
}

function dot(points: number): number {
  return Math.round((points + MARGIN) * DOTS);
}

/** The filled path of the most rectangles; the paper's other shapes have few. */
async function squaresOf(bytes: Uint8Array): Promise<Rectangle[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    const page = await pdf.getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const filled = fnArray.flatMap((operator, place) =>
      operator === OPS.constructPath ? [rectanglesIn(argsArray[place])] : [],
    );
    return filled.toSorted((one, other) => other.length - one.length)[0] ?? [];
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** What the reader calls the steps of a path: move, line, and close. */
const RECTANGLE = [0, 1, 1, 1, 3].join();

/** Of a filled path that holds nothing but rectangles, each; of another none. */
function rectanglesIn(path: unknown): Rectangle[] {
  if (!Array.isArray(path) || path[0] !== OPS.fill || !Array.isArray(path[1])) return [];
  const numbers = Array.from(path[1][0] as ArrayLike<number>);
  const found: Rectangle[] = [];
  // Four corners of three numbers each, the first of them its step, and the closing.
  for (let at = 0; at < numbers.length; at += 13) {
    const steps = [0, 3, 6, 9, 12].map((step) => numbers[at + step]).join();
    if (steps !== RECTANGLE) return [];
    const [xs, ys] = [1, 2].map((first) => [0, 3, 6, 9].map((corner) => numbers[at + corner + first] ?? 0));
    if (xs === undefined || ys === undefined) return [];
    found.push({ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) });
  }
  return found;
}
