import { cleanAddress } from './clean-words.ts';
import { fieldsOf, isFields, keepOnly, keepPlain, listOf } from './records.ts';
import type { Fields } from './records.ts';

/** Kinds of events of a recording, as rrweb counts them. */
const LOADED = new Set([0, 1]);
const WHOLE_PAGE = 2;
const CHANGE = 3;
const PAGE = 4;
const TOLD_BY_THE_KIT = 5;

/** Kinds of changes. Of those without an own case below only numbers are kept. */
const TREE = 0;
const INPUT = 5;
/** Moves, presses, scrolling, the size of the window, fingers, films. */
const NUMBERS_ONLY = new Set([1, 2, 3, 4, 6, 7]);

const ELEMENT = 2;

/** Attributes that say how something looks or stands, and never what is written there. All others are left out. */
const KEPT_ATTRIBUTES = new Set(
  `class role type rel dir lang hidden disabled checked selected open tabindex colspan rowspan rows cols width height
  media viewBox xmlns aria-hidden aria-expanded aria-selected aria-checked aria-current aria-busy aria-pressed
  rr_width rr_height rr_scrollTop rr_scrollLeft _cssText`.split(/\s+/),
);

/**
 * Takes the people out of a recorded screen. The kit has masked texts and media already; this masks them again
 * whatever it was told, and leaves out attributes, addresses and words of its own that it would send as they are.
 *
 * @param recording a line about the part, and a list of events as JSON
 */
export function cleanRecording(recording: string): string {
  const end = recording.indexOf('\n');
  const about = fieldsOf(JSON.parse(recording.slice(0, end)));
  const events = listOf(JSON.parse(recording.slice(end + 1))).filter(cleanRecorded);
  return `${JSON.stringify({ segment_id: about['segment_id'] })}\n${JSON.stringify(events)}`;
}

const OF_AN_EVENT = new Set(['type', 'data', 'timestamp']);

/** False for what is not sent at all. */
function cleanRecorded(event: Fields): boolean {
  keepOnly(event, OF_AN_EVENT);
  const data = fieldsOf(event['data']);
  if (typeof event['type'] === 'number' && LOADED.has(event['type'])) {
    event['data'] = {};
    return true;
  }
  if (event['type'] === PAGE) {
    event['data'] = { href: cleanAddress(data['href']), width: data['width'], height: data['height'] };
    return true;
  }
  if (event['type'] === WHOLE_PAGE) {
    keepOnly(data, new Set(['node', 'initialOffset']));
    cleanNode(data['node']);
    return true;
  }
  if (event['type'] === TOLD_BY_THE_KIT) return cleanTold(data);
  return event['type'] === CHANGE && cleanChange(data);
}

function cleanChange(change: Fields): boolean {
  const { source } = change;
  if (source === TREE) {
    keepOnly(change, new Set(['source', 'texts', 'attributes', 'removes', 'adds', 'isAttachIframe']));
    for (const text of listOf(change['texts'])) text['value'] = masked(text['value']);
    for (const changed of listOf(change['attributes'])) cleanAttributes(changed, '');
    for (const added of listOf(change['adds'])) cleanNode(added['node']);
    return true;
  }
  if (source === INPUT) {
    change['text'] = masked(change['text']);
    keepOnly(change, new Set(['source', 'id', 'text', 'isChecked']));
    return true;
  }
  if (typeof source !== 'number' || !NUMBERS_ONLY.has(source)) return false;
  const positions = listOf(change['positions']).map(keepPlain);
  keepPlain(change);
  if (positions.length > 0) change['positions'] = positions;
  return true;
}

/** Notes between the pictures: where somebody went, which call answered how. */
function cleanTold(told: Fields): boolean {
  keepOnly(told, new Set(['tag', 'payload']));
  const payload = fieldsOf(told['payload']);
  if (told['tag'] === 'options') {
    keepPlain(payload);
    return true;
  }
  if (told['tag'] === 'breadcrumb') {
    keepOnly(payload, new Set(['timestamp', 'type', 'category', 'level', 'data']));
    payload['data'] = cleanData(payload['data']);
    return true;
  }
  if (told['tag'] !== 'performanceSpan') return false;
  keepOnly(payload, new Set(['op', 'description', 'startTimestamp', 'endTimestamp', 'data']));
  payload['description'] = cleanAddress(payload['description']);
  payload['data'] = cleanData(payload['data']);
  return true;
}

function cleanData(value: unknown): Fields {
  const data = fieldsOf(value);
  const { from, to, url, method } = data;
  keepPlain(data);
  for (const [name, address] of Object.entries({ from, to, url }))
    if (address !== undefined) data[name] = cleanAddress(address);
  if (typeof method === 'string' && /^[A-Z]{3,7}$/.test(method)) data['method'] = method;
  return data;
}

const OF_A_NODE = new Set(
  `type id rootId childNodes tagName attributes textContent isStyle isSVG needBlock isShadowHost isShadow isCustom
  name publicId systemId compatMode`.split(/\s+/),
);

function cleanNode(node: unknown): void {
  if (!isFields(node)) return;
  keepOnly(node, OF_A_NODE);
  if (node['type'] === ELEMENT) cleanAttributes(node, String(node['tagName']));
  else if ('textContent' in node) node['textContent'] = node['isStyle'] === true ? '' : masked(node['textContent']);
  for (const child of listOf(node['childNodes'])) cleanNode(child);
}

function cleanAttributes(holder: Fields, tag: string): void {
  const attributes = fieldsOf(holder['attributes']);
  const address = tag === 'link' ? attributes['href'] : undefined;
  for (const [name, value] of Object.entries(attributes)) {
    const isGone = value === null;
    const isSwitch = name.startsWith('data-') && (value === 'true' || value === 'false' || value === '');
    if (!isGone && !isSwitch && !KEPT_ATTRIBUTES.has(name)) Reflect.deleteProperty(attributes, name);
  }
  if (address !== undefined) attributes['href'] = cleanAddress(address);
}

function masked(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll(/\S/gu, '*') : '';
}
