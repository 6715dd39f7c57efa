import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { may } from '@heartsease/domain/access/permissions.ts';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { parseSync } from 'vite';
import type { SectionName } from '../app/shell/section-names.ts';
import { mayOpen } from '../app/shell/sections.ts';

const APP = join(import.meta.dirname, '../app');

/** An entry of THE table of screens. */
export interface Screen {
  path: string;
  /** Whoever has a sign-in, or whoever has the address. */
  isSignedIn: boolean;
  needs: Permission | null;
  /** About one's own account: also for whoever waits. */
  isOwn: boolean;
}

/** What makes an entry of the table (app/screen-route.tsx, app/start-routes.tsx). */
const MAKERS = new Set(['own', 'ofOneself', 'section', 'screen']);

/**
 * Every screen of the app, read from the app's own table in the order of its files: whoever adds one there adds it
 * here. What only leads on to another address, and what stands for all addresses that are none, is left out.
 */
export function allScreens(): Screen[] {
  const files = globSync('*routes.tsx', { cwd: APP }).toSorted();
  return files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(join(APP, file), 'utf8'));
    return screensIn(program, file !== 'start-routes.tsx');
  });
}

/** May whoever this is open it? As the app decides it, for the screen and for the section. */
export function mayEnter(screen: Screen, viewer: Profile): boolean {
  if (!screen.isSignedIn) return false;
  if (viewer.waits_for !== null && !screen.isOwn) return false;
  const [, section] = /^\/tabs\/([a-z]+)/.exec(screen.path) ?? [];
  if (section !== undefined) return mayOpen(viewer, section as SectionName);
  return screen.needs === null || may(viewer, screen.needs);
}

type Node = { type: string } & Record<string, unknown>;

function screensIn(tree: unknown, isSignedIn: boolean): Screen[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => screensIn(part, isSignedIn));
  if (!isNode(tree)) return [];
  const within = Object.values(tree).flatMap((part) => screensIn(part, isSignedIn));
  if (tree.type === 'CallExpression' && MAKERS.has(nameOf(tree['callee']))) {
    const [path, ...rest] = tree['arguments'] as Node[];
    const address = textOf(path);
    if (address === null) return within;
    const isSection = nameOf(tree['callee']) === 'section';
    return [
      {
        path: isSection ? `/tabs/${address}` : address,
        isSignedIn,
        needs: (rest.map(textOf).find((text) => text !== null) as Permission | null) ?? null,
        isOwn:
          nameOf(tree['callee']) === 'ofOneself' || rest.some((argument) => propertyOf(argument, 'is_own') !== null),
      },
      ...within,
    ];
  }
  const path = textOf(propertyOf(tree, 'path'));
  if (path === null || path === '*' || path === '/tabs') return within;
  const leadsOn =
    ['Component', 'lazy'].every((name) => propertyOf(tree, name) === null) ||
    nameOf(propertyOf(tree, 'Component')) === 'Starting';
  const spreads = (tree['properties'] as Node[]).some(({ type }) => type === 'SpreadElement');
  if (leadsOn && !spreads) return within;
  const address = path.startsWith('/') ? path : `/tabs/${path}`;
  const isAlone = ['/answer/', '/tv/'].some((start) => path.startsWith(start));
  return [{ path: address, isSignedIn: isSignedIn && !isAlone, needs: null, isOwn: false }, ...(spreads ? [] : within)];
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part;
}

function nameOf(part: unknown): string {
  return isNode(part) && part.type === 'Identifier' ? String(part['name']) : '';
}

function textOf(part: unknown): string | null {
  return isNode(part) && part.type === 'Literal' && typeof part['value'] === 'string' ? part['value'] : null;
}

function propertyOf(object: unknown, name: string): unknown {
  if (!isNode(object) || object.type !== 'ObjectExpression') return null;
  const property = (object['properties'] as Node[]).find(({ key }) => nameOf(key) === name);
  return property?.['value'] ?? null;
}
