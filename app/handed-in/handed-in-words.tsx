import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { HandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import { ObservationCard } from '../observations/observation-card.tsx';
import { MomentDepthPart } from '../reports/moment-depth-card.tsx';
import { ReportDepthCard } from '../reports/report-depth-card.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { useMomentWord } from '../words/moment-words.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './handed-in-screen.module.css';
import { useWhen } from './use-when.ts';

/** Whose it is, when it was written and came in, and all that it says: nothing goes into the record unread. */
export function HandedInWords({ handedIn }: { handedIn: HandedIn }) {
  const { t } = useLingui();
  const whatItIs = useWhatItIs();
  const when = useWhen();
  const { minutes } = useTimeWords();
  const { author, gone, started_at, place, observation, depth } = handedIn;
  const name = `${author.known_as} ${author.last_name}`;
  const written = when(handedIn.made_at);
  const arrived = when(handedIn.arrived_at);
  const about = [
    started_at !== null && when(started_at),
    handedIn.minutes !== null && minutes(handedIn.minutes),
    place !== null && place,
  ].filter((words) => words !== false);
  return (
    <>
      <div className={styles.head}>
        <Face person={author} size="m" />
        <div>
          <h3 className={styles.title}>{whatItIs(handedIn)}</h3>
          <p className="secondary">{t`${name} wrote this: ${written}`}</p>
          <p className="secondary">{t`Came in: ${arrived}`}</p>
        </div>
      </div>
      {handedIn.is_after_leaving && (
        <p>
          <Chip tone="mustard">{t`Says it is from after they left`}</Chip>
        </p>
      )}
      {about.length > 0 && <p>{about.join(' · ')}</p>}
      <People handedIn={handedIn} />
      {gone > 0 && (
        <p>
          {plural(gone, {
            one: 'And # person who is not here any more',
            other: 'And # people who are not here any more',
          })}
        </p>
      )}
      {observation !== null && <ObservationCard observation={observation} />}
      <Quote text={handedIn.note} />
      {depth !== undefined && <ReportDepthCard depth={depth} />}
      {handedIn.decision === null && handedIn.report_id !== null && (
        <ButtonLink
          size="small"
          variant="soft"
          to={`/manage-report/${handedIn.report_id}`}
          className={styles.opens}
        >{t`Open the report`}</ButtonLink>
      )}
    </>
  );
}

function People({ handedIn: { kind, people } }: { handedIn: HandedIn }) {
  const { t } = useLingui();
  const moment = useMomentWord();
  if (people.length === 0) return null;
  const tells = kind === 'report' || kind === 'change' || kind === 'answer';
  return (
    <ul className={styles.people} aria-label={t`Who it is about`}>
      {people.map(({ resident, note, depth, risk_words, ...answer }) => (
        <li key={resident.id}>
          <b>{resident.known_as}</b>
          {tells && <span>{`: ${moment(answer)}`}</span>}
          {[note, ...risk_words].map((words) => (
            <Quote key={words} text={words} />
          ))}
          {depth !== undefined && <MomentDepthPart depth={depth} resident_id={resident.id} />}
        </li>
      ))}
    </ul>
  );
}

function Quote({ text }: { text: string | null }) {
  const { t } = useLingui();
  return text === null || text === '' ? null : <p className={styles.words}>{t`“${text}”`}</p>;
}

/** What it is, in a few words: "Painting", "A change of a report: Painting". */
function useWhatItIs(): (handedIn: HandedIn) => string {
  const { t } = useLingui();
  const kinds: Record<Exclude<HandedIn['kind'], 'report'>, string> = {
    answer: t`How it was for one person`,
    change: t`A change of a report`,
    taken_back: t`Taking back a report`,
    set_aside: t`Setting a report aside`,
    observation: t`Something noticed`,
    correction: t`A correction of something noticed`,
  };
  return ({ kind, title }) => {
    if (kind === 'report') return title ?? '';
    return title === null ? kinds[kind] : `${kinds[kind]}: ${title}`;
  };
}
