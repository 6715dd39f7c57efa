/** What stands behind the people of a scene, and in front of them. */
interface SceneParts {
  behind: string;
  front: string;
}

export const SCENE_DEFS = `
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#E9F1EA"/><stop offset="1" stop-color="#CFE0D8"/></linearGradient>
<linearGradient id="warm" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFE9B8" stop-opacity=".5"/><stop offset=".5" stop-color="#FFE9B8" stop-opacity="0"/><stop offset="1" stop-color="#3B1F3A" stop-opacity=".26"/></linearGradient>
<radialGradient id="edge" cx=".5" cy=".45" r=".75"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#2B1020" stop-opacity=".3"/></radialGradient>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8FBBD8"/><stop offset=".6" stop-color="#CFE3EC"/><stop offset="1" stop-color="#F8E6C4"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6FA9BE"/><stop offset="1" stop-color="#3D7E98"/></linearGradient>
<linearGradient id="green" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#CBE3B9"/><stop offset="1" stop-color="#6E9A58"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#D9AE7C"/><stop offset="1" stop-color="#B98552"/></linearGradient>
<filter id="far"><feGaussianBlur stdDeviation="4"/></filter>`;

const each = <T>(list: readonly T[], draw: (one: T, place: number) => string) => list.map(draw).join('');

const leaf = (x: number, y: number, length: number, angle: number, colour: string) =>
  `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0C${length * 0.35} ${-length * 0.3} ${length * 0.35} ${-length * 0.75} 0 ${-length}C${-length * 0.35} ${-length * 0.75} ${-length * 0.35} ${-length * 0.3} 0 0z" fill="${colour}"/>`;

const pane = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#green)"/><g filter="url(#far)"><circle cx="${x + width * 0.3}" cy="${y + height * 0.55}" r="${width * 0.2}" fill="#8DB874"/><circle cx="${x + width * 0.75}" cy="${y + height * 0.62}" r="${width * 0.24}" fill="#5E8A45"/><rect x="${x}" y="${y}" width="${width}" height="${height * 0.34}" fill="#DDEFF6"/></g><path d="M${x} ${y}h${width}v${height}h${-width}zM${x + width / 2} ${y}v${height}M${x} ${y + height * 0.38}h${width}" fill="none" stroke="#FFF9EE" stroke-width="6"/>`;

const cup = (x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(.62)"><ellipse cy="22" rx="44" ry="10" fill="#FFFDF8"/><ellipse cy="22" rx="44" ry="10" fill="none" stroke="#5C2352" stroke-opacity=".35" stroke-width="2"/><path d="M-28-14h56c0 26-12 36-28 36s-28-10-28-36z" fill="#FFFDF8"/><ellipse cy="-14" rx="28" ry="7" fill="#9A5B2E"/><path d="M28-8c18-2 18 20-4 20" stroke="#FFFDF8" stroke-width="6" fill="none"/><path d="M-24 4c14 8 34 8 48 0" stroke="${colour}" stroke-width="4" fill="none"/></g>`;

const tulips = each(
  [22, 58, 94, 130, 166, 202, 238, 274, 310, 346, 382],
  (x, place) =>
    `<g transform="translate(${x} 250)">${leaf(0, 0, 34, -24, '#5E8A45')}${leaf(0, 0, 30, 22, '#7BA55E')}<path d="M0 0v-34" stroke="#5E8A45" stroke-width="4"/><path d="M-11-34c-3-20 4-24 5-14 2-10 10-10 12 0 1-10 8-6 5 14-6 8-16 8-22 0z" fill="${['#C4523C', '#EDB43C', '#8A4A7E', '#E9A3B0', '#F4D58A'][place % 5] ?? ''}"/></g>`,
);

const PIPS = [
  [0, 0],
  [-7, -7],
  [7, 7],
  [7, -7],
  [-7, 7],
  [-7, 0],
  [7, 0],
] as const;

/** Half a domino: an odd number has its pip in the middle. */
const pips = (x: number, count: number) =>
  each(
    PIPS.slice(count % 2 === 0 ? 1 : 0, (count % 2 === 0 ? 1 : 0) + count),
    ([dx, dy]) => `<circle cx="${x + dx}" cy="${dy - 1}" r="2.7" fill="#2B1F2B"/>`,
  );

/** The places of the demo world in which photos are taken. */
export const SCENES: Record<string, SceneParts> = {
  garden: {
    behind: `<rect width="400" height="300" fill="#D6E8F0"/><g filter="url(#far)"><circle cx="60" cy="120" r="70" fill="#8DB874"/><circle cx="350" cy="110" r="90" fill="#6E9A58"/><circle cx="200" cy="140" r="60" fill="#A9C68F"/></g><path d="M250 60h120v130H250z" fill="#EAF4F2" opacity=".85"/><path d="M240 64l70-44 70 44M250 60v130M290 44v146M330 44v146M370 60v130M250 110h120" stroke="#fff" stroke-width="5" fill="none"/><path d="M0 190h400v120H0z" fill="#7FA968"/>`,
    front: `<path d="M0 246h400v60H0z" fill="#9A6B43"/><path d="M0 246h400v12H0z" fill="#7F5533"/>${tulips}`,
  },
  tea: {
    behind: `<rect width="400" height="300" fill="#E9E0F0"/><g opacity=".5">${each([0, 70, 140, 210, 280, 350], (x) => `<rect x="${x}" width="34" height="240" fill="#DCCFE8"/>`)}</g>${pane(30, 22, 120, 96)}`,
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
    behind: `<rect width="400" height="300" fill="url(#wall)"/>${pane(28, 18, 150, 128)}${pane(222, 18, 150, 128)}<rect y="240" width="400" height="60" fill="#C9A77D"/><path d="M0 240h400v5H0z" fill="#AF8C62"/>`,
    front: `<path d="M0 268h400v34H0z" fill="#8A4A7E" opacity=".85"/><path d="M0 268h400v4H0z" fill="#EDB43C"/>`,
  },
  feeder: {
    behind: `<rect width="400" height="300" fill="#CFE3EC"/><g filter="url(#far)"><circle cx="70" cy="210" r="110" fill="#A9C68F"/><circle cx="340" cy="190" r="120" fill="#8DB874"/><circle cx="210" cy="260" r="90" fill="#C8D9A6"/></g><path d="M-10 62c120-34 190 18 420-20" stroke="#7F5533" stroke-width="12" fill="none" stroke-linecap="round"/>${leaf(60, 56, 34, 150, '#B8763A')}${leaf(118, 50, 30, 196, '#C98A4B')}${leaf(330, 54, 34, 168, '#B8763A')}${leaf(372, 48, 28, 210, '#EDB43C')}`,
    front: `<path d="M200 52v34" stroke="#5F5060" stroke-width="3"/><path d="M166 104l34-26 34 26z" fill="#8A4A7E"/><rect x="172" y="104" width="56" height="96" rx="8" fill="#FFF9EE" opacity=".92"/><path d="M178 140h44v54a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6z" fill="#E3B877"/><path d="M150 202h100" stroke="#7F5533" stroke-width="9" stroke-linecap="round"/><g transform="translate(262 176)"><path d="M-26 4c0-24 18-34 34-34 18 0 30 12 30 26 0 20-16 30-34 30-16 0-30-8-30-22z" fill="#8E6B4E"/><path d="M-22-6c2-16 14-24 28-22 8 2 10 12 6 24-4 14-14 22-24 20-8-2-12-10-10-22z" fill="#C4523C"/><path d="M34 0l32 18-34 4z" fill="#7A5A40"/><circle cx="-2" cy="-17" r="3.4" fill="#2B1F2B"/><path d="M-22-14l-13 5 13 4z" fill="#EDB43C"/><path d="M-2 26v8M10 25v9" stroke="#5F5060" stroke-width="3" stroke-linecap="round"/></g><g transform="translate(120 182) scale(-.8 .8)"><path d="M-26 4c0-24 18-34 34-34 18 0 30 12 30 26 0 20-16 30-34 30-16 0-30-8-30-22z" fill="#5B93B8"/><path d="M-20 8c4-14 20-16 32-8 4 12-4 24-16 24-10 0-18-6-16-16z" fill="#F4D58A"/><path d="M34 0l30 14-32 6z" fill="#3D6F92"/><path d="M-16-22c10-8 24-8 34 2l-2 6c-10-6-22-6-32 0z" fill="#2F5B7C"/><circle cx="-2" cy="-13" r="3.4" fill="#2B1F2B"/><path d="M-22-10l-12 5 12 4z" fill="#2B1F2B"/></g>`,
  },
  dominoes: {
    behind: `<rect width="400" height="300" fill="url(#table)"/><g opacity=".35">${each([0, 60, 120, 180, 240], (y) => `<path d="M0 ${y + 22}c130-14 260 14 400 0" stroke="#8E6238" stroke-width="3" fill="none"/>`)}</g>${cup(62, 76, '#3F8073')}${cup(338, 84, '#C4523C')}`,
    front: each(
      [
        [118, 152, 0, 6, 6],
        [182, 152, 0, 6, 3],
        [246, 152, 0, 3, 5],
        [294, 170, 90, 5, 1],
        [294, 234, 90, 1, 4],
        [70, 170, 90, 2, 6],
        [150, 232, -14, 0, 4],
        [216, 244, 8, 2, 2],
      ],
      ([x = 0, y = 0, turn = 0, left = 0, right = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-30" y="-13" width="60" height="30" rx="5" fill="#9A6B43" opacity=".6"/><rect x="-30" y="-16" width="60" height="30" rx="5" fill="#FFFDF6"/><path d="M0-12v22" stroke="#8E8178" stroke-width="2"/>${pips(-15, left)}${pips(15, right)}</g>`,
    ),
  },
  painting: {
    behind: `<rect width="400" height="300" fill="#E4D8C6"/><g opacity=".6">${each([...Array(10).keys()], (place) => `<rect x="${place * 42}" width="20" height="240" fill="#DBCDB8"/>`)}</g><rect x="262" y="26" width="104" height="84" fill="#FFF8EE"/><rect x="270" y="34" width="88" height="68" fill="#9AB9C9"/><path d="M270 84c20-18 34-18 46-4 12-12 26-12 42 2v20h-88z" fill="#6E9A58"/>`,
    front: `<path d="M0 236h400v70H0z" fill="url(#table)"/><g transform="translate(150 256) rotate(-4)"><rect x="-60" y="-16" width="120" height="56" fill="#FFFDF6"/><path d="M0 6C-14-12-28 0-12 12zM0 6C14-12 28 0 12 12z" fill="#5C2352"/><path d="M0 8c-10 8-6 20 0 22 6-2 10-14 0-22z" fill="#EDB43C"/></g><g transform="translate(300 262)"><rect x="-46" y="-14" width="92" height="36" rx="8" fill="#FFF8EE"/>${each(['#5C2352', '#EDB43C', '#C4523C', '#3F8073', '#7FB0D2'], (colour, place) => `<circle cx="${place * 18 - 36}" cy="4" r="8" fill="${colour}"/>`)}</g>`,
  },
};
