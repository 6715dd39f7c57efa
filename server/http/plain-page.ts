import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';

/** A page that every browser shows and every screen reader reads, without a script. The body is HTML, the rest words. */
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
<main>
${body}
<footer>${PRODUCT_NAME}. ${escaped(foot)}</footer>
</main>
</body>
</html>
`;
}

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:#fbf7f0;color:#2b2733;font:20px/1.55 Georgia,serif}
main{max-width:34rem;margin:0 auto}
h1{font-size:28px;line-height:1.25}
.letter p,.letter h1{white-space:pre-line;overflow-wrap:anywhere}
label{display:block;font-weight:700}
input{box-sizing:border-box;width:100%;min-height:56px;padding:8px 14px;border:2px solid #6f6880;border-radius:12px;
background:#fff;color:#2b2733;font:28px/1.2 ui-monospace,monospace;letter-spacing:.2em}
button,.button{box-sizing:border-box;display:block;width:100%;min-height:56px;margin-top:16px;border:0;border-radius:14px;background:#563a82;color:#fff;
font:700 20px/1.2 system-ui,sans-serif}
.button{padding:16px;text-align:center;text-decoration:none}
:focus-visible{outline:4px solid #b5620a;outline-offset:3px}
.wrong{padding:12px 14px;border-inline-start:6px solid #a3262c;background:#fbe9e7;color:#6b1216}
footer{margin-top:40px;font:16px/1.5 system-ui,sans-serif}
@media (prefers-color-scheme:dark){body{background:#1d1a24;color:#f1edf7}
input{background:#2a2633;color:#f1edf7;border-color:#a79fb8}button,.button{background:#cdb6f2;color:#241a35}
.wrong{background:#4a1d20;color:#ffdcd9}}
`;

/** Nothing but its own style and its own form: no script runs on such a page. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
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
