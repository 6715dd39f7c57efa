import cors from '@fastify/cors';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerAboutMe } from './about-me/about-me.routes.ts';
import { registerAboutMeTags } from './about-me/tags.routes.ts';
import { registerActivities } from './activities/activities.routes.ts';
import { registerOwnActivities } from './activities/own-activities.routes.ts';
import type { Config } from './config.ts';
import { registerConsents } from './consents/consents.routes.ts';
import { registerDashboard } from './dashboard/dashboard.routes.ts';
import type { Database } from './db/database.ts';
import type { App } from './http/app-context.ts';
import { diskStore } from './files/store.ts';
import { registerGoals } from './goals/goals.routes.ts';
import { answerError, kindOf, notFound } from './http/errors.ts';
import { registerHeaders } from './http/headers.ts';
import { registerHealth } from './http/health.ts';
import { giveLastAnswers } from './http/last-answers.ts';
import { maintenanceOf } from './http/maintenance.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerStatic } from './http/static.ts';
import { registerImport } from './import/import.routes.ts';
import { registerInvitations } from './invitations/invitations.routes.ts';
import { registerInstrumentPacks } from './pal/instrument-packs.routes.ts';
import { registerNotifications } from './notifications/notifications.routes.ts';
import { registerPal } from './pal/pal.routes.ts';
import { registerInterests } from './interests/interests.routes.ts';
import { registerPlans } from './planner/plan.routes.ts';
import { registerPlanner } from './planner/planner.routes.ts';
import { registerRelatives } from './relatives/relatives.routes.ts';
import { registerReports } from './reports/reports.routes.ts';
import { registerResidentGroups } from './resident-groups/resident-groups.routes.ts';
import { registerPhotos } from './residents/photos.routes.ts';
import { registerProfiles } from './residents/profile.routes.ts';
import { registerResidents } from './residents/residents.routes.ts';
import { registerPasskeys } from './second-step/passkeys.routes.ts';
import { registerSecondSteps } from './second-step/second-steps.routes.ts';
import { registerOwnDetails } from './session/details.routes.ts';
import { registerSession } from './session/session.routes.ts';
import { registerSignIns } from './session/sign-ins.routes.ts';
import { registerStaff } from './staff/staff.routes.ts';

export interface LogStream {
  write(line: string): void;
}

/** The largest report (200 moments with notes) is 120 kB. */
const BODY_LIMIT = 256 * 1024;

/** The whole server, feature by feature: this is the table of contents. */
export async function buildApp(parts: {
  config: Config;
  database: Database;
  now?: () => Date;
  /** Where the log goes instead of standard output. */
  log?: LogStream;
}): Promise<App> {
  const { config, database, now = () => new Date() } = parts;
  const fastify = createFastify(config, parts.log);
  const app: App = {
    fastify,
    database,
    config,
    now,
    endpoints: [],
    maintenance: maintenanceOf(database, config.maintenance),
    files: diskStore(config.data_dir),
  };
  await registerHeaders(app);
  await fastify.register(cors, {
    origin: config.allowed_origins,
    methods: ['POST'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: ['retry-after', 'x-replayed'],
    maxAge: 600,
    // Otherwise a half preflight is answered with 400.
    strictPreflight: false,
  });
  giveLastAnswers(fastify);
  registerMetrics(app);
  registerHealth(app);

  registerSession(app);
  registerSignIns(app);
  registerOwnDetails(app);
  registerNotifications(app);
  registerSecondSteps(app);
  registerPasskeys(app);
  registerInvitations(app);
  registerStaff(app);
  registerDashboard(app);
  registerResidents(app);
  registerProfiles(app);
  registerPhotos(app);
  registerGoals(app);
  registerConsents(app);
  registerImport(app);
  registerRelatives(app);
  registerActivities(app);
  registerOwnActivities(app);
  registerPlanner(app);
  registerPlans(app);
  registerReports(app);
  registerAboutMe(app);
  registerAboutMeTags(app);
  registerPal(app);
  registerInterests(app);
  registerResidentGroups(app);
  registerInstrumentPacks(app);

  registerOpenApi(app);
  await registerStatic(app);
  return app;
}

function createFastify(config: Config, stream?: LogStream): FastifyInstance {
  const fastify = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trust_proxy,
    // While it ends, the server answers what still reaches it.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A slow or silent connection is closed (quality.md, slowloris): 2,000 were held before, 122 after.
    requestTimeout: 15_000,
    keepAliveTimeout: 70_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.log_level,
      ...(stream && { stream }),
      // Nothing but what is named here reaches the log: no address, no body, no header, no error's words.
      serializers: {
        err: (error: Error) => ({ type: kindOf(error), message: '', stack: '' }),
        req: (request: { method: string }) => ({ method: request.method }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    // A path that can't be decoded is a path that nobody has. (Fastify's own answer to one has no headers.)
    rewriteUrl: ({ url = '/' }) => (canBeDecoded(url) ? url : '/api/unreadable'),
    frameworkErrors: (_error, request, reply) => {
      answerError(notFound(), request, reply);
    },
  });
  acceptJsonOnly(fastify);
  fastify.setErrorHandler(answerError);
  return fastify;
}

function canBeDecoded(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Fastify reads text/plain too, which a form of any page may send without asking first: a way around CORS. */
function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else void parse(request, String(body), done);
  });
}
