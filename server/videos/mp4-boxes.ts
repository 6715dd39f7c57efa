/** A box of an MP4 file (ISO/IEC 14496-12): its size with its head, and where it begins. */
export interface Box {
  type: string;
  at: number;
  size: number;
  header: number;
}

/**
 * The boxes that lie one behind the other in some bytes. It ends at the first that is none: too short, or longer than
 * there is room.
 *
 * @param at where in the file these bytes begin; `ends`: where the room for them ends, where that is not the bytes' own end
 */
export function boxesIn(
  bytes: Buffer,
  { at = 0, ends, most = 10_000 }: { at?: number; ends?: number; most?: number } = {},
): Box[] {
  const found: Box[] = [];
  for (let place = 0; place + 8 <= bytes.length && found.length < most;) {
    const box = boxAt(bytes, place, at, ends ?? at + bytes.length);
    if (box === null) break;
    found.push(box);
    place += box.size;
  }
  return found;
}

function boxAt(bytes: Buffer, place: number, at: number, ends: number): Box | null {
  const short = bytes.readUInt32BE(place);
  const type = bytes.toString('latin1', place + 4, place + 8);
  const room = ends - at - place;
  // 1: the size follows in 64 bits. 0: to the end of the file.
  if (short === 1 && place + 16 > bytes.length) return null;
  const header = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(place + 8)) : short === 0 ? room : short;
  return size < header || size > room ? null : { type, at: at + place, size, header };
}

function inside(bytes: Buffer, { at, size, header }: Box): Buffer {
  return bytes.subarray(at + header, at + size);
}

/** The first box at the end of a path such as `mdia`, `hdlr`. */
function find(bytes: Buffer, ...path: string[]): Buffer | null {
  const [type, ...rest] = path;
  if (type === undefined) return bytes;
  const box = boxesIn(bytes).find((one) => one.type === type);
  return box === undefined ? null : find(inside(bytes, box), ...rest);
}

/** How long the film says it is, in seconds; of one in fragments the whole is told elsewhere. */
export function secondsOf(moov: Buffer): number | null {
  const mvhd = find(moov, 'mvhd');
  if (mvhd === null) return null;
  const told = timesIn(mvhd);
  if (told === null || told.scale === 0) return null;
  const whole = find(moov, 'mvex', 'mehd');
  const duration = told.duration > 0 || whole === null ? told.duration : durationIn(whole);
  return duration / told.scale;
}

/** The clock's ticks a second, and how many of them: in version 1 the instants before have 64 bits. */
function timesIn(mvhd: Buffer): { scale: number; duration: number } | null {
  const isLong = mvhd[0] === 1;
  if (mvhd.length < (isLong ? 32 : 20)) return null;
  if (isLong) return { scale: mvhd.readUInt32BE(20), duration: Number(mvhd.readBigUInt64BE(24)) };
  return { scale: mvhd.readUInt32BE(12), duration: mvhd.readUInt32BE(16) };
}

function durationIn(mehd: Buffer): number {
  if (mehd[0] === 1) return mehd.length >= 12 ? Number(mehd.readBigUInt64BE(4)) : 0;
  return mehd.length >= 8 ? mehd.readUInt32BE(4) : 0;
}

/** What runs in the film: `vide`, `soun` and others, each with the codecs that it names. */
export function tracksIn(moov: Buffer): { kind: string; codecs: string[] }[] {
  return boxesIn(moov)
    .filter(({ type }) => type === 'trak')
    .map((box) => {
      const media = find(inside(moov, box), 'mdia');
      const handler = media && find(media, 'hdlr');
      const samples = media && find(media, 'minf', 'stbl', 'stsd');
      return {
        kind: handler && handler.length >= 12 ? handler.toString('latin1', 8, 12) : '',
        // 4 bytes of version and flags, 4 of how many there are.
        codecs: samples ? boxesIn(samples.subarray(8)).map(({ type }) => type) : [],
      };
    });
}
