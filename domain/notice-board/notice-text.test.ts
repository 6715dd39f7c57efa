import { expect, test } from 'vitest';
import { isSafeLink, parseNotice, plainWords } from './notice-text.ts';

const words = (text: string) => [{ text, is_bold: false, link: null }];

test.each([
  ['One line', [{ kind: 'paragraph', lines: [words('One line')] }]],
  ['Two\nlines', [{ kind: 'paragraph', lines: [words('Two'), words('lines')] }]],
  [
    'One\n\nTwo',
    [
      { kind: 'paragraph', lines: [words('One')] },
      { kind: 'paragraph', lines: [words('Two')] },
    ],
  ],
  ['- tea\n- cake', [{ kind: 'list', lines: [words('tea'), words('cake')] }]],
  [
    'Bring:\n- a hat',
    [
      { kind: 'paragraph', lines: [words('Bring:')] },
      { kind: 'list', lines: [words('a hat')] },
    ],
  ],
  ['', []],
  ['  \n \n', []],
])('%j is a tree', (text, tree) => {
  expect(parseNotice(text)).toEqual(tree);
});

const pieces = (text: string) => parseNotice(text)[0]?.lines[0] ?? [];

test('on one line the points of a list stay apart', () => {
  expect(plainWords('So:\n- **pie** on Tuesday\n- fish on Wednesday\n\nCrumble as before.\nAnd tea.')).toBe(
    'So: pie on Tuesday · fish on Wednesday · Crumble as before. And tea.',
  );
});

test('bold is bold, also around a link, and a mark without its end is a mark', () => {
  expect(pieces('at **half past two** today')).toEqual([
    { text: 'at ', is_bold: false, link: null },
    { text: 'half past two', is_bold: true, link: null },
    { text: ' today', is_bold: false, link: null },
  ]);
  expect(pieces('**[NHS](https://www.nhs.uk/flu)**')).toEqual([
    { text: 'NHS', is_bold: true, link: 'https://www.nhs.uk/flu' },
  ]);
  for (const open of ['2 ** 3', '**', '****', '** **', 'a **b']) expect(plainWords(open)).toBe(open);
});

test('a link has words or stands as it is, and the full stop after it belongs to the sentence', () => {
  expect(pieces('See [the menu](https://larch-house.example/menu).')).toEqual([
    { text: 'See ', is_bold: false, link: null },
    { text: 'the menu', is_bold: false, link: 'https://larch-house.example/menu' },
    { text: '.', is_bold: false, link: null },
  ]);
  expect(pieces('On https://www.nhs.uk/flu.')).toEqual([
    { text: 'On ', is_bold: false, link: null },
    { text: 'https://www.nhs.uk/flu', is_bold: false, link: 'https://www.nhs.uk/flu' },
    { text: '.', is_bold: false, link: null },
  ]);
});

test('words that look like an address never hide another one', () => {
  for (const said of ['nhs.uk', 'https://nhs.uk', 'www.nhs.uk/flu', 'info@nhs.uk']) {
    const address = 'https://elsewhere.example/x';
    expect(pieces(`[${said}](${address})`)).toEqual([{ text: address, is_bold: false, link: address }]);
  }
});

test.each(['https://www.nhs.uk', 'https://nhs.uk/flu?at=1#top', 'https://a.b.example:8443/x', 'HTTPS://NHS.UK/FLU'])(
  '%s is a link',
  (address) => expect(isSafeLink(address)).toBe(true),
);

/** What somebody would try, in every place of a notice. */
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://https://nhs.uk/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://nhs.uk/1',
  'http://nhs.uk',
  'ftp://nhs.uk',
  '//nhs.uk',
  '/manage-staff',
  '\\\\nhs.uk',
  'https:nhs.uk',
  'https:/nhs.uk',
  'https://',
  'https://nhs',
  'https://localhost/',
  'https://nhs.uk@evil.example/',
  'https://user:password@evil.example/',
  'https://xn--nh-fka.uk/',
  'https://-nhs.uk/',
  'https://nhs-.uk/',
  'https://nhs..uk/',
  'https://.nhs.uk/',
  'https://nhs.uk:999999/',
  'https://nhs.uk:/',
  'https://nhs.uk\\@evil.example/',
  'https://nhs.uk/"onmouseover="alert(1)',
  'https://nhs.uk/<script>',
  'https://nhs.uk/\u202egro.live',
  'https://nhs\u2024uk/',
  'https://nһs.uk/',
  'https://[::1]/',
  `https://nhs.uk/${'a'.repeat(500)}`,
  'mailto:a@b.example',
  'tel:999',
  'https://nhs.uk/\u0000',
];

const TAGS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mi xlink:href="javascript:alert(1)">',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<!--<script>-->',
  ']]><script>',
  '\u2028alert(1)',
];

const HOSTILE = [
  ...ADDRESSES.flatMap((address) => [
    address,
    `[a](${address})`,
    `**[a](${address})**`,
    `- [a](${address})`,
    `[[a](${address})](${address})`,
  ]),
  ...TAGS.flatMap((tag) => [tag, `**${tag}**`, `[${tag}](https://nhs.uk)`, `- ${tag}`]),
];

test('there are 200 hostile notices and more', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(200));

test.each(HOSTILE)('%j leads nowhere but to a safe address, and stays words', (text) => {
  for (const { kind, lines } of parseNotice(text)) {
    expect(['paragraph', 'list']).toContain(kind);
    for (const piece of lines.flat()) {
      expect(Object.keys(piece).toSorted()).toEqual(['is_bold', 'link', 'text']);
      if (piece.link === null) continue;
      expect(isSafeLink(piece.link)).toBe(true);
      expect(new URL(piece.link).protocol).toBe('https:');
      expect(new URL(piece.link)).toMatchObject({ username: '', password: '' });
    }
  }
});

test.each(ADDRESSES)('%j is no link', (address) => expect(isSafeLink(address)).toBe(false));

test('two thousand marks are read in no time', () => {
  const since = performance.now();
  for (const mark of ['**', '[', '[a](', '](', 'https://', '- ']) parseNotice(mark.repeat(2_000 / mark.length));
  expect(performance.now() - since).toBeLessThan(250);
});
