import { serveApart } from '../apart/serve-apart.ts';
import { connect } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { makeEvidencePack } from '../evidence-pack/make-evidence-pack.ts';
import { makeExport } from '../exports/make-export.ts';
import { fileStore } from '../files/store.ts';
import type { HeavyWork } from './heavy-work.ts';

let database: Database | undefined;

/** The other end of `heavyWork`. */
serveApart(async ({ task, payload, tries, config, url }: HeavyWork) => {
  database ??= connect(url, 2);
  const now = new Date();
  const files = fileStore(config);
  if (task === 'make_export') await makeExport({ database, files }, payload, { now, tries });
  else await makeEvidencePack(database, payload, { now, tries, files });
});
