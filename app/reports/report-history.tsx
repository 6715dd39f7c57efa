import { useLingui } from '@lingui/react/macro';
import type { Report, ReportChange } from '@heartsease/domain/reports/report.ts';
import { useMomentWord } from '../words/moment-words.ts';
import { Face } from '../ui/face.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './report-history.module.css';
import { useNameList } from './response-words.ts';

/** Everything that was done to a report, in words, the first first. */
export function ReportHistory({ report }: { report: Report }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const say = useChangeWords(report);
  const day = words.dayOf(report.recorded_at);
  const when = (at: string) =>
    words.dayOf(at) === day ? words.time(at) : `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
  return (
    <ol className={styles.history}>
      {report.history.map((change, place) =>
        isRepeated(report, place) ? null : (
          <li key={`${change.at} ${change.kind}`}>
            <Face person={change.by} size="s" />
            <span>
              {say(change, place)}
              <span className={styles.when}>{`, ${when(change.at)}`}</span>
              {change.reason !== null && change.reason !== '' && (
                <span className={styles.reason}>{t`“${change.reason}”`}</span>
              )}
            </span>
          </li>
        ),
      )}
    </ol>
  );
}

/** Within so many minutes the taps of one person on one answer are told as one. */
const TOLD_AS_ONE_MIN = 10;

function isRepeated({ history }: Pick<Report, 'history'>, place: number): boolean {
  const [change, next] = [history[place], history[place + 1]];
  if (change?.kind !== 'answered' || next?.kind !== 'answered' || change.by.id !== next.by.id) return false;
  return Date.parse(next.at) - Date.parse(change.at) < TOLD_AS_ONE_MIN * 60_000;
}

/** Beyond this, names become a number. */
const NAMED_AT_MOST = 3;

function useChangeWords(report: Report): (change: ReportChange, place: number) => string {
  const { t } = useLingui();
  const listOf = useNameList();
  const momentWord = useMomentWord();
  return (change, place) => {
    const name = change.by.known_as;
    switch (change.kind) {
      case 'logged':
        return t`${name} logged this`;
      case 'merged':
        return t`${name} logged it as well`;
      case 'voided':
        return t`${name} set it aside`;
      case 'undone':
        return report.state === 'void' ? t`${name} took it back` : t`${name} took their own answers back`;
      case 'answered':
      case 'amended': {
        const answers = answersOf(report, change, place);
        const told = listOf(answers.map((moment) => t`${moment.resident.known_as} (${momentWord(moment)})`));
        if (answers.length > NAMED_AT_MOST) return t`${name} answered for ${answers.length} people`;
        if (answers.length > 0) return t`${name} answered for ${told}`;
        return change.kind === 'answered' ? t`${name} added an answer` : t`${name} changed this`;
      }
    }
  };
}

/** Device clocks and the server's differ by so much at most before we rather say nothing. */
const CLOCKS_DIFFER_MS = 5_000;

/** The answers that still stand as this change left them: of the same person, given since the change before. */
function answersOf({ history, moments }: Report, change: ReportChange, place: number) {
  const before = history.slice(0, place).findLast((_, at) => !isRepeated({ history }, at));
  const since = Date.parse(before?.at ?? change.at);
  const until = Date.parse(change.at) + CLOCKS_DIFFER_MS;
  return moments.filter(({ author, answered_at }) => {
    const at = Date.parse(answered_at);
    return author.id === change.by.id && at > since && at <= until;
  });
}
