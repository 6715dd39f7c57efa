import type { ActivitySeason } from '@heartsease/domain/activities/activity-detail.ts';
import type { SceneParts } from './scene-parts.ts';
import { each, leaf } from './scene-strokes.ts';

/** Colours of what is seen out of doors. */
interface Outside {
  sky: string;
  far: string;
  near: string;
  light: string;
  lawn: string;
}

export const OUTSIDE: Record<ActivitySeason, Outside> = {
  spring: { sky: '#D6E8F0', far: '#8DB874', near: '#6E9A58', light: '#A9C68F', lawn: '#7FA968' },
  summer: { sky: '#CFE6F2', far: '#7BA55E', near: '#5E8A45', light: '#9CBF7C', lawn: '#76A05C' },
  autumn: { sky: '#E4E4DC', far: '#D9A45B', near: '#B5703A', light: '#E3BE74', lawn: '#A5A062' },
  winter: { sky: '#DEE7EF', far: '#B4C1C2', near: '#8FA09F', light: '#CBD6D8', lawn: '#DCE6E6' },
};

/** A window, and the garden behind it. */
export const windowTo = ({ sky, far, near, lawn }: Outside, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/><g filter="url(#far)"><rect x="${x}" y="${y + height * 0.66}" width="${width}" height="${height * 0.34}" fill="${lawn}"/><circle cx="${x + width * 0.3}" cy="${y + height * 0.58}" r="${width * 0.2}" fill="${far}"/><circle cx="${x + width * 0.75}" cy="${y + height * 0.64}" r="${width * 0.23}" fill="${near}"/></g><path d="M${x} ${y}h${width}v${height}h${-width}zM${x + width / 2} ${y}v${height}M${x} ${y + height * 0.38}h${width}" fill="none" stroke="#FFF9EE" stroke-width="6"/>`;

const tulips = each(
  [22, 58, 94, 130, 166, 202, 238, 274, 310, 346, 382],
  (x, place) =>
    `<g transform="translate(${x} 250)">${leaf(0, 0, 34, -24, '#5E8A45')}${leaf(0, 0, 30, 22, '#7BA55E')}<path d="M0 0v-34" stroke="#5E8A45" stroke-width="4"/><path d="M-11-34c-3-20 4-24 5-14 2-10 10-10 12 0 1-10 8-6 5 14-6 8-16 8-22 0z" fill="${['#C4523C', '#EDB43C', '#8A4A7E', '#E9A3B0', '#F4D58A'][place % 5] ?? ''}"/></g>`,
);

const sunflowers = each(
  [20, 70, 122, 178, 232, 286, 338, 386],
  (x, place) =>
    `<g transform="translate(${x} 252)">${leaf(0, -4, 30, -52, '#5E8A45')}${leaf(0, -10, 28, 50, '#7BA55E')}<path d="M0 0v${-34 - (place % 3) * 8}" stroke="#5E8A45" stroke-width="5"/><g transform="translate(0 ${-40 - (place % 3) * 8})">${each([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], (turn) => leaf(0, 0, 19, turn, place % 2 ? '#EDB43C' : '#F4C95F'))}<circle r="8" fill="#7A4E32"/></g></g>`,
);

const pumpkins = each(
  [
    [42, 258, 1],
    [112, 264, 0.72],
    [186, 256, 1.12],
    [262, 264, 0.8],
    [344, 258, 1.02],
  ] as const,
  ([x, y, size]) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-26c2-10 8-12 14-12" stroke="#5E6A36" stroke-width="6" fill="none" stroke-linecap="round"/><ellipse cx="-20" rx="20" ry="24" fill="#C9702F"/><ellipse cx="20" rx="20" ry="24" fill="#C9702F"/><ellipse cx="-9" rx="17" ry="26" fill="#DB8338"/><ellipse cx="10" rx="17" ry="26" fill="#DB8338"/><ellipse rx="11" ry="27" fill="#E59A4C"/></g>`,
);
const fallenLeaves = each(
  [
    [16, 292, 40],
    [84, 286, -30],
    [150, 294, 70],
    [226, 290, -64],
    [300, 294, 24],
    [384, 288, -46],
  ] as const,
  ([x, y, turn], place) => leaf(x, y, 18, turn, place % 2 ? '#C4523C' : '#EDB43C'),
);

const winterBed = `<path d="M0 248c40-10 80 4 120-3s90-6 140 2 90-6 140-1v10H0z" fill="#F7FAFA"/>${each(
  [20, 100, 236, 282, 330, 378],
  (x, place) =>
    `<g transform="translate(${x} 250)">${each([-38, -14, 12, 36], (turn) => leaf(0, 0, 28 + ((place * 5) % 10), turn, turn % 4 ? '#6F8F78' : '#587A66'))}</g>`,
)}<path d="M58 256V148" stroke="#B98552" stroke-width="7" stroke-linecap="round"/><path d="M42 146h32" stroke="#94633F" stroke-width="9" stroke-linecap="round"/><g transform="translate(60 122)"><path d="M-15 4c-4-22 26-26 31-6l13-3-11 12c-6 13-29 12-33-3z" fill="#7A5A42"/><path d="M-15 4c-3-15 12-18 16-7 3 9-4 16-11 12-3-1-4-3-5-5z" fill="#C4523C"/><path d="M-15-2l-8 3 8 3z" fill="#3A2A22"/><circle cx="-9" cy="-6" r="2" fill="#2B1F2B"/><path d="M-2 13v9M5 13v9" stroke="#3A2A22" stroke-width="2"/></g>`;

const IN_THE_BED: Record<ActivitySeason, string> = {
  spring: tulips,
  summer: sunflowers,
  autumn: pumpkins + fallenLeaves,
  winter: winterBed,
};

/** The greenhouse and the raised bed, with what grows in it. */
export function gardenIn(season: ActivitySeason): SceneParts {
  const { sky, far, near, light, lawn } = OUTSIDE[season];
  return {
    behind: `<rect width="400" height="300" fill="${sky}"/><g filter="url(#far)"><circle cx="60" cy="120" r="70" fill="${far}"/><circle cx="350" cy="110" r="90" fill="${near}"/><circle cx="200" cy="140" r="60" fill="${light}"/></g><path d="M250 60h120v130H250z" fill="#EAF4F2" opacity=".85"/><path d="M240 64l70-44 70 44M250 60v130M290 44v146M330 44v146M370 60v130M250 110h120" stroke="#fff" stroke-width="5" fill="none"/><path d="M0 190h400v120H0z" fill="${lawn}"/>`,
    front: `<path d="M0 246h400v60H0z" fill="#9A6B43"/><path d="M0 246h400v12H0z" fill="#7F5533"/>${IN_THE_BED[season]}`,
  };
}

/** A bench with a view over the hills. */
export function hillsIn(season: ActivitySeason): SceneParts {
  const { sky, far, near, light, lawn } = OUTSIDE[season];
  return {
    behind: `<rect width="400" height="300" fill="${sky}"/><circle cx="322" cy="60" r="24" fill="#FFF1C9"/><g fill="#fff" opacity=".8"><ellipse cx="84" cy="52" rx="56" ry="10"/><ellipse cx="124" cy="62" rx="40" ry="8"/></g><path d="M0 150C60 110 120 96 176 122s90 8 130-12 74-2 94 10v120H0z" fill="#A9B6C4"/><path d="M0 178c70-30 130-28 196-6s140-20 204-6v80H0z" fill="${light}"/><path d="M0 206c80-22 150-8 210 4s130-22 190-8v100H0z" fill="${far}"/><g fill="${near}">${each([24, 52, 300, 332, 366], (x) => `<circle cx="${x}" cy="${x < 100 ? 196 : 200}" r="${12 + (x % 7)}"/>`)}</g><path d="M0 236c110-16 260-14 400 0v66H0z" fill="${lawn}"/>`,
    front: `<path d="M0 256h400v12H0zM0 280h400v12H0z" fill="#94633F"/><path d="M0 256h400v3H0zM0 280h400v3H0z" fill="#B98552"/><path d="M40 246h14v60H40zM346 246h14v60h-14z" fill="#7A4E32"/>`,
  };
}

/** Flowers of the pots beside the door. */
const IN_THE_POTS: Record<ActivitySeason, string> = {
  spring: '#EDB43C',
  summer: '#E9A3B0',
  autumn: '#C4523C',
  winter: '#F7FAFA',
};

/** The front door, with a pot of something on either side. */
export function doorstepIn(season: ActivitySeason): SceneParts {
  const pot = (x: number) =>
    `<g transform="translate(${x} 250)">${each([-58, -34, -12, 12, 34, 58], (turn) => leaf(0, 0, 50 + (turn % 5) * 4, turn, turn % 4 ? '#5E8A45' : '#7BA55E'))}${each([-40, -18, 0, 18, 40], (turn) => `<circle cx="${turn * 0.9}" cy="${-46 + Math.abs(turn) * 0.5}" r="8" fill="${IN_THE_POTS[season]}"/><circle cx="${turn * 0.9}" cy="${-46 + Math.abs(turn) * 0.5}" r="3" fill="#9A6C0A"/>`)}<path d="M-26-6h52l-7 44h-38z" fill="#C4523C"/><path d="M-30-10h60v11h-60z" fill="#A9402D"/></g>`;
  return {
    behind: `<rect width="400" height="300" fill="#E8C9B4"/><g fill="#DDB79E" opacity=".8">${each([...Array(9).keys()], (row) => each([...Array(8).keys()], (column) => `<rect x="${column * 58 - (row % 2) * 29}" y="${row * 30 + 2}" width="54" height="26" rx="3"/>`))}</g><path d="M112 8h176v262H112z" fill="#FFF8EE"/><path d="M126 64h148v206H126z" fill="#5C2352"/><path d="M140 80h52v76h-52zM208 80h52v76h-52zM140 172h52v84h-52zM208 172h52v84h-52z" fill="#6F3264"/><path d="M126 56a74 40 0 0 1 148 0z" fill="#F8E6C4"/><path d="M200 16v40M148 28l52 28 52-28" stroke="#FFF8EE" stroke-width="5" fill="none"/><circle cx="262" cy="164" r="5" fill="#EDB43C"/>`,
    front: `<path d="M0 268h400v34H0z" fill="#B7A9A0"/><path d="M0 268h400v6H0z" fill="${season === 'winter' ? '#F7FAFA' : '#CDBFB2'}"/>${pot(48)}${pot(352)}`,
  };
}
