import cors from '@fastify/cors';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerAboutMe } from './about-me/about-me.routes.ts';
import { registerAboutMeTags } from './about-me/tags.routes.ts';
import { registerActivities } from './activities/activities.routes.ts';
import { registerOwnActivities } from './activities/own-activities.routes.ts';
import { registerOrganisations } from './organisations/organisations.routes.ts';
import type { Config } from './config.ts';
import { registerChat } from './chat/chat.routes.ts';
import { registerConcerns } from './concerns/concerns.routes.ts';
import { registerConsentRequests } from './consents/consent-requests.routes.ts';
import { registerDecisions } from './consents/decisions.routes.ts';
import { registerConsents } from './consents/consents.routes.ts';
import { registerDashboard } from './dashboard/dashboard.routes.ts';
import { registerFigures } from './dashboard/figures.routes.ts';
import type { Database } from './db/database.ts';
import type { App } from './http/app-context.ts';
import { registerAppLinks } from './http/app-links.ts';
import { openErrorReports } from './error-reports/error-reports.ts';
import type { ErrorReports } from './error-reports/error-reports.ts';
import { registerErrorReports } from './error-reports/error-reports.routes.ts';
import { fileStore } from './files/store.ts';
import { registerCalendarFeeds } from './events/calendar-feed.ts';
import { registerEvents } from './events/events.routes.ts';
import { registerDigests } from './digest/digests.routes.ts';
import { registerLettersStop } from './digest/stop-letters.ts';
import { registerFamilyOrganisation } from './family-organisation/family-organisation.routes.ts';
import { registerFamilyUpdates } from './family-updates/family-updates.routes.ts';
import { registerSharing } from './family-updates/sharing.routes.ts';
import { registerGoals } from './goals/goals.routes.ts';
import { registerHandedIn } from './handed-in/handed-in.routes.ts';
import { answerError, isSurprise, kindOf, notFound } from './http/errors.ts';
import { registerHeaders } from './http/headers.ts';
import { registerHealth } from './http/health.ts';
import { giveLastAnswers } from './http/last-answers.ts';
import { maintenanceOf } from './http/maintenance.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerEvidencePacks } from './evidence-pack/evidence-packs.routes.ts';
import { registerPackPages } from './evidence-pack/open-pack.ts';
import { registerEvidence } from './evidence/evidence.routes.ts';
import { registerExports } from './exports/exports.routes.ts';
import { registerPageFonts } from './http/page-fonts.ts';
import { registerStatic } from './http/static.ts';
import { registerImport } from './import/import.routes.ts';
import { registerInvitations } from './invitations/invitations.routes.ts';
import { registerJoining } from './invitations/joining.routes.ts';
import { registerObservations } from './observations/observations.routes.ts';
import { registerInsights } from './insights/insights.routes.ts';
import { registerInstrumentPacks } from './pal/instrument-packs.routes.ts';
import { registerLive } from './live/live.routes.ts';
import { registerNotices } from './notice-board/notices.routes.ts';
import { registerNoticePrint } from './notice-board/print.routes.ts';
import { registerNoticeReads } from './notice-board/reads.routes.ts';
import { registerNoticePhotos } from './notice-board/send-notice-photo.ts';
import { registerNoticeTv } from './notice-board/tv.routes.ts';
import { registerDirector } from './director/director.routes.ts';
import { registerPractice } from './practice/practice.routes.ts';
import { registerNotifications } from './notifications/notifications.routes.ts';
import { registerMailsStop } from './notifications/stop-mails.ts';
import { registerPush } from './push/push.routes.ts';
import { registerPal } from './pal/pal.routes.ts';
import { registerInterests } from './interests/interests.routes.ts';
import { registerPhotoBooks } from './photo-book/photo-books.routes.ts';
import { registerPhotoAlbum } from './photos/photos.routes.ts';
import { registerPlans } from './planner/plan.routes.ts';
import { registerPlanner } from './planner/planner.routes.ts';
import { registerPrint } from './print/print.routes.ts';
import { registerRelatives } from './relatives/relatives.routes.ts';
import { registerReports } from './reports/reports.routes.ts';
import { registerReviews } from './reports/review.routes.ts';
import { registerCameBack } from './report-deliveries/came-back.routes.ts';
import { registerDeliveries } from './report-deliveries/deliveries.routes.ts';
import { registerLetters } from './report-deliveries/open-letter.ts';
import { registerResidentGroups } from './resident-groups/resident-groups.routes.ts';
import { registerResources } from './resources/resources.routes.ts';
import { registerRisks } from './risk-assessment/risk.routes.ts';
import { registerSessionRisks } from './risk-assessment/session-risk.routes.ts';
import { registerPhotos } from './residents/photos.routes.ts';
import { registerProfiles } from './residents/profile.routes.ts';
import { registerResidents } from './residents/residents.routes.ts';
import { registerPasskeys } from './second-step/passkeys.routes.ts';
import { registerPins } from './tablets/pins.routes.ts';
import { registerTablets } from './tablets/tablets.routes.ts';
import { registerUnlock } from './tablets/unlock.routes.ts';
import { registerSecondSteps } from './second-step/second-steps.routes.ts';
import { registerOwnDetails } from './session/details.routes.ts';
import { registerMailLinks } from './session/mail-links.routes.ts';
import { registerSession } from './session/session.routes.ts';
import { registerSignIns } from './session/sign-ins.routes.ts';
import { registerStaff } from './staff/staff.routes.ts';
import { registerOpenEntries } from './surveys/open-entries.routes.ts';
import { registerSurveyActions } from './surveys/survey-actions.routes.ts';
import { registerSurveyEntries } from './surveys/survey-entries.routes.ts';
import { registerSurveys } from './surveys/surveys.routes.ts';
import { registerTour } from './tour/tour.routes.ts';
import { registerTutorials } from './tutorials/tutorials.routes.ts';
import { registerVideos } from './videos/videos.routes.ts';

export interface LogStream {
  write(line: string): void;
}

/** The largest report (200 moments with notes) is 120 kB. */
const BODY_LIMIT = 256 * 1024;

/** The whole server, feature by feature: this is the table of contents. */
export async function buildApp(parts: {
  config: Config;
  database: Database;
  /** Where that database is: the event stream listens there on a connection of its own. */
  url: string;
  now?: () => Date;
  /** Where the log goes instead of standard output. */
  log?: LogStream;
  /** Where surprises are told to; opened here unless they are told of other things as well. */
  reports?: ErrorReports;
}): Promise<App> {
  const { config, database, url, now = () => new Date() } = parts;
  const reports = parts.reports ?? (await openErrorReports(config));
  const fastify = createFastify(config, reports, parts.log);
  const app: App = {
    fastify,
    database,
    config,
    now,
    endpoints: [],
    writes: new Map(),
    maintenance: maintenanceOf(database, config.maintenance),
    files: fileStore(config),
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
  // Before the last answers: a stream that stays open would hold the server back.
  registerLive(app, url);
  giveLastAnswers(fastify);
  registerMetrics(app);
  registerHealth(app);
  registerAppLinks(app);
  registerErrorReports(app);

  registerSession(app);
  registerMailLinks(app);
  registerSignIns(app);
  registerOwnDetails(app);
  registerNotifications(app);
  registerPush(app);
  registerSecondSteps(app);
  registerTablets(app);
  registerUnlock(app);
  registerPins(app);
  registerPasskeys(app);
  registerInvitations(app);
  registerJoining(app);
  registerStaff(app);
  registerDashboard(app);
  registerFigures(app);
  registerTour(app);
  registerTutorials(app);
  registerVideos(app);
  registerResidents(app);
  registerProfiles(app);
  registerPhotos(app);
  registerDigests(app);
  registerLettersStop(app);
  registerMailsStop(app);
  registerPhotoAlbum(app);
  registerPhotoBooks(app);
  registerGoals(app);
  registerInsights(app);
  registerEvidence(app);
  registerExports(app);
  registerEvidencePacks(app);
  registerPackPages(app);
  registerPageFonts(app);
  registerConsents(app);
  registerConsentRequests(app);
  registerDecisions(app);
  registerImport(app);
  registerRelatives(app);
  registerFamilyOrganisation(app);
  registerFamilyUpdates(app);
  registerSharing(app);
  registerActivities(app);
  registerOwnActivities(app);
  registerPlanner(app);
  registerPrint(app);
  registerPlans(app);
  registerEvents(app);
  registerCalendarFeeds(app);
  registerReports(app);
  registerReviews(app);
  registerHandedIn(app);
  registerObservations(app);
  registerConcerns(app);
  registerChat(app);
  registerDeliveries(app);
  registerCameBack(app);
  registerLetters(app);
  registerAboutMe(app);
  registerAboutMeTags(app);
  registerPal(app);
  registerInterests(app);
  registerResidentGroups(app);
  registerInstrumentPacks(app);
  registerOrganisations(app);
  registerResources(app);
  registerRisks(app);
  registerSessionRisks(app);
  registerSurveys(app);
  registerSurveyEntries(app);
  registerOpenEntries(app);
  registerSurveyActions(app);
  registerNotices(app);
  registerNoticeReads(app);
  registerNoticePrint(app);
  registerNoticePhotos(app);
  registerNoticeTv(app);
  registerPractice(app);
  registerDirector(app, url);

  registerOpenApi(app);
  await registerStatic(app);
  return app;
}

function createFastify(config: Config, reports: ErrorReports, stream?: LogStream): FastifyInstance {
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
  fastify.setErrorHandler((error: Error, request, reply) => {
    if (isSurprise(error)) reports.tell(error, { method: request.method, path: request.routeOptions.url });
    answerError(error, request, reply);
  });
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
