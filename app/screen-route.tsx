import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import { signedInOnly } from './session/guards.ts';
import { fetchPart } from './shell/fetch-part.ts';
import type { ScreenHandle } from './shell/screen-handle.ts';
import { WORKS_OFFLINE, titleOf } from './shell/section-names.ts';
import type { SectionName } from './shell/section-names.ts';

type Load = () => Promise<ComponentType>;

/** A section of `/tabs`. Whether it exists for whoever is here is decided by `sectionsOf`. */
export function section(name: SectionName, load: Load): RouteObject {
  const handle: ScreenHandle = { section: name, title: titleOf(name), works_offline: WORKS_OFFLINE.includes(name) };
  return { path: name, handle, lazy: { Component: () => fetchPart(load) } };
}

/** A full screen of signed-in people; without the permission it does not exist. */
export function own(
  path: string,
  title: MessageDescriptor,
  load: Load,
  may?: Permission,
  { works_offline = false, is_own = false } = {},
): RouteObject {
  const handle: ScreenHandle = { title, works_offline, is_own, ...(may !== undefined && { may }) };
  return { path, loader: signedInOnly, handle, lazy: { Component: () => fetchPart(load) } };
}

/** About one's own account: also for whoever waits. */
export function ofOneself(path: string, title: MessageDescriptor, load: Load): RouteObject {
  return own(path, title, load, undefined, { is_own: true });
}
