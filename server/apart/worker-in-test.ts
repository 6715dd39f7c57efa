import { serveApart } from './serve-apart.ts';

export type TestWork = 'whose' | 'fail' | 'die' | 'hang' | 'compute' | 'priority';

/** A process apart for `apart.test.ts`. */
serveApart(async (work: TestWork) => {
  switch (work) {
    case 'whose':
      return process.pid;
    case 'fail':
      throw Object.assign(new TypeError('It rains'), { code: '57P01' });
    case 'die':
      return process.kill(process.pid, 'SIGKILL');
    case 'hang':
      return await new Promise(() => {});
    case 'compute':
      for (;;);
    case 'priority':
      return (await import('node:os')).getPriority();
  }
});
