import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isInReport, responseOf, tally } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { useProfile } from '../session/use-session.ts';
import type { JustSaved } from './just-saved.ts';
import { namesOf } from './person-names.ts';
import { useNameList } from './response-words.ts';

/** `Seven moments saved` */
export function useSavedHeading(saved: LogDraft): string {
  const { t } = useLingui();
  const { came } = tally(saved);
  if (came === 0) return t`Not today, and noted`;
  return plural(came, {
    one: 'One moment saved',
    2: 'Two moments saved',
    3: 'Three moments saved',
    4: 'Four moments saved',
    5: 'Five moments saved',
    6: 'Six moments saved',
    7: 'Seven moments saved',
    8: 'Eight moments saved',
    9: 'Nine moments saved',
    10: 'Ten moments saved',
    11: 'Eleven moments saved',
    12: 'Twelve moments saved',
    other: '# moments saved',
  });
}

/** Beyond this, names become a number. */
const NAMED_AT_MOST = 3;

/** Thanks by what it means for somebody, never by output (look.md, tone of voice). */
export function useThanks({ saved, long_awaited }: JustSaved): string[] {
  const { t } = useLingui();
  const who = useWho(saved);
  const notToday = who('not_today');
  const unsettled = who('unsettled');
  const sentences = [
    long_awaited === null
      ? null
      : plural(long_awaited.days, {
          one: `That was ${long_awaited.known_as}’s first moment in # day.`,
          other: `That was ${long_awaited.known_as}’s first moment in # days.`,
        }),
    notToday === null
      ? null
      : plural(notToday.count, {
          one: `${notToday.names} is down as “not today”. A quieter moment may suit later.`,
          other: `${notToday.names} are down as “not today”. A quieter moment may suit later.`,
        }),
    unsettled === null
      ? null
      : plural(unsettled.count, {
          one: `${unsettled.names} was unsettled: worth a word at handover.`,
          other: `${unsettled.names} were unsettled: worth a word at handover.`,
        }),
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences : [t`Thank you. It is part of their story now.`];
}

/** Another device logged the same: who, and for whom that answer stands. */
export function useTogetherWith(report: Report | null, saved: LogDraft): string | null {
  const { t } = useLingui();
  const listOf = useNameList();
  const { id } = useProfile();
  const others = report?.authors.filter((author) => author.id !== id) ?? [];
  if (report === null || others.length === 0) return null;
  const names = listOf(others.map(({ known_as }) => known_as));
  const mine = new Set(saved.people.filter((person) => isInReport(saved, person)).map(({ resident }) => resident.id));
  const theirs = report.moments.filter((moment) => moment.author.id !== id && mine.has(moment.resident.id));
  const people = listOf(theirs.map(({ resident }) => resident.known_as));
  if (theirs.length === 0) return t`${names} logged this as well. Your answers are together now.`;
  return theirs.length > NAMED_AT_MOST
    ? t`${names} logged this as well. For ${theirs.length} people that answer came later, so it stands.`
    : t`${names} logged this as well. For ${people} that answer came later, so it stands.`;
}

function useWho(saved: LogDraft): (response: MomentResponse) => { count: number; names: string } | null {
  const listOf = useNameList();
  return (response) => {
    const people = saved.people.filter((person) => isInReport(saved, person) && responseOf(saved, person) === response);
    const count = people.length;
    if (count === 0) return null;
    const names = namesOf(people.map(({ resident }) => resident));
    if (count > NAMED_AT_MOST) return { count, names: plural(count, { one: '# person', other: '# people' }) };
    return { count, names: listOf([...names.values()]) };
  };
}
