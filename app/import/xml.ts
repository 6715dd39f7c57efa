/** A tag or a text of an XML file, one after the other: what a spreadsheet needs, and no tree to keep. */
export interface XmlPart {
  /** `open` stands alone too when `isEmpty`. */
  kind: 'open' | 'close' | 'text';
  /** The tag without its prefix; the text with its entities read. */
  name: string;
  isEmpty: boolean;
  attribute: (name: string) => string | null;
}

/** @param text a whole file; comments and instructions are passed over */
export function* xmlParts(text: string): Generator<XmlPart> {
  for (const found of text.matchAll(
    /<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)(?:[\w.-]+:)?([\w.-]+)([^>]*?)(\/?)>|([^<]+)/g,
  )) {
    const [, closes, tag, attributes = '', empty, words] = found;
    if (words !== undefined) yield { kind: 'text', name: unescaped(words), isEmpty: false, attribute: () => null };
    else if (tag !== undefined)
      yield {
        kind: closes === '/' ? 'close' : 'open',
        name: tag,
        isEmpty: empty === '/',
        attribute: (name) => attributeIn(attributes, name),
      };
  }
}

/** @param name with its prefix, where it has one that matters: `r:id` */
function attributeIn(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found === null ? null : unescaped(found[1] ?? found[2] ?? '');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, digits?: string, name = '') => {
      if (hex === undefined && digits === undefined) return ENTITIES[name] ?? whole;
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    },
  );
}
