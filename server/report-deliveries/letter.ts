import { createHash } from 'node:crypto';
import type { LetterDraft } from '@heartsease/domain/report-deliveries/delivery.ts';
import { withoutNames } from '@heartsease/domain/report-deliveries/without-names.ts';
import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { namesOfHome } from '../residents/names.queries.ts';
import type { Session } from '../session/session.ts';
import { partOf } from './deliveries.queries.ts';

/** How it was, in a sentence that a family reads. What upset somebody is told by a person, not by a letter. */
const HOW_IT_WAS: Record<MomentResponse, (name: string) => string | null> = {
  loved: (name) => `${name} loved it.`,
  enjoyed: (name) => `${name} enjoyed it.`,
  quiet: (name) => `${name} joined in quietly.`,
  not_today: (name) => `It was not for ${name} that day.`,
  unsettled: () => null,
};

export interface Letter {
  part: NonNullable<Awaited<ReturnType<typeof partOf>>>;
  content: string;
  fingerprint: string;
}

/**
 * What a link shows: plain paragraphs about one person, without the name of anybody else who lives here. It follows
 * from the report and the draft alone, so what was looked at is what is sent.
 *
 * @throws 404 where the person is not in the report
 */
export async function letterOf(
  db: Db,
  { careHome, row }: Session,
  report_id: string,
  { resident_id, include, message }: LetterDraft,
): Promise<Letter> {
  const part = await partOf(db, careHome, { report_id, resident_id });
  if (part === null) throw notFound();
  const others = (await namesOfHome(db, careHome)).filter(({ id }) => id !== resident_id);
  const clear = (text: string) => withoutNames(text, part, others);
  const name = part.known_as;
  const mood = include.mood && part.response !== null ? HOW_IT_WAS[part.response](name) : null;
  const paragraphs = [
    `${name}: ${clear(part.title)}`,
    `${dayAndTime(part.started_at, careHome.timezone)}, ${row.home_name}`,
    message === '' ? null : clear(message),
    mood,
    include.note && part.note !== null ? clear(part.note) : null,
    include.words && part.own_note !== null ? clear(part.own_note) : null,
    include.words && part.quote !== null ? `“${clear(part.quote)}”` : null,
  ];
  const content = paragraphs.filter((one) => one !== null && one !== '').join('\n\n');
  return { part, content, fingerprint: createHash('sha256').update(content).digest('base64url') };
}

export function dayAndTime(at: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
