import { cleanAddress, cleanFile, cleanKind, cleanMessage } from './clean-words.ts';
import { fieldsOf, isFields, keepOnly, listOf } from './records.ts';
import type { Fields } from './records.ts';

const OF_AN_EVENT = new Set(
  `event_id type level platform timestamp start_timestamp release environment sdk transaction transaction_info
  exception breadcrumbs spans contexts tags measurements
  replay_id segment_id replay_type replay_start_timestamp error_ids trace_ids urls`.split(/\s+/),
);
const OF_AN_ERROR = new Set(['type', 'value', 'mechanism', 'stacktrace']);
const OF_A_MECHANISM = new Set(['type', 'handled', 'synthetic', 'exception_id', 'parent_id', 'is_exception_group']);
const OF_A_LINE = new Set(['filename', 'function', 'lineno', 'colno', 'in_app']);
const OF_A_CRUMB = new Set(['type', 'category', 'level', 'timestamp', 'data']);
const OF_A_CRUMB_S_DATA = new Set(['from', 'to', 'url', 'method', 'status_code']);
const OF_A_SPAN = new Set(
  'span_id parent_span_id trace_id op description start_timestamp timestamp status origin data'.split(' '),
);
const OF_A_SPAN_S_DATA = new Set(
  `sentry.op sentry.origin sentry.source sentry.sample_rate http.method http.request.method
  http.response.status_code http.response_content_length http.response_transfer_size`.split(/\s+/),
);
const OF_CONTEXTS = new Set(['trace', 'replay', 'runtime']);
const OF_THE_TRACE = new Set('trace_id span_id parent_span_id op status origin data'.split(' '));
const OF_THE_REPLAY = new Set(['replay_id']);
const OF_THE_RUNTIME = new Set(['name', 'version']);
/** Set by our own code alone, from what is no person's: see where each is given. */
const OF_TAGS = new Set(['platform', 'path', 'method', 'job', 'replayId']);
const TAG = /^[\w,./:*-]{1,120}$/;
/** Spans that are named by an address; any other's name could be of what is on the screen. */
const NAMED_BY_ADDRESS = /^(?:http|resource|navigation|pageload|browser)\b/;
/** What the function of a line may be called in code. */
const NAME_IN_CODE = /^(?:async |new )?[\w$.<>#?]{1,80}(?: \[as [\w$]{1,40}\])?$/;

/**
 * Takes out of an event of the Sentry protocol everything that is not known to be free of people: what is kept is
 * listed above, and whatever a new version of the kit should add is not. Works on the event itself.
 */
export function cleanEvent(event: Fields): void {
  keepOnly(event, OF_AN_EVENT);
  for (const error of listOf(fieldsOf(event['exception'])['values'])) cleanError(error);
  if ('transaction' in event) event['transaction'] = cleanAddress(event['transaction']);
  if ('urls' in event) event['urls'] = addressesIn(event['urls']);
  if ('breadcrumbs' in event) event['breadcrumbs'] = listOf(event['breadcrumbs']);
  for (const crumb of listOf(event['breadcrumbs'])) cleanBreadcrumb(crumb);
  for (const span of listOf(event['spans'])) cleanSpan(span);
  cleanContexts(fieldsOf(event['contexts']));
  const tags = fieldsOf(event['tags']);
  keepOnly(tags, OF_TAGS);
  for (const [name, value] of Object.entries(tags))
    if (typeof value !== 'string' || !TAG.test(value)) Reflect.deleteProperty(tags, name);
}

/** What happened before an error: which kind, where to, with which answer; and no words. */
export function cleanBreadcrumb(crumb: Fields): void {
  keepOnly(crumb, OF_A_CRUMB);
  const data = fieldsOf(crumb['data']);
  keepOnly(data, OF_A_CRUMB_S_DATA);
  for (const name of ['from', 'to', 'url']) if (name in data) data[name] = cleanAddress(data[name]);
}

function cleanError(error: Fields): void {
  keepOnly(error, OF_AN_ERROR);
  error['type'] = cleanKind(error['type']);
  error['value'] = cleanMessage(error['value']);
  keepOnly(fieldsOf(error['mechanism']), OF_A_MECHANISM);
  const trace = fieldsOf(error['stacktrace']);
  keepOnly(trace, new Set(['frames']));
  for (const line of listOf(trace['frames'])) {
    keepOnly(line, OF_A_LINE);
    if ('filename' in line) line['filename'] = cleanFile(line['filename']);
    const name = line['function'];
    if (typeof name !== 'string' || !NAME_IN_CODE.test(name)) line['function'] = '?';
  }
}

function cleanSpan(span: Fields): void {
  keepOnly(span, OF_A_SPAN);
  const isNamed = typeof span['op'] === 'string' && NAMED_BY_ADDRESS.test(span['op']);
  span['description'] = isNamed ? cleanAddress(span['description']) : '';
  keepOnly(fieldsOf(span['data']), OF_A_SPAN_S_DATA);
}

function cleanContexts(contexts: Fields): void {
  keepOnly(contexts, OF_CONTEXTS);
  if (isFields(contexts['trace'])) {
    keepOnly(contexts['trace'], OF_THE_TRACE);
    keepOnly(fieldsOf(contexts['trace']['data']), OF_A_SPAN_S_DATA);
  }
  keepOnly(fieldsOf(contexts['replay']), OF_THE_REPLAY);
  keepOnly(fieldsOf(contexts['runtime']), OF_THE_RUNTIME);
}

function addressesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(cleanAddress) : [];
}
