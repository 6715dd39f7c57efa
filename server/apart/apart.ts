import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

interface Where {
  /** A module that calls `serveApart`. */
  file: string;
  /** In ms: after so long without work the process ends, and what it took is given back. */
  idle_ms: number;
  /** In ms: work that takes longer ends the process, and fails. Left out: it takes what it takes. */
  most_ms?: number;
  /** Whether the machine serves everybody else first. */
  givesWay?: boolean;
}

export interface Apart<Work> {
  /** @throws what the work threw, or that its process ended */
  ask<Result>(work: Work): Promise<Result>;
  /** Lets the process go, and waits until it is gone. */
  end(): Promise<void>;
}

const LET_GO_WITHIN_MS = 500;

/** What is told of a failure: errors lose their own fields between two processes. */
export interface Failed {
  name: string;
  message: string;
  stack?: string | undefined;
  /** As PostgreSQL and Node say what went wrong. */
  code?: unknown;
}

/** An answer from the other side, as `serveApart` sends it. */
export type Answer = { id: number } & ({ result: unknown } | { failed: Failed });

/**
 * A process of its own for work that would keep everybody else waiting, or take memory that the server would never give
 * back. It begins with the first work and ends when there has been none for a while; where it dies, what it was doing
 * fails, and the next work begins another.
 */
export function apart<Work>({ file, idle_ms, most_ms, givesWay = false }: Where): Apart<Work> {
  let current: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;
  let underWay = 0;

  function begin(): ChildProcess {
    const child = fork(file, { serialization: 'advanced', execArgv: [] });
    const forget = () => {
      if (current === child) current = null;
    };
    child.once('exit', forget);
    child.once('disconnect', forget);
    // Also where it could not begin; an error that nobody hears would end the server.
    child.on('error', forget);
    // Each work of many listens for its own answer.
    child.setMaxListeners(0);
    if (givesWay && child.pid !== undefined) comeLast(child.pid);
    // It waits for work, and nobody waits for it.
    child.unref();
    child.channel?.unref();
    current = child;
    return child;
  }

  function end(child: ChildProcess) {
    if (child.connected) child.disconnect();
  }

  return {
    async ask<Result>(work: Work): Promise<Result> {
      clearTimeout(idle);
      const child = current?.connected ? current : begin();
      asked += 1;
      underWay += 1;
      child.channel?.ref();
      try {
        return await answerOf<Result>(child, { id: asked, work }, most_ms);
      } finally {
        underWay -= 1;
        if (underWay === 0) {
          child.channel?.unref();
          clearTimeout(idle);
          idle = setTimeout(() => end(child), idle_ms);
          idle.unref();
        }
      }
    },
    async end() {
      clearTimeout(idle);
      const child = current;
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const isGone = once(child, 'exit');
      child.ref();
      end(child);
      // Whatever computes without end hears of nothing.
      const tooLong = setTimeout(() => child.kill('SIGKILL'), LET_GO_WITHIN_MS);
      await isGone;
      clearTimeout(tooLong);
    },
  };
}

async function answerOf<Result>(
  child: ChildProcess,
  asked: { id: number; work: unknown },
  most_ms: number | undefined,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const tooLong = most_ms === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), most_ms);
  const onExit = () => reject(new Error('The process that did this ended'));
  const onAnswer = (message: unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the edge between two processes of ours
    const answer = message as { id: number } & ({ result: Result } | { failed: Failed });
    if (answer.id !== asked.id) return;
    if ('result' in answer) resolve(answer.result);
    else reject(Object.assign(new Error(answer.failed.message), answer.failed));
  };
  child.on('message', onAnswer);
  child.once('exit', onExit);
  child.once('error', onExit);
  child.send(asked);
  try {
    return await promise;
  } finally {
    clearTimeout(tooLong);
    child.off('message', onAnswer);
    child.off('exit', onExit);
    child.off('error', onExit);
  }
}

/** Where the machine lets nobody say so, it has its turn like everybody. */
function comeLast(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A container may forbid it.
  }
}
