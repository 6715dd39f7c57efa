import type { ActivitySeason } from '@heartsease/domain/activities/activity-detail.ts';
import { cup, each, leaf } from './scene-strokes.ts';
import { OUTSIDE, doorstepIn, gardenIn, hillsIn, windowTo } from './scene-seasons.ts';
import { scenesOfBetty } from './scenes-of-betty.ts';

/** What stands behind the people of a scene, and in front of them. */
export interface SceneParts {
  behind: string;
  front: string;
}

export const SCENE_DEFS = `
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#E9F1EA"/><stop offset="1" stop-color="#CFE0D8"/></linearGradient>
<linearGradient id="warm" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFE9B8" stop-opacity=".5"/><stop offset=".5" stop-color="#FFE9B8" stop-opacity="0"/><stop offset="1" stop-color="#3B1F3A" stop-opacity=".26"/></linearGradient>
<radialGradient id="edge" cx=".5" cy=".45" r=".75"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#2B1020" stop-opacity=".3"/></radialGradient>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8FBBD8"/><stop offset=".6" stop-color="#CFE3EC"/><stop offset="1" stop-color="#F8E6C4"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6FA9BE"/><stop offset="1" stop-color="#3D7E98"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#D9AE7C"/><stop offset="1" stop-color="#B98552"/></linearGradient>
<filter id="far"><feGaussianBlur stdDeviation="4"/></filter>`;

/** Where dominoes lie, how they are turned, and what is on them. */
const DOMINOES: readonly (readonly [x: number, y: number, turn: number, left: number, right: number])[] = [
  [70, 270, -6, 6, 4],
  [128, 264, -4, 4, 4],
  [186, 262, 2, 4, 1],
  [244, 266, 6, 1, 5],
  [300, 274, 10, 5, 2],
  [206, 286, -14, 3, 3],
];

/** The pips of half a domino, around its middle. */
function pips(x: number, count: number): string {
  const places: readonly (readonly number[])[] = [
    ...(count % 2 === 1 ? [[0, 0]] : []),
    ...(count > 1
      ? [
          [-6, -6],
          [6, 6],
        ]
      : []),
    ...(count > 3
      ? [
          [6, -6],
          [-6, 6],
        ]
      : []),
    ...(count > 5
      ? [
          [0, -6],
          [0, 6],
        ]
      : []),
  ];
  return each(
    places,
    ([across = 0, down = 0]) => `<circle cx="${x + across}" cy="${down - 1.5}" r="2.1" fill="#2B1F2B"/>`,
  );
}

const ballOfWool = (x: number, y: number, radius: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${radius / 24})"><circle r="24" fill="${colour}"/><path d="M-22-8C-8-18 10-14 22 6M-24 4C-8-8 12 0 18 16M-12-20C6-16 18-4 24 0M-18 16C-6 6 4 10 8 22" stroke="#FFF8EE" stroke-opacity=".45" stroke-width="3" fill="none"/></g>`;

/** The places of the demo world in which photos are taken, as they look in a season. */
export function scenesIn(season: ActivitySeason): Record<string, SceneParts> {
  const outside = OUTSIDE[season];
  return {
    garden: gardenIn(season),
    hills: hillsIn(season),
    doorstep: doorstepIn(season),
    ...scenesOfBetty(windowTo(outside, 30, 20, 112, 96)),
    feeder: {
      behind: `<rect width="400" height="300" fill="#CFE3EC"/><g filter="url(#far)"><circle cx="70" cy="210" r="110" fill="#A9C68F"/><circle cx="340" cy="190" r="120" fill="#8DB874"/><circle cx="210" cy="260" r="90" fill="#C8D9A6"/></g><path d="M-10 62c120-34 190 18 420-20" stroke="#7F5533" stroke-width="12" fill="none" stroke-linecap="round"/>${leaf(60, 56, 34, 150, '#B8763A')}${leaf(118, 50, 30, 196, '#C98A4B')}${leaf(330, 54, 34, 168, '#B8763A')}${leaf(372, 48, 28, 210, '#EDB43C')}`,
      front: `<path d="M200 52v34" stroke="#5F5060" stroke-width="3"/><path d="M166 104l34-26 34 26z" fill="#8A4A7E"/><rect x="172" y="104" width="56" height="96" rx="8" fill="#FFF9EE" opacity=".92"/><path d="M178 140h44v54a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6z" fill="#E3B877"/><path d="M150 202h100" stroke="#7F5533" stroke-width="9" stroke-linecap="round"/><g transform="translate(262 176)"><path d="M-26 4c0-24 18-34 34-34 18 0 30 12 30 26 0 20-16 30-34 30-16 0-30-8-30-22z" fill="#8E6B4E"/><path d="M-22-6c2-16 14-24 28-22 8 2 10 12 6 24-4 14-14 22-24 20-8-2-12-10-10-22z" fill="#C4523C"/><path d="M34 0l32 18-34 4z" fill="#7A5A40"/><circle cx="-2" cy="-17" r="3.4" fill="#2B1F2B"/><path d="M-22-14l-13 5 13 4z" fill="#EDB43C"/><path d="M-2 26v8M10 25v9" stroke="#5F5060" stroke-width="3" stroke-linecap="round"/></g><g transform="translate(120 182) scale(-.8 .8)"><path d="M-26 4c0-24 18-34 34-34 18 0 30 12 30 26 0 20-16 30-34 30-16 0-30-8-30-22z" fill="#5B93B8"/><path d="M-20 8c4-14 20-16 32-8 4 12-4 24-16 24-10 0-18-6-16-16z" fill="#F4D58A"/><path d="M34 0l30 14-32 6z" fill="#3D6F92"/><path d="M-16-22c10-8 24-8 34 2l-2 6c-10-6-22-6-32 0z" fill="#2F5B7C"/><circle cx="-2" cy="-13" r="3.4" fill="#2B1F2B"/><path d="M-22-10l-12 5 12 4z" fill="#2B1F2B"/></g>`,
    },
    tea: {
      behind: `<rect width="400" height="300" fill="#E9E0F0"/><g opacity=".5">${each([0, 70, 140, 210, 280, 350], (x) => `<rect x="${x}" width="34" height="240" fill="#DCCFE8"/>`)}</g>${windowTo(outside, 30, 22, 120, 96)}`,
      front: `<path d="M0 236h400v70H0z" fill="#FFF8EE"/><g fill="#A9CFC4" opacity=".65">${each([...Array(11).keys()], (place) => `<rect x="${place * 40 - 10}" y="236" width="18" height="70"/>`)}<rect y="252" width="400" height="12"/><rect y="282" width="400" height="12"/></g>${cup(70, 250, '#C4523C')}${cup(200, 262, '#3F8073')}${cup(326, 250, '#8A4A7E')}<g transform="translate(264 252)"><ellipse cy="8" rx="40" ry="7" fill="#F7E7CB"/>${each([-22, 0, 22], (x) => `<path d="M${x - 11} 4c-2-16 24-16 22 0z" fill="#E3B877"/>`)}</g>`,
    },
    seaside: {
      behind: `<rect width="400" height="300" fill="url(#sky)"/><circle cx="316" cy="66" r="26" fill="#FFF1C9"/><g fill="#fff" opacity=".75"><ellipse cx="90" cy="50" rx="52" ry="10"/><ellipse cx="130" cy="60" rx="40" ry="8"/></g><rect y="130" width="400" height="90" fill="url(#sea)"/><g stroke="#D8ECF0" stroke-width="3" opacity=".7" stroke-linecap="round"><path d="M20 156h50M110 172h70M230 158h34M300 184h60"/></g><path d="M0 206h400v96H0z" fill="#E8CFA0"/><g stroke="#F7F5F1" stroke-width="6" fill="none"><path d="M0 190h400M0 214h400"/><path d="M20 184v62M110 184v62M200 184v62M290 184v62M380 184v62"/></g>`,
      front: `<path d="M0 262h400v40H0z" fill="#B7A9A0"/><path d="M0 260h400v6H0z" fill="#8E8178"/>`,
    },
    kitchen: {
      behind: `<rect width="400" height="300" fill="#F0D9C6"/><g opacity=".55">${each([...Array(7).keys()], (row) => each([...Array(9).keys()], (column) => `<rect x="${column * 48 - (row % 2) * 24}" y="${row * 30}" width="45" height="27" fill="#FFF6EA"/>`))}</g>`,
      front: `<path d="M0 232h400v74H0z" fill="url(#table)"/><g transform="translate(64 238) scale(.9)"><path d="M-44 10h88c0 40-20 54-44 54S-44 50-44 10z" fill="#3F8073"/><ellipse cy="10" rx="44" ry="11" fill="#FFF8EE"/><path d="M14 6l38-54" stroke="#B98552" stroke-width="8" stroke-linecap="round"/></g><ellipse cx="204" cy="262" rx="70" ry="14" fill="#FFF8EE" opacity=".9"/><path d="M158 258c2-22 24-28 46-28s44 6 46 28c-8 12-84 12-92 0z" fill="#F6E3BE"/><g transform="translate(338 254)"><path d="M-46 14c-4-40 96-40 92 0 0 14-92 14-92 0z" fill="#C98A4B"/><path d="M-26-8l12 18M-2-14l12 20M22-12l12 18" stroke="#F0CF95" stroke-width="5" stroke-linecap="round"/></g>`,
    },
    lounge: {
      behind: `<rect width="400" height="300" fill="url(#wall)"/>${windowTo(outside, 28, 18, 150, 128)}${windowTo(outside, 222, 18, 150, 128)}<rect y="240" width="400" height="60" fill="#C9A77D"/><path d="M0 240h400v5H0z" fill="#AF8C62"/>`,
      front: `<path d="M0 268h400v34H0z" fill="#8A4A7E" opacity=".85"/><path d="M0 268h400v4H0z" fill="#EDB43C"/>`,
    },
    painting: {
      behind: `<rect width="400" height="300" fill="#E4D8C6"/><g opacity=".6">${each([...Array(10).keys()], (place) => `<rect x="${place * 42}" width="20" height="240" fill="#DBCDB8"/>`)}</g><rect x="262" y="26" width="104" height="84" fill="#FFF8EE"/><rect x="270" y="34" width="88" height="68" fill="#9AB9C9"/><path d="M270 84c20-18 34-18 46-4 12-12 26-12 42 2v20h-88z" fill="#6E9A58"/>`,
      front: `<path d="M0 236h400v70H0z" fill="url(#table)"/><g transform="translate(150 256) rotate(-4)"><rect x="-60" y="-16" width="120" height="56" fill="#FFFDF6"/><path d="M0 6C-14-12-28 0-12 12zM0 6C14-12 28 0 12 12z" fill="#5C2352"/><path d="M0 8c-10 8-6 20 0 22 6-2 10-14 0-22z" fill="#EDB43C"/></g><g transform="translate(300 262)"><rect x="-46" y="-14" width="92" height="36" rx="8" fill="#FFF8EE"/>${each(['#5C2352', '#EDB43C', '#C4523C', '#3F8073', '#7FB0D2'], (colour, place) => `<circle cx="${place * 18 - 36}" cy="4" r="8" fill="${colour}"/>`)}</g>`,
    },
    piano: {
      behind: `<rect width="400" height="300" fill="#DCE5DA"/><g opacity=".6">${each([...Array(8).keys()], (row) => each([...Array(10).keys()], (column) => leaf(column * 44 + (row % 2) * 22, row * 38 + 18, 16, (column + row) % 2 ? 28 : -28, '#C7D6C4')))}</g>${windowTo(outside, 30, 20, 104, 108)}<path d="M176 44h200v126h-200z" fill="#7A4E32"/><path d="M176 44h200v10h-200z" fill="#94633F"/><path d="M196 70h76v58h-76zM282 70h76v58h-76z" fill="#68402A"/><path d="M236 76l40 6 40-6v44l-40 6-40-6z" fill="#FFF8EE"/><path d="M276 82v44M246 88l22 3M246 98l22 3M246 108l22 3M306 88l-22 3M306 98l-22 3M306 108l-22 3" stroke="#5C2352" stroke-opacity=".45" stroke-width="2" fill="none"/>`,
      front: `<path d="M0 246h400v60H0z" fill="#7A4E32"/><path d="M0 246h400v9H0z" fill="#94633F"/><path d="M24 262h352v24H24z" fill="#FFFDF8"/>${each([...Array(31).keys()], (place) => `<path d="M${36 + place * 11} 262v24" stroke="#CFC3BC" stroke-width="1"/>`)}${each([0, 1, 3, 4, 5, 7, 8, 10, 11, 12, 14, 15, 17, 18, 19, 21, 22, 24, 25, 26, 28, 29], (place) => `<path d="M${33 + place * 11} 262h6v14h-6z" fill="#2B1F2B"/>`)}`,
    },
    games: {
      behind: `<rect width="400" height="300" fill="#E6D9C3"/><g opacity=".5">${each([0, 1, 2, 3, 4, 5, 6], (place) => `<path d="M${place * 64 - 20} 0l32 60-32 60-32-60zM${place * 64 + 12} 120l32 60-32 60-32-60z" fill="#D9C7A6"/>`)}</g>${windowTo(outside, 244, 20, 128, 104)}<path d="M28 40h132v10H28zM28 104h132v10H28z" fill="#94633F"/>${each(['#C4523C', '#3F8073', '#EDB43C', '#5C2352', '#7FB0D2', '#8A4A7E', '#C98A4B'], (colour, place) => `<path d="M${36 + place * 17} ${62 + (place % 3) * 4}h13v${42 - (place % 3) * 4}h-13z" fill="${colour}"/>`)}`,
      front: `<path d="M0 234h400v72H0z" fill="url(#table)"/><path d="M0 234h400v5H0z" fill="#A87545"/>${each(DOMINOES, ([x, y, turn, left, right]) => `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-26" y="-13" width="52" height="27" rx="5" fill="#CDBFB2"/><rect x="-26" y="-14" width="52" height="25" rx="5" fill="#FFFDF6"/><path d="M0-11v19" stroke="#CDBFB2" stroke-width="2"/>${pips(-13, left)}${pips(13, right)}</g>`)}${cup(352, 244, '#3F8073')}`,
    },
    wool: {
      behind: `<rect width="400" height="300" fill="#DDE7EA"/><g opacity=".55">${each([...Array(6).keys()], (row) => each([...Array(8).keys()], (column) => `<circle cx="${column * 54 + (row % 2) * 27}" cy="${row * 44 + 12}" r="11" fill="#C9D9DE"/>`))}</g>${windowTo(outside, 28, 20, 120, 100)}`,
      front: `<path d="M0 246h400v60H0z" fill="url(#table)"/><path d="M0 246h400v5H0z" fill="#A87545"/><g transform="translate(72 266) scale(.8)"><path d="M-62-14h124l-12 50h-100z" fill="#B98552"/><path d="M-62-14h124v10h-124z" fill="#94633F"/>${each([-44, -22, 0, 22, 44], (x) => `<path d="M${x} -2v36" stroke="#A06D3F" stroke-width="4"/>`)}</g>${ballOfWool(52, 246, 17, '#C4523C')}${ballOfWool(86, 244, 19, '#EDB43C')}${ballOfWool(308, 262, 24, '#5C2352')}<path d="M286 270c-40 22-60-16-96-4" stroke="#5C2352" stroke-width="3" fill="none"/><g transform="translate(216 252)"><path d="M-34-6h68v34h-68z" fill="#8A4A7E"/><path d="M-34 4h68M-34 14h68M-34 24h68" stroke="#A9689D" stroke-width="4" stroke-dasharray="6 4"/><path d="M-46-22L44-2M46-22L-44-2" stroke="#E8D3B0" stroke-width="5" stroke-linecap="round"/></g>`,
    },
  };
}
