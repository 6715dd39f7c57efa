import { buildApp } from './build.ts';

buildApp();
await import('../server/main.ts');
