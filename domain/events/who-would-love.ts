import { againstOf } from '../activities/group-fit.ts';
import type { AskedActivity } from '../activities/group-fit.ts';
import type { KnownNature } from '../interests/activity-fit.ts';
import { LEAST_MATCH, matchOf } from '../interests/interest-match.ts';
import type { KnownInterest } from '../interests/interest-match.ts';
import { INTERESTS } from '../interests/catalogue.ts';
import { isWelcome } from '../interests/interest.ts';
import { holdsEveryWord, isMostlyAbout, stemsIn } from '../interests/word-stems.ts';
import { stopsFor } from '../risk-assessment/bites.ts';
import { hazardsOfEvent } from '../risk-assessment/event-hazards.ts';
import type { EventWords } from './event.ts';

/** As much of an event as tells what it is about. */
export type ToldOfEvent = Pick<EventWords, 'type' | 'title' | 'description'>;

/** More than this nobody reads while an event is made. */
const MOST_OFFERED = 8;

/** Themes of the library that are said of nearly every event: "with the family" is no reason to invite whoever loves family. */
const VAGUE = new Set('company friends family helping quiet words news learning memories housework history'.split(' '));

const THEMES = [...new Set(INTERESTS.flatMap(({ is, near }) => [...is, ...near]))].filter((theme) => !VAGUE.has(theme));

/**
 * Who of these people would love an event, those it speaks to most first. Nobody is offered for whom it would stop (an
 * allergy, a food level), whom it would hurt (what to avoid, what not to raise), or who is nursed in bed: whoever knows
 * better invites them by hand.
 */
export function whoWouldLove(
  event: ToldOfEvent,
  people: readonly (KnownNature & { id: string })[],
): { id: string; interest: KnownInterest }[] {
  const activity = asActivity(event);
  const told = stemsIn([event.title, event.description, ...activity.themes]);
  const hazards = hazardsOfEvent(event);
  return people
    .flatMap((person) => {
      const isKept =
        againstOf(person, activity) !== null ||
        person.topics_to_avoid.some((topic) => isMostlyAbout(topic, told)) ||
        hazards.some((hazard) => stopsFor(hazard, person.care));
      const best = isKept ? undefined : bestOf(person.interests, activity);
      return best === undefined ? [] : [{ person, ...best }];
    })
    .toSorted((one, other) => other.match - one.match)
    .slice(0, MOST_OFFERED)
    .map(({ person, interest: { code, label, level } }) => ({ id: person.id, interest: { code, label, level } }));
}

/** The interest that speaks for it the most. */
function bestOf(interests: readonly KnownInterest[], event: AskedActivity) {
  return interests
    .flatMap((interest) => {
      const match = isWelcome(interest.level) ? matchOf(interest, event) : 0;
      // In somebody's own words more has to be said than one word of them.
      const isTrue = interest.code !== null || isMostlyAbout(interest.label, stemsIn([event.title, event.summary]));
      return match >= LEAST_MATCH && isTrue ? [{ interest, match }] : [];
    })
    .toSorted((one, other) => other.match - one.match || one.interest.label.localeCompare(other.interest.label))[0];
}

/** An event as the score of the library reads activities: what it is about stands in its words. */
function asActivity(event: ToldOfEvent): AskedActivity {
  const { type, title, description } = event;
  const themes = [...(type === 'faith' ? ['faith'] : []), ...themesIn(title), ...themesIn(description)];
  return {
    id: '',
    slug: '',
    seasons: [],
    title,
    summary: description,
    icon: '',
    tint: '',
    category: '',
    minutes: 0,
    formats: ['group'],
    group_size: null,
    themes: [...new Set(themes)],
    bands: [],
    // What is eaten there is named here or nowhere.
    needs: [description],
    risks: hazardsOfEvent(event).map((hazard) => ({ hazard, care: '' })),
    welsh: null,
  };
}

/** The themes that a text names: by their own word, then by the name of an interest of the catalogue. */
function themesIn(text: string): string[] {
  const told = stemsIn([text]);
  const named = INTERESTS.filter(({ label }) => holdsEveryWord(label, told));
  return [
    ...THEMES.filter((theme) => holdsEveryWord(theme, told)),
    ...named.flatMap(({ is }) => is),
    ...named.flatMap(({ near }) => near),
  ].filter((theme) => !VAGUE.has(theme));
}
