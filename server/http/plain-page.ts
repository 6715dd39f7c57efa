import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { fontFaces } from './page-fonts.ts';

/**
 * A page that every browser shows and every screen reader reads, without a script, in the look of the app. The body is
 * HTML, the rest words.
 */
export function plainPage({ title, body, foot }: { title: string; body: string; foot: string }): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${PANSY}<span>${PRODUCT_NAME}</span></header>
<main>
${body}
</main>
<footer>${escaped(foot)}</footer>
</body>
</html>
`;
}

/** The product's sign, as on the icon of the app. */
const PANSY = `<svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
<path d="M32 29C20 4 0 12 8 27c4 7 15 9 24 2z" fill="#E6A8D6"/><path d="M32 29C44 4 64 12 56 27c-4 7-15 9-24 2z" fill="#D18CC0"/>
<path d="M31 30C14 24 4 38 14 46c7 5 15-3 17-16z" fill="#B9A9DD"/><path d="M33 30c17-6 27 8 17 16-7 5-15-3-17-16z" fill="#A594CF"/>
<path d="M32 30c-9 9-13 22-6 28 4 3 8 3 12 0 7-6 3-19-6-28z" fill="#EDB43C"/><circle cx="32" cy="31.5" r="3.6" fill="#FFF3C9"/></svg>`;

/** The colours and sizes of app/ui/tokens.css, for who is not in the app. */
const STYLE = `
${fontFaces()}
:root{color-scheme:light dark;--paper:#f6f3f4;--surface:#fff;--line:#e4dbe1;--line-strong:#857684;--ink:#2b1f2b;--ink2:#5f5060;
--primary:#5c2352;--on-primary:#fff;--danger:#a82f20;--danger-soft:#fbe4de;--focus:#6e4a00}
@media (prefers-color-scheme:dark){:root{--paper:#171018;--surface:#221a24;--line:#372b39;--line-strong:#8e7f90;--ink:#f4edf2;
--ink2:#c9bbc8;--primary:#e6a8d6;--on-primary:#3a0f33;--danger:#f59a86;--danger-soft:#47201a;--focus:#f7d58b}}
body{box-sizing:border-box;max-width:38rem;min-height:100vh;margin:0 auto;padding:24px 16px;display:flex;flex-direction:column;
justify-content:center;gap:20px;background:var(--paper);color:var(--ink);font:19px/1.5 'Atkinson Hyperlegible Next',system-ui,sans-serif}
html{background:var(--paper)}
header{display:flex;align-items:center;gap:10px}
header,h1{font-family:'Young Serif',Georgia,serif;font-weight:400}
header{font-size:22px}
main{padding:28px 24px;border:1px solid var(--line);border-radius:20px;background:var(--surface)}
h1{margin:0 0 16px;font-size:31px;line-height:1.16}
p{margin:0 0 14px}
main>:last-child,form>:last-child,article>:last-child{margin-bottom:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px;margin:0 0 20px;font-variant-numeric:lining-nums}
dt{color:var(--ink2)}
dd{margin:0}
.letter p,.letter h1{white-space:pre-line;overflow-wrap:anywhere}
label{display:block;margin-bottom:6px;font-weight:700}
input{box-sizing:border-box;width:100%;min-height:56px;padding:8px 14px;border:2px solid var(--line-strong);border-radius:10px;
background:var(--surface);color:var(--ink);font:28px/1.2 ui-monospace,monospace;letter-spacing:.2em}
button,.button{box-sizing:border-box;display:block;width:100%;min-height:56px;margin-top:20px;padding:14px;border:0;border-radius:14px;
background:var(--primary);color:var(--on-primary);font:700 19px/28px 'Atkinson Hyperlegible Next',system-ui,sans-serif;text-align:center;
text-decoration:none;cursor:pointer}
.button{margin:20px 0}
:focus-visible{outline:4px solid var(--focus);outline-offset:3px}
.wrong{padding:12px 14px;border-inline-start:6px solid var(--danger);border-radius:10px;background:var(--danger-soft)}
.small,footer{color:var(--ink2);font-size:16px}
`;

/** Nothing but its own style, its typefaces and its own form: no script runs on such a page. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export async function sendPlainPage(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  return await reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      ...PRIVATE_HEADERS,
    })
    .send(html);
}

/** What lies behind a secret address is kept by nobody and found by no search. */
export const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
} as const;

export function escaped(text: string): string {
  const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/gu, (character) => ENTITIES[character] ?? character);
}
