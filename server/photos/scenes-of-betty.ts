import type { SceneParts } from './scene-parts.ts';
import { cup, each } from './scene-strokes.ts';

const board = (x: number) => `<path d="M${x} 0v240" stroke="#DCCBA4" stroke-width="2"/>`;

const TICKETS = ['#E3B877', '#C4523C', '#3F8073', '#FFF8EE', '#8A4A7E'];

/** Tickets of card in their rack, a column for each station. */
const rack = `<g transform="translate(40 -6) scale(.92)"><rect x="34" y="58" width="104" height="92" rx="4" fill="#7A4E32"/>${each(
  [0, 1, 2, 3],
  (row) =>
    each(
      [0, 1, 2, 3, 4],
      (column) =>
        `<rect x="${40 + column * 19}" y="${64 + row * 21}" width="15" height="17" fill="#5C3A26"/><rect x="${42 + column * 19}" y="${67 + row * 21}" width="11" height="14" fill="${TICKETS[(row + column * 2) % TICKETS.length] ?? ''}"/>`,
    ),
)}</g>`;

const clock = `<circle cx="282" cy="88" r="31" fill="#7A4E32"/><circle cx="282" cy="88" r="25" fill="#FFFDF6"/>${each(
  [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
  (turn) =>
    `<path transform="rotate(${turn} 282 88)" d="M282 67v${turn % 90 === 0 ? 6 : 3}" stroke="#2B1F2B" stroke-width="2"/>`,
)}<path d="M282 88V72M282 88l10 6" stroke="#2B1F2B" stroke-width="3" stroke-linecap="round"/><circle cx="282" cy="88" r="2.6" fill="#C4523C"/>`;

/** With a mouthpiece to speak into, and the earpiece on its hook. */
const telephone = `<g transform="translate(322 204)"><ellipse cy="66" rx="25" ry="8" fill="#2B1F2B"/><path d="M-5 16h10l4 48H-9z" fill="#3A2B3A"/><path d="M-3 20h3l-1 42h-5z" fill="#6A566A"/><circle cy="10" r="10" fill="#3A2B3A"/><path d="M-10 6l-19-10a14 14 0 0 0-6 22l22-2z" fill="#2B1F2B"/><path d="M7 12l16 5" stroke="#EDB43C" stroke-width="4" stroke-linecap="round"/><path d="M19 6l9 3-9 34-9-3z" fill="#2B1F2B"/><path d="M16 2l16 4-2 9-16-4z" fill="#3A2B3A"/></g>`;

const ticket = (x: number, y: number, turn: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-17" y="-9" width="34" height="18" rx="1.5" fill="#FFF8EE"/><path d="M-4-9h8V9h-8z" fill="${colour}"/><path d="M-13-3h6M-13 2h6M8-3h6M8 2h6" stroke="#5F5060" stroke-opacity=".6" stroke-width="1.6"/></g>`;

const heart = '<path d="M0 4C-7-2-4-7 0-4 4-7 7-2 0 4z" fill="#C4523C"/>';
const diamond = '<path d="M0-6L4.5 0 0 6-4.5 0z" fill="#C4523C"/>';
const spade = '<path d="M0-6C7 0 4 5 .8 2.4L2 6h-4l1.2-3.6C-4 5-7 0 0-6z" fill="#2B1F2B"/>';
const club =
  '<g fill="#2B1F2B"><circle cy="-3" r="3"/><circle cx="-3.2" cy="1.4" r="3"/><circle cx="3.2" cy="1.4" r="3"/><path d="M-.8 1h1.6L2 6.4h-4z"/></g>';

const card = (x: number, y: number, turn: number, suit: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-17" y="-23" width="34" height="48" rx="4" fill="#CDBFB2"/><rect x="-17" y="-25" width="34" height="48" rx="4" fill="#FFFDF6"/><g transform="translate(-9 -16) scale(.8)">${suit}</g><g transform="translate(0 -1) scale(1.7)">${suit}</g><g transform="translate(9 14) rotate(180) scale(.8)">${suit}</g></g>`;

const match = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-17 0h32" stroke="#E8D3B0" stroke-width="3.4"/><path d="M13 0h5" stroke="#C4523C" stroke-width="4.6" stroke-linecap="round"/></g>`;

/** A bun whose top was cut off, halved, and put back as wings. */
const butterflyCake = (x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})"><path d="M-17-2h34l-5 22h-24z" fill="${colour}"/><path d="M-11-2l2 22M-4-2l1 22M4-2L3 20M11-2L9 20" stroke="#FFF8EE" stroke-opacity=".6" stroke-width="1.6"/><path d="M-19-2c0-14 38-14 38 0z" fill="#E3B877"/><ellipse cy="-9" rx="10" ry="5" fill="#FFF8EE"/><path d="M-2-10c-4-14-20-12-16 0 4 5 12 5 16 0zM2-10c4-14 20-12 16 0-4 5-12 5-16 0z" fill="#D9A45B"/><circle cy="-12" r="2.6" fill="#C4523C"/></g>`;

/** Where Betty was herself: behind a ticket window, at whist for matchsticks, and over her butterfly cakes. */
export function scenesOfBetty(besideHer: string): Record<string, SceneParts> {
  return {
    booking: {
      behind: `<rect width="400" height="300" fill="#F0E2C2"/>${each([40, 80, 120, 160, 200, 240, 280, 320, 360], board)}${rack}${clock}<path d="M0 172h400v10H0z" fill="#C9A77D"/>`,
      front: `<path fill-rule="evenodd" d="M0 0h400v240H0zM60 240V112C60 56 122 22 200 22s140 34 140 90v128z" fill="#6B3A2E"/><path d="M60 240V112C60 56 122 22 200 22s140 34 140 90v128" fill="none" stroke="#EDB43C" stroke-opacity=".8" stroke-width="4"/><path d="M22 30h16v196H22zM362 30h16v196h-16z" fill="#7E493B"/><path d="M0 236h400v70H0z" fill="url(#table)"/><path d="M0 236h400v6H0z" fill="#A87545"/><ellipse cx="180" cy="266" rx="44" ry="13" fill="#C9A03A"/><ellipse cx="180" cy="263" rx="44" ry="13" fill="#EDC766"/><ellipse cx="180" cy="264" rx="35" ry="9" fill="#D9AF48"/>${ticket(172, 263, -12, '#3F8073')}${ticket(194, 264, 10, '#C4523C')}${ticket(84, 266, -6, '#8A4A7E')}${ticket(112, 278, 14, '#3F8073')}${telephone}`,
    },
    whist: {
      behind: `<rect width="400" height="300" fill="#D8E3DA"/><g opacity=".55">${each([0, 1, 2, 3, 4, 5, 6], (row) => each([0, 1, 2, 3, 4, 5, 6, 7], (column) => `<path d="M${column * 56 + (row % 2) * 28} ${row * 42 - 6}l10 12-10 12-10-12z" fill="#C3D3C6"/>`))}</g>${besideHer}<path d="M262 60h98v84h-98z" fill="#94633F"/><path d="M270 68h82v68h-82z" fill="#CFE3EC"/><path d="M270 114c18-22 34-22 44-8 12-14 24-14 38 4v26h-82z" fill="#7FA968"/>`,
      front: `<path d="M0 236h400v70H0z" fill="#3F6B57"/><path d="M0 236h400v6H0z" fill="#7A4E32"/>${card(150, 266, -16, heart)}${card(180, 261, -5, spade)}${card(211, 261, 6, diamond)}${card(241, 266, 17, club)}${match(72, 262, 8)}${match(80, 272, -14)}${match(62, 277, 4)}${match(92, 266, 30)}${match(306, 276, -10)}${match(322, 284, 12)}${cup(352, 252, '#C4523C')}`,
    },
    cakes: {
      behind: `<rect width="400" height="300" fill="#E7DCEB"/><g opacity=".55">${each([0, 1, 2, 3, 4, 5, 6], (row) => each([0, 1, 2, 3, 4, 5, 6, 7, 8], (column) => `<rect x="${column * 48 - (row % 2) * 24}" y="${row * 30}" width="45" height="27" fill="#F6F0F7"/>`))}</g><path d="M252 66h126v9H252z" fill="#94633F"/><path d="M268 36h26v30h-26z" fill="#C98A4B"/><path d="M264 30h34v8h-34z" fill="#FFF8EE"/><path d="M304 42h24v24h-24z" fill="#5B93B8"/><path d="M300 36h32v8h-32z" fill="#FFF8EE"/><path d="M338 32h28v34h-28z" fill="#8A4A7E"/><path d="M334 26h36v8h-36z" fill="#FFF8EE"/>`,
      front: `<path d="M0 236h400v70H0z" fill="url(#table)"/><path d="M0 236h400v5H0z" fill="#A87545"/><ellipse cx="92" cy="290" rx="34" ry="7" fill="#CFE0E4"/><path d="M88 262h8v28h-8z" fill="#DDEBEE"/><ellipse cx="92" cy="262" rx="66" ry="11" fill="#EAF4F6"/>${butterflyCake(52, 242, '#8A4A7E')}${butterflyCake(92, 246, '#3F8073')}${butterflyCake(132, 242, '#C4523C')}${butterflyCake(290, 266, '#3F8073')}${butterflyCake(334, 270, '#8A4A7E')}<g transform="translate(214 268)"><path d="M-34-6h68c0 24-14 34-34 34S-34 18-34-6z" fill="#FFF8EE"/><ellipse cy="-6" rx="34" ry="8" fill="#F7E7CB"/><path d="M-32 2c18 10 46 10 64 0" stroke="#5B93B8" stroke-width="4" fill="none"/><path d="M8-8l30-34" stroke="#B98552" stroke-width="6" stroke-linecap="round"/></g>`,
    },
  };
}
