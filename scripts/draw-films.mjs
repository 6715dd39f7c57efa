// Draws the films that come with the product out of the scenes in app/public/scenes: a picture for every tenth of a
// second, put together by ffmpeg (Debian's, which nothing but this script needs). Run it with
// `node scripts/draw-films.mjs` after a film was changed, and raise its edition in server/videos/core-films/scripts.ts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');
const INTO = join(ROOT, 'server/videos/core-films');
const FRAMES_A_SECOND = 10;
const SECONDS = 36;
const SIZE = { width: 640, height: 480 };
/** Of which second the poster is. */
const FILMS = [
  { slug: 'hand-under-hand', scene: 'bread', poster_at: 20, draw: drawHands },
  { slug: 'setting-a-table', scene: 'tea', poster_at: 33, draw: drawTable },
  { slug: 'passing-a-balloon', scene: 'yoga', poster_at: 19.6, draw: drawBalloon },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: SIZE });
for (const film of FILMS.filter(({ slug }) => process.argv[2] === undefined || process.argv[2] === slug)) {
  const scene = readFileSync(join(ROOT, 'app/public/scenes', `${film.scene}.svg`), 'utf8');
  // Its grain would be most of the film's size.
  await page.setContent(`<style>body{margin:0}svg{display:block;width:640px;height:480px}</style>${scene}`);
  await page.evaluate(() => {
    for (const grain of document.querySelectorAll('[filter="url(#grain)"]')) grain.remove();
  });
  const made = ffmpeg(
    `-f image2pipe -framerate ${FRAMES_A_SECOND} -i - -an -c:v libx264 -crf 29 -preset veryslow -tune animation`,
    '-pix_fmt yuv420p -profile:v main -g 50 -map_metadata -1 -fflags +bitexact -movflags +faststart',
    `${film.slug}.mp4`,
  );
  for (let frame = 0; frame < SECONDS * FRAMES_A_SECOND; frame += 1) {
    const at = frame / FRAMES_A_SECOND;
    await page.evaluate(film.draw, at);
    const picture = await page.screenshot({ type: 'png' });
    if (at === film.poster_at) await poster(film.slug, picture);
    if (!made.stdin.write(picture)) await once(made.stdin, 'drain');
  }
  made.stdin.end();
  await once(made, 'close');
}
await browser.close();

function ffmpeg(from, to, file) {
  const settings = ['-y', '-loglevel', 'error', ...from.split(' '), ...to.split(' '), join(INTO, file)];
  return spawn('ffmpeg', settings, { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function poster(slug, picture) {
  const drawn = ffmpeg('-f png_pipe -i -', '-quality 80', `${slug}.webp`);
  drawn.stdin.end(picture);
  await once(drawn, 'close');
}

/** These run in the page: each draws one moment of its film. */
function drawHands(at) {
  const SVG = 'http://www.w3.org/2000/svg';
  const ease = (from, to) => {
    const way = Math.min(1, Math.max(0, (at - from) / (to - from)));
    return way * way * (3 - 2 * way);
  };
  const scene = document.querySelector('svg');
  let hands = document.getElementById('hands');
  if (hands === null) {
    hands = document.createElementNS(SVG, 'g');
    hands.id = 'hands';
    const hand = (skin, edge, sleeve) => `
      <path d="M-150-26h92v52h-92z" fill="${sleeve}"/><rect x="-64" y="-24" width="22" height="48" rx="8" fill="${skin}"/>
      <g stroke="${edge}" stroke-width="22" stroke-linecap="round" fill="none">
        <path d="M18-17H84"/><path d="M20 1H96"/><path d="M18 18H86"/><path d="M0-16C10-44 26-48 40-46"/></g>
      <g stroke="${skin}" stroke-width="18" stroke-linecap="round" fill="none">
        <path d="M18-17H84"/><path d="M20 1H96"/><path d="M18 18H86"/><path d="M0-16C10-44 26-48 40-46"/></g>
      <rect x="-52" y="-29" width="84" height="58" rx="24" fill="${skin}"/>`;
    hands.innerHTML = `<rect width="400" height="300" fill="#F0D9C6"/><circle cx="200" cy="160" r="118" fill="#F8EADB"/>
      <path d="M0 236h400v64H0z" fill="#D9AE7C"/>
      <g id="lower">${hand('#C58F66', '#A9744C', '#3F8073')}</g><g id="upper">${hand('#F3D3C0', '#D8AE97', '#7A6AB0')}</g>`;
    scene.append(hands);
  }
  const stroke = ease(24, 25) * (1 - ease(30, 30.6)) * Math.sin((at - 24) * 1.05);
  const lower = `translate(${150 + stroke * 26} ${186 + (1 - ease(12, 14)) * 130 - Math.abs(stroke) * 8}) rotate(${stroke * 5})`;
  const coming = 1 - ease(15, 17.6);
  const upper = `translate(${262 + stroke * 26 + coming * 190} ${158 - coming * 30 - Math.abs(stroke) * 8}) rotate(${stroke * 5}) scale(-0.92 0.92)`;
  document.getElementById('lower').setAttribute('transform', lower);
  document.getElementById('upper').setAttribute('transform', upper);
  hands.setAttribute('opacity', String(ease(11.4, 12.2) * (1 - ease(29.6, 30.6))));
  const near = ease(5.4, 8) * (1 - ease(12.4, 12.6));
  const dough = ease(12.6, 12.8) - ease(32, 35.8) * 0.5;
  const wide = 400 - near * 150 - Math.max(0, dough) * 170;
  const [x, y] = [near * 78 + Math.max(0, dough) * 86, near * 4 + Math.max(0, dough) * 118];
  scene.setAttribute('viewBox', `${x} ${y} ${wide} ${wide * 0.75}`);
  // The hands are drawn for the whole picture, wherever the scene has gone.
  const over = `translate(${x} ${y}) scale(${wide / 400})`;
  hands.setAttribute('transform', over);
}

function drawTable(at) {
  const ease = (from, to) => {
    const way = Math.min(1, Math.max(0, (at - from) / (to - from)));
    return way * way * (3 - 2 * way);
  };
  const scene = document.querySelector('svg');
  const parts = [...scene.children].filter(({ tagName }) => tagName !== 'defs');
  if (!scene.dataset.ready) {
    scene.dataset.ready = 'yes';
    const wood = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    wood.setAttribute('d', 'M0 178h400v130H0z');
    wood.setAttribute('fill', '#C9A77D');
    parts[1].after(wood);
    return drawTableAgain();
  }
  return drawTableAgain();

  function drawTableAgain() {
    const [, , , cloth, checks, pot, stand, ...rest] = [...scene.children].filter(({ tagName }) => tagName !== 'defs');
    const cups = rest.filter((part) => part.tagName === 'g');
    // It begins with what it comes to, and then with a bare table.
    const before = 1 - ease(4.4, 5.8);
    const put = (part, x, y, shown, most = 1) => {
      part.style.translate = before > 0 ? 'none' : `${x}px ${y}px`;
      part.style.opacity = String(Math.max(before, shown) * most);
    };
    const spread = ease(12.2, 15.5);
    put(cloth, (spread - 1) * 410, 0, spread === 0 ? 0 : 1);
    put(checks, (spread - 1) * 410, 0, spread === 0 ? 0 : 1, 0.65);
    cups.forEach((cup, place) => {
      const down = ease(18.4 + place * 1.9, 19.8 + place * 1.9);
      put(cup, 0, (down - 1) * 46, down);
    });
    const served = ease(24.6, 26.4);
    put(stand, 0, (served - 1) * 60, served);
    const poured = ease(30.2, 31.8);
    put(pot, (poured - 1) * 60, 0, poured);
    const near = ease(0, 5) * (1 - ease(6, 9)) * 0.5 + ease(31.5, 35.8) * 0.4;
    const wide = 400 - near * 60;
    scene.setAttribute('viewBox', `${near * 30} ${near * 36} ${wide} ${wide * 0.75}`);
  }
}

function drawBalloon(at) {
  const SVG = 'http://www.w3.org/2000/svg';
  const ease = (from, to) => {
    const way = Math.min(1, Math.max(0, (at - from) / (to - from)));
    return way * way * (3 - 2 * way);
  };
  const scene = document.querySelector('svg');
  let balloon = document.getElementById('balloon');
  if (balloon === null) {
    balloon = document.createElementNS(SVG, 'g');
    balloon.id = 'balloon';
    balloon.innerHTML = `<path d="M0 30c8 12-8 16 0 30" stroke="#5C2352" stroke-width="1.6" fill="none"/>
      <path d="M-5 33l5-6 5 6z" fill="#A9402D"/><path d="M0 29C-34 8-27-32 0-32S34 8 0 29z" fill="#C4523C"/>
      <path d="M-13-12c1-8 6-12 11-13" stroke="#FFE9B8" stroke-width="4" stroke-linecap="round" fill="none" opacity=".8"/>`;
    scene.append(balloon);
  }
  const stops = [74, 204, 332, 204, 74, 204, 332, 204];
  const turn = Math.max(0, at - 6) / 3.6;
  const leg = Math.floor(turn);
  const way = turn - leg;
  const soft = way * way * (3 - 2 * way);
  const from = stops[leg % stops.length];
  const to = stops[(leg + 1) % stops.length];
  const x = from + (to - from) * soft;
  const y = 62 - Math.sin(way * Math.PI) * 34 + ease(33, 35.6) * 14;
  balloon.setAttribute('transform', `translate(${x} ${y}) rotate(${Math.sin(at * 1.4) * 7})`);
  balloon.setAttribute('opacity', String(ease(1, 2.4)));
}
