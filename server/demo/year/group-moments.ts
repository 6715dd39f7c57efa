import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import type { Chance } from '../chance.ts';
import { localTime } from '../dates.ts';
import { howItWas, whyNot } from './how-it-was.ts';
import type { NoteBook } from './note-book.ts';
import { engagedInWeek, isAbout, takeTime } from './people-of-year.ts';
import type { YearPerson } from './people-of-year.ts';
import { activityOf } from './sessions-of-day.ts';
import type { DaySession } from './sessions-of-day.ts';
import type { DatedBeat } from './stories.ts';
import type { TrueMoment } from './true-moment.ts';
import type { YearOfHome } from './year-input.ts';

const COMES = { gladly: 0.9, sometimes: 0.8, rarely: 0.6, never: 0 } as const;
/** Of those who were expected and did not come, so many are written down as "not today". */
const IS_NOTED = 0.22;
const DROPS_IN = { gladly: 1, sometimes: 0.5, rarely: 0.12, never: 0 } as const;
/** How often something is written about one person of a group. */
const SAYS_A_WORD = { loved: 0.24, enjoyed: 0.11, quiet: 0.14, not_today: 0.45, unsettled: 0.9 } as const;

export function expectedAt(session: DaySession, people: ReadonlyMap<string, YearPerson>): YearPerson[] {
  return session.usual.flatMap((key) => {
    const person = people.get(key);
    return person && isAbout(person, session.day) ? [person] : [];
  });
}

/** Who was there and how it was for each. */
export function groupMoments(
  home: YearOfHome,
  session: DaySession,
  people: ReadonlyMap<string, YearPerson>,
  beats: readonly DatedBeat[],
  noteBook: NoteBook,
  chance: Chance,
): TrueMoment[] {
  const startsAt = minuteOf(session, home.timezone);
  const isFree = (person: YearPerson) => takeTime(person, session.day, startsAt, session.minutes);
  const told = new Map(beats.map((beat) => [beat.resident, beat]));
  const expected = expectedAt(session, people);
  const forStory = beats.flatMap((beat) => people.get(beat.resident) ?? []);
  const invited = [...new Set([...forStory, ...expected])];
  const came = new Set(
    invited.filter((person) => (told.has(person.key) || chance.happens(COMES[person.joins])) && isFree(person)),
  );
  for (const person of dropIns(home, session, people, invited, chance)) if (isFree(person)) came.add(person);
  const stayedAway = invited.filter((person) => !came.has(person) && chance.happens(IS_NOTED));

  const answers = [...came].map((person): [YearPerson, MomentResponse] => [
    person,
    told.get(person.key)?.response ?? howItWas(person, session.activity, 'group', chance),
  ]);
  const glad = answers.flatMap(([person, response]) =>
    response === 'loved' || response === 'enjoyed' ? [person] : [],
  );
  const usual = mostOf(answers.map(([, response]) => response));
  const moments = answers.map(([person, response]): TrueMoment => {
    const beat = told.get(person.key);
    const friends = glad.filter((other) => other !== person);
    const friend = friends.length > 0 ? chance.one(friends).known_as : null;
    const note =
      beat === undefined && chance.happens(SAYS_A_WORD[response])
        ? noteBook.write(
            {
              person,
              activity: session.activity,
              format: 'group',
              response,
              day: session.day,
              hour: startsAt / 60,
              friend,
            },
            chance,
          )
        : null;
    const text = beat?.text ?? note?.text ?? null;
    return {
      person,
      response,
      // The answer for most people stands for whoever nobody looked at alone.
      basis: text === null && response === usual && chance.happens(0.8) ? 'group' : 'individual',
      not_today_reason: response === 'not_today' ? (note ? note.reason : whyNot(chance)) : null,
      note: text,
    };
  });
  const refusals = stayedAway.map((person): TrueMoment => {
    const occasion = {
      person,
      activity: session.activity,
      format: 'group',
      response: 'not_today',
      day: session.day,
      hour: startsAt / 60,
      friend: null,
    } as const;
    const note = chance.happens(SAYS_A_WORD.not_today) ? noteBook.write(occasion, chance) : null;
    return {
      person,
      response: 'not_today',
      basis: 'individual',
      not_today_reason: note ? note.reason : whyNot(chance),
      note: note?.text ?? null,
    };
  });
  return [...moments, ...refusals];
}

/** The response that most people gave; what the first tap on five faces says. */
export function mostOf(responses: readonly MomentResponse[]): MomentResponse | null {
  const counts = Map.groupBy(responses, (response) => response);
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return most ? most[0] : null;
}

/** Whoever looks in: people who like such things, and rather those who had little company this week. */
function dropIns(
  home: YearOfHome,
  session: DaySession,
  people: ReadonlyMap<string, YearPerson>,
  invited: readonly YearPerson[],
  chance: Chance,
): YearPerson[] {
  const { themes } = activityOf(session.activity);
  const invitedKeys = new Set(invited.map((person) => person.key));
  const might = [...people.values()].filter(
    (person) =>
      !invitedKeys.has(person.key) &&
      !(person.key in home.ownStories) &&
      !home.paces.some((pace) => pace.resident === person.key) &&
      isAbout(person, session.day),
  );
  const pull = (person: YearPerson) =>
    DROPS_IN[person.joins] *
    (themes.some((theme) => person.interests.has(theme)) ? 2.5 : 1) *
    Math.max(0.3, (person.weekly_target ?? 0) + 1 - engagedInWeek(person, session.day));
  const wanted = chance.between(0, session.is_open_to_everyone ? 3 : 1);
  const found: YearPerson[] = [];
  for (let turn = 0; turn < wanted && found.length < might.length; turn += 1) {
    const left = might.filter((person) => !found.includes(person) && pull(person) > 0);
    if (left.length > 0) found.push(chance.weighted(left, pull));
  }
  return found;
}

function minuteOf(session: DaySession, timezone: string): number {
  const [hours = 0, minutes = 0] = localTime(session.starts_at, timezone).split(':').map(Number);
  return hours * 60 + minutes;
}
