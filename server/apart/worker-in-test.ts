import { serveApart } from './serve-apart.ts';

export type TestWork = 'whose' | 'fail' | 'die' | 'hang' | 'priority';

/** A process apart for `apart.test.ts`. */
serveApart(async (work: TestWork) => {
  switch (work) {
    case 'whose':
      return process.pid;
    case 'fail':
      throw new TypeError('It rains');
    case 'die':
      return process.kill(process.pid, 'SIGKILL');
    case 'hang':
      return await new Promise(() => {});
    case 'priority':
      return (await import('node:os')).getPriority();
  }
});
