import type { z } from 'zod';
import type { Permission } from './access/permissions.ts';

/** The one prefix under which every call lives (row CA-1). */
export type CallPath = `/api/v2/${string}`;

/**
 * What the server must find to be yours before the work begins. Whatever is not, does not exist for
 * you: the answer is a 404, byte for byte the one for an id that nobody has.
 *
 * - `none`: the call is about nothing that belongs to anybody
 * - `self`: the signed-in account
 * - `care-home`: the home that the session stands in
 * - the others: `input.<scope>_id` names a row of that home
 */
export type Scope =
  | 'none'
  | 'self'
  | 'care-home'
  | 'resident'
  | 'report'
  | 'planned_session'
  | 'event'
  | 'staff_member'
  | 'joiner'
  | 'relative_link'
  | 'concern'
  | 'import'
  | 'export'
  | 'evidence_pack'
  | 'chat_thread'
  | 'chat_message'
  | 'chat_flag'
  | 'photo'
  | 'survey'
  | 'handed_in';

/**
 * - `session`: makes, ends or changes a session; it can't be replayed
 * - `read`: changes nothing
 * - `write`: carries `client_id` and `care_home_id`, arrives once however often it is sent, is audited
 */
export type Kind = 'session' | 'read' | 'write';

export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  path: CallPath;
  /** One line for the printed OpenAPI page. */
  summary: string;
  /** `anyone` needs no token; `signed-in` needs just a live one; the rest is a row of the permission table. */
  allow: Permission | 'anyone' | 'signed-in';
  scope: Scope;
  kind: Kind;
  /** Of a write: fields that may differ when it is sent again, such as what a device measured of itself. */
  may_differ?: readonly string[];
  /**
   * Leaves a line each time though it is no write: a read because of all that it hands out, a session call because
   * of what it changes about somebody's account.
   */
  is_always_audited?: true;
  /** Fields of a write that stay in its line of the audit: because the row that it makes goes sooner, to say why, or of what. */
  kept_in_audit?: readonly string[];
  /**
   * A read whose last answer staff find on their device for a week, encrypted, when there is no connection. Never one
   * that tells of relatives: a device that is lost must not hold them.
   */
  is_kept_on_device?: true;
  /** Lists in its answer that are empty on the device, because relatives stand in them. */
  left_off_device?: readonly string[];
  input: Input;
  output: Output;
}

/** What the caller hands over, before defaults are filled in. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
/** What the server's work receives. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/**
 * One call of the contract, used by both sides: the server routes it, the app calls it, the OpenAPI
 * page prints it. A call without a permission does not compile.
 */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  call: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return call;
}
