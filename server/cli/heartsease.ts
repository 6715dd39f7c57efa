import { CannotStart } from '../cannot-start.ts';
import { readConfig } from '../config.ts';
import { changeHomeCommand, inviteManager, newHome } from './homes.ts';
import { maintenance } from './maintenance.ts';
import { printTablesFile } from './print-tables-file.ts';
import { status } from './status.ts';
import { Misunderstood } from './words.ts';
import type { Asked } from './words.ts';

interface Command {
  usage: string;
  what: string;
  run: (asked: Asked) => Promise<void>;
}

const COMMANDS: Record<string, Command> = {
  status: { usage: 'status', what: 'What runs, and what is in the database', run: status },
  maintenance: {
    usage: 'maintenance on [--until 2026-11-21T18:00] [--message "Back at six"] | off',
    what: 'Answer every call with 503 until it is off again or the time has come',
    run: maintenance,
  },
  'new-home': {
    usage:
      'new-home --home "Larch House" [--organisation …] [--town …] [--region ENG] [--phone …] [--timezone Europe/London] [--package E]',
    what: 'Make a care home, and print the link for its first manager',
    run: newHome,
  },
  'change-home': {
    usage:
      'change-home --home "Our care home" [--name …] [--town …] [--region …] [--phone …] [--timezone …] [--package …]',
    what: 'Correct what is known of a care home',
    run: changeHomeCommand,
  },
  'invite-manager': {
    usage: 'invite-manager [--home "Larch House"]',
    what: 'Print a link that makes whoever opens it first the manager of a home',
    run: inviteManager,
  },
  'print-tables': {
    usage: 'print-tables',
    what: 'For developers: write server/db/tables.ts from the migrations',
    run: printTablesFile,
  },
};

/** @returns the exit code */
export async function heartsease(
  [name = 'help', ...words]: string[],
  environment: Record<string, string | undefined>,
  say: (text: string) => void,
): Promise<0 | 1> {
  const command = COMMANDS[name];
  try {
    if (command) await command.run({ config: readConfig(environment), words, say });
    else say(help());
    return command || name === 'help' || name === '--help' ? 0 : 1;
  } catch (error) {
    if (error instanceof Misunderstood) say(`${error.message}\nLike this: npm run heartsease -- ${command?.usage}`);
    else if (error instanceof CannotStart) say(error.message);
    else throw error;
    return 1;
  }
}

function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, what }) => `  ${usage}\n      ${what}`);
  return [
    'npm run heartsease -- <command>',
    ...lines,
    'It works on the database of the running server, on DATABASE_URL, or on the one in DATA_DIR.',
  ].join('\n');
}

if (import.meta.main) {
  process.exitCode = await heartsease(process.argv.slice(2), process.env, (text) => process.stdout.write(`${text}\n`));
}
