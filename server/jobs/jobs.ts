import { EventEmitter } from 'node:events';
import { parseCronItems, run, runMigrations } from 'graphile-worker';
import type { WorkerEvents } from 'graphile-worker';
import type { Config } from '../config.ts';
import { NO_REPORTS } from '../error-reports/error-reports.ts';
import type { ErrorReports } from '../error-reports/error-reports.ts';
import { connect, openPool } from '../db/database.ts';
import { writeLetters } from '../digest/letters-job.ts';
import { tellNewsOfTheDay } from '../family-updates/news-of-the-day.ts';
import { fileStore } from '../files/store.ts';
import { sendMail } from '../mail/send-mail.ts';
import { tryMailsAgain } from '../mail/try-again.ts';
import { heavyWork } from './heavy-work.ts';
import { freeLeftJobs } from './left-jobs.ts';
import { NotReached, pushJobs } from '../push/push-jobs.ts';
import { QUIET } from './quiet-logger.ts';
import { surveyDay } from '../surveys/survey-day.ts';
import { tidy } from './tidy.ts';
import { sweepVideos } from '../videos/sweep-videos.queries.ts';
import { videoStore } from '../videos/video-store.ts';

export interface Jobs {
  stop(): Promise<void>;
}

/**
 * Work that waits in the database: mail, files and what devices are told now; news in the evening, letters on Friday afternoons, tidying up at night. A job is asked for inside the
 * transaction that needs it, so it is there exactly when that is.
 *
 * @param url connects as the owner: jobs serve all homes
 */
export async function startJobs(config: Config, url: string, reports: ErrorReports = NO_REPORTS): Promise<Jobs> {
  const pgPool = openPool(url, { max: 10 });
  const database = connect(url, 2);
  const heavy = heavyWork(config, url);
  await runMigrations({ pgPool });
  const events: WorkerEvents = new EventEmitter();
  const names: string[] = [];
  events.on('pool:create', ({ workerPool }) => names.push(workerPool.id));
  // Its own log names payloads; ours does not.
  const all = { pgPool, events, noHandleSignals: true, logger: QUIET };
  // Each with runners of its own, so that a pack or the letters of a whole home, which take minutes, hold up neither.
  const pushes = await run({ ...all, concurrency: 4, taskList: await pushJobs(pgPool, config) });
  const mails = await run({
    ...all,
    concurrency: 2,
    taskList: { send_mail: async (payload) => await sendMail(pgPool, config, payload) },
  });
  const runner = await run({
    ...all,
    concurrency: 2,
    taskList: {
      make_export: async (payload, { job }) => await heavy.run('make_export', payload, job.attempts),
      make_evidence_pack: async (payload, { job }) => await heavy.run('make_evidence_pack', payload, job.attempts),
      tell_news: async () => await tellNewsOfTheDay({ pool: pgPool, database }, config, new Date()),
      write_letters: async () => await writeLetters({ pool: pgPool, database }, new Date()),
      try_mails_again: async () => await tryMailsAgain(pgPool, config, new Date()),
      survey_day: async () => await surveyDay(pgPool, database, config, new Date()),
      tidy: async () => {
        // First, so that the pictures of films that go now go with them.
        await sweepVideos(pgPool, videoStore(config.data_dir));
        await tidy(pgPool, fileStore(config));
      },
    },
    parsedCronItems: parseCronItems([
      { task: 'tidy', match: '17 3 * * *' },
      // Between the eighth try and the ninth lie 50 minutes.
      { task: 'try_mails_again', match: '*/15 * * * *' },
      { task: 'tell_news', match: '2 * * * *' },
      { task: 'write_letters', match: '4 * * * *' },
      // Every hour, because homes begin their days at different hours; each survey is told of once a day.
      { task: 'survey_day', match: '23 * * * *' },
    ]),
  });
  events.on('job:error', ({ error, job }) => {
    if (!(error instanceof NotReached)) reports.tell(error, { job: job.task_identifier });
  });
  const left = freeLeftJobs(pgPool, names);
  return {
    async stop() {
      // What is half made is made by the next server.
      await Promise.all([heavy.end(), runner.stop(), mails.stop(), pushes.stop()]);
      await left.stop();
      await database.destroy();
      await pgPool.end();
    },
  };
}
