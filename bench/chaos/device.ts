import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { cutLine, mendLine } from '../../e2e/line.ts';
import { openBrowser } from './browser.ts';
import type { OwnBrowser } from './browser.ts';
import { TELL } from './app-hands.ts';
import type { Front } from './front.ts';
import type { Told } from './ledger.ts';

/** However busy the machine is. */
export const DEVICE_TIMEOUT_MS = 180_000;

/** Where something else was put under somebody's finger meanwhile, they give up after so long. */
export const PATIENCE_MS = 15_000;

const TOLD_WITHIN_MS = 30_000;

/** A phone, a tablet, a desk: one profile of a real browser, that outlives whatever becomes of the browser. */
export class ChaosDevice {
  readonly front: Front;
  readonly people: readonly string[];
  isOffline = false;
  readonly #profile: string;
  readonly #hear: (told: Told) => void;
  #browser: OwnBrowser | null = null;

  constructor(parts: { front: Front; people: readonly string[]; profile: string; hear: (told: Told) => void }) {
    this.front = parts.front;
    this.people = parts.people;
    this.#profile = parts.profile;
    this.#hear = parts.hear;
  }

  /** The tabs that are open, the oldest first; opens the browser and a tab where there is none. */
  async tabs(): Promise<Page[]> {
    const browser = (this.#browser ??= await this.#open());
    const open = browser.context.pages().filter((page) => !page.isClosed());
    return open.length > 0 ? open : [await this.openTab()];
  }

  async openTab(): Promise<Page> {
    const browser = (this.#browser ??= await this.#open());
    const page = await browser.context.newPage();
    await page.goto(`${this.front.address}/tabs/more`, { waitUntil: 'commit' });
    return page;
  }

  async goOffline(isOffline: boolean): Promise<void> {
    const browser = (this.#browser ??= await this.#open());
    this.isOffline = isOffline;
    const isTold = (isOffline ? cutLine(browser.context) : mendLine(browser.context)).then(
      () => true,
      () => false,
    );
    // Told in the midst of going to another page, a browser may never answer: then somebody pulls the plug.
    if (!(await Promise.race([isTold, pause(TOLD_WITHIN_MS, false)]))) await this.kill();
  }

  /** The power goes: nothing of it gets another moment. */
  async kill(): Promise<void> {
    const killed = this.#browser;
    this.#browser = null;
    await killed?.kill();
  }

  async #open(): Promise<OwnBrowser> {
    const browser = await openBrowser(this.#profile);
    const { context } = browser;
    context.setDefaultTimeout(DEVICE_TIMEOUT_MS);
    await context.exposeBinding(TELL, (_source, told: Told) => this.#hear(told));
    await context.addInitScript(() => {
      // The device has seen the intro before; the browser's own pages have no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('intro-seen', 'true');
    });
    if (this.isOffline) await cutLine(context);
    // The empty page with which it opens.
    const [empty] = context.pages();
    if (empty !== undefined) await empty.goto(`${this.front.address}/tabs/more`, { waitUntil: 'commit' });
    return browser;
  }
}
