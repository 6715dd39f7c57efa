import { config } from 'zod';

/** zod’s compiled parsers probe `eval`, which the content security policy refuses. Import this first. */
config({ jitless: true });
