import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
type Graph = Parameters<Extract<Group['name'], (...input: never[]) => unknown>>[1];

/**
 * Folders of app/ whose screens come as one file: whoever opens one of them opens others next, and a slow phone pays
 * more for a file than for what is in it (docs/decisions/0094).
 */
const AREAS: Record<string, string[]> = {
  today: ['today'],
  plan: ['planner', 'events', 'print'],
  log: ['reports'],
  noticed: ['observations', 'concerns', 'risk-assessment', 'report-deliveries'],
  photos: ['photos', 'photo-book'],
  people: ['residents', 'resident-groups', 'goals', 'interests'],
  person: ['about-me', 'insights', 'pal', 'consents', 'consent-requests'],
  library: ['activities', 'resources', 'videos', 'tutorials'],
  family: ['relatives', 'family-updates', 'family-organisation', 'digest'],
  talk: ['chat', 'notifications'],
  board: ['notice-board', 'surveys'],
  proof: ['figures', 'evidence', 'evidence-pack', 'organisations', 'exports'],
  house: ['staff', 'shared-tablet', 'handed-in', 'director', 'practice'],
  spreadsheet: ['import'],
  guide: ['help', 'tour', 'shortcuts'],
  own: ['account', 'second-step', 'phone-lock', 'session'],
};
/** Of the folders that no area names. */
const REST = 'shell';
const AREA_OF = new Map(Object.entries(AREAS).flatMap(([area, folders]) => folders.map((folder) => [folder, area])));

const ARIA = /node_modules[\\/](react-aria|react-stately|@react-aria|@react-stately|@internationalized)/;
/** What stands around every screen behind the sign-in, and what opens the kept profile. */
const FRAME = /[\\/]app[\\/](shell[\\/](signed-in|tabs-screen)\.tsx|session[\\/](kept-profile|session-secret)\.ts)$/;
/**
 * Languages, the intro, error reports, what only a phone's own app has, and what its area does without: each is fetched
 * by itself.
 */
const APART =
  /[\\/]words[\\/](start|intro|signed-in|seldom)[\\/]|[\\/](error-reports|native)[\\/]|[\\/]intro-|(native-reports|command-search|tour-layer)\.tsx?$|sentry|worker/;

/**
 * The files of the build, in the order in which they choose. What a group takes brings along all that it imports and no group before it
 * took, so no two files ever need each other.
 */
export const FILES: Group[] = [
  {
    name: 'react',
    test: (id) =>
      /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/.test(id) || id.includes('rolldown/runtime'),
    priority: 6,
  },
  // Fetched only where somebody receives errors; the service worker keeps neither (write-service-worker.ts).
  { name: 'sentry-core', test: /node_modules[\\/]@sentry[\\/](core|browser-utils|conventions)[\\/]/, priority: 5.8 },
  { name: 'sentry-replay', test: /node_modules[\\/]@sentry[\\/]replay[\\/]/, priority: 5.7 },
  { name: 'sentry', test: /node_modules[\\/]@sentry[\\/](?!capacitor)/, priority: 5.6 },
  {
    name: 'core',
    test: /node_modules[\\/](@lingui|zod|use-sync-external-store)[\\/]|[\\/]app[\\/]zod-without-eval/,
    priority: 5,
  },
  { name: 'aria', test: ARIA, priority: 4 },
  // Measured: without these two the sign-in takes 30 requests instead of 15.
  { name: 'start', tags: ['$initial'], priority: 3 },
  { name: 'session', test: /[\\/]session[\\/]login-screen/, priority: 2.5 },
  // Only a phone's own app fetches it, so it is in no browser's copy (write-service-worker.ts).
  {
    name: 'native',
    test: /node_modules[\\/]@(capacitor|aparajita)[\\/]|[\\/]app[\\/]device[\\/]native[\\/]/,
    priority: 2,
  },
  // The demo's faces bring nothing that the signed-in screens do not need anyway.
  { name: 'face', test: /[\\/]app[\\/](ui[\\/]face|session[\\/]demo-accounts)\.tsx/, priority: 2 },
  { name: 'routes', test: /[\\/]app[\\/](?!start-)[a-z-]*routes\.tsx$/, priority: 0.9 },
  { name: withFrame, priority: 0.8 },
  { name: withDialogs, priority: 0.7 },
  // Of the words in Welsh, and of a screen in the lounge that speaks it.
  { name: 'dates-in-welsh', test: /date-fns[\\/]locale[\\/]cy/, priority: 0.65 },
  { name: forTwoAreas, priority: 0.6 },
  // A hundred drawings.
  { name: 'icon-picker', test: /[\\/]ui[\\/]icon-picker\.tsx$/, priority: 0.5 },
  { name: forOneArea, priority: 0.4 },
];

/** What three areas or more need is there with the frame, but for what opens dialogs: that comes with the first one. */
function withFrame(id: string, graph: Graph): string | null {
  const isShared = !APART.test(id) && areasOf(id, graph).size > 2 && !needsAria(id, graph);
  return isShared || FRAME.test(id) ? 'signed-in' : null;
}

function withDialogs(id: string, graph: Graph): string | null {
  return !APART.test(id) && areasOf(id, graph).size > 2 ? 'kit' : null;
}

function forTwoAreas(id: string, graph: Graph): string | null {
  const areas = areasOf(id, graph);
  return !APART.test(id) && areas.size === 2 ? [...areas].sort().join('-and-') : null;
}

function forOneArea(id: string, graph: Graph): string | null {
  const areas = areasOf(id, graph);
  return !APART.test(id) && areas.size === 1 ? [...areas].join('') : null;
}

const areasKnown = new Map<string, ReadonlySet<string>>();

/** The areas whose screens need a module: those of all parts that are fetched by themselves and lead to it. */
function areasOf(id: string, graph: Graph): ReadonlySet<string> {
  const before = areasKnown.get(id);
  if (before !== undefined) return before;
  const areas = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if ((info?.dynamicImporters.length ?? 0) > 0) areas.add(areaOf(module));
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  areasKnown.set(id, areas);
  return areas;
}

function areaOf(id: string): string {
  return AREA_OF.get(/[\\/]app[\\/]([a-z-]+)[\\/]/.exec(id)?.[1] ?? '') ?? REST;
}

function needsAria(id: string, graph: Graph): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (ARIA.test(module)) return true;
    for (const needed of graph.getModuleInfo(module)?.importedIds ?? []) seen.add(needed);
  }
  return false;
}
