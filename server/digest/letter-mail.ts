import type { Cadence } from '@heartsease/domain/digest/digest.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { escaped } from '../http/plain-page.ts';
import { AROUND_WORDS } from './letter-words.ts';

interface Letter {
  language: PaperLanguage;
  cadence: Cadence;
  name: string;
  reader: string;
  home: string;
  sentences: readonly string[];
  /** Where the app shows more. */
  link: string;
  unsubscribe_link: string;
}

/** The letter as a mail: in plain words, and as a page for mail programs that show one. */
export function letterMail(letter: Letter): { subject: string; body: string; html: string } {
  const { language, cadence, name, reader, home, sentences, link, unsubscribe_link } = letter;
  const words = AROUND_WORDS[language];
  const title = words.title[cadence](name);
  const body = [
    words.dear(reader),
    title,
    sentences.join('\n'),
    words.with_love(home),
    `${words.read_more}: ${link}`,
    `${words.why(home)} ${words.stop}: ${unsubscribe_link}`,
  ].join('\n\n');
  return { subject: words.subject(home), body, html: page(letter, title) };
}

/** As mail programs need it: one column in a table, its style beside each element, nothing fetched from anywhere. */
function page({ language, reader, home, sentences, link, unsubscribe_link }: Letter, title: string): string {
  const words = AROUND_WORDS[language];
  const told = sentences
    .map((one) => `<p style="margin:0 0 14px;font:19px/1.55 Georgia,serif;color:#2b2733">${escaped(one)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language === 'cy' ? 'cy-GB' : 'en-GB'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
@media (prefers-color-scheme:dark){.ground{background:#1d1a24!important}.card{background:#2a2633!important}
.card p,.card h1{color:#f1edf7!important}.small,.small a{color:#cfc7dc!important}}
</style>
</head>
<body style="margin:0;padding:0">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4effa">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="card" style="padding:28px 26px;border-radius:20px;background:#ffffff">
<p style="margin:0 0 10px;font:17px/1.5 Georgia,serif;color:#5b5468">${escaped(words.dear(reader))}</p>
<h1 style="margin:0 0 18px;font:700 28px/1.25 Georgia,serif;color:#5c2352">${escaped(title)}</h1>
${told}
<p style="margin:22px 0 0;font:italic 18px/1.5 Georgia,serif;color:#5b5468">${escaped(words.with_love(home))}</p>
<p style="margin:22px 0 0"><a href="${escaped(link)}" style="display:inline-block;padding:14px 22px;border-radius:14px;background:#5c2352;color:#ffffff;font:700 17px/1.2 system-ui,sans-serif;text-decoration:none">${escaped(words.read_more)}</a></p>
</td></tr>
<tr><td class="small" style="padding:18px 26px;font:15px/1.5 system-ui,sans-serif;color:#5b5468">${escaped(words.why(home))}
<a href="${escaped(unsubscribe_link)}" style="color:#5c2352">${escaped(words.stop)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
