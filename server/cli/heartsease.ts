import { CannotStart } from '../cannot-start.ts';
import { readConfig } from '../config.ts';
import { listReasons } from './audit.ts';
import { configShow } from './config-show.ts';
import { doctor } from './doctor.ts';
import { addHeadOffice, endHeadOfficeCommand, listHeadOffice } from './head-office.ts';
import { addHome, changeHomeCommand, listHomes } from './homes.ts';
import { inviteSomebody } from './invite-somebody.ts';
import { maintenance } from './maintenance.ts';
import { changeOrganisationCommand, listOrganisations } from './organisations.ts';
import { listPackages, setPackageCommand } from './packages.ts';
import { printTablesFile } from './print-tables-file.ts';
import { status } from './status.ts';
import { endUser, listUsers, resetSecondStep, resetUser, signOutUser } from './users.ts';
import { Misunderstood } from './words.ts';
import type { Asked } from './words.ts';

interface Command {
  /** What may stand behind the command's name. */
  options: string;
  what: string;
  run: (asked: Asked) => Promise<void>;
}

const PLACE = '[--town Shrewsbury] [--region ENG] [--phone …] [--timezone Europe/London]';

const COMMANDS: Record<string, Command> = {
  status: { options: '', what: 'What runs, and what is in the database', run: status },
  doctor: { options: '', what: 'Look for everything that could keep the server from serving', run: doctor },
  'config show': { options: '', what: 'Every setting, and where it comes from; no secret is shown', run: configShow },
  'organisation list': { options: '', what: 'The organisations and their homes', run: listOrganisations },
  'organisation change': {
    options: '--organisation "Severn Care" [--name …] [--risk-assessments on|off] [--second-step on|off]',
    what: 'Rename an organisation, switch its risk assessments, or ask its managers for a second step',
    run: changeOrganisationCommand,
  },
  'head-office list': {
    options: '',
    what: 'Who sees the figures of all homes of an organisation',
    run: listHeadOffice,
  },
  'head-office add': {
    options: '--email … [--organisation "Severn Care"]',
    what: 'Let somebody see the figures of all homes of an organisation; residents they see only where they are members',
    run: addHeadOffice,
  },
  'head-office end': {
    options: '--email … [--organisation "Severn Care"]',
    what: 'Take that back, at once',
    run: endHeadOfficeCommand,
  },
  'home list': { options: '', what: 'The care homes', run: listHomes },
  'home add': {
    options: `--home "Larch House" [--organisation …] ${PLACE} [--package E]`,
    what: 'Make a care home, and print the link for its first manager',
    run: addHome,
  },
  'home change': {
    options: `--home "Larch House" [--name …] ${PLACE}`,
    what: 'Correct what is known of a care home',
    run: changeHomeCommand,
  },
  'package list': { options: '', what: 'The package of each home, and until when', run: listPackages },
  'package set': {
    options: '--home "Larch House" [--package C] [--basic on|off] [--expires 2027-03-31|never]',
    what: 'Give a home a package, make it basic, or let it expire',
    run: setPackageCommand,
  },
  'user list': { options: '[--home "Larch House"]', what: 'Who may sign in, where and as what', run: listUsers },
  'user sign-out': { options: '--email …', what: 'End every session of somebody at once', run: signOutUser },
  'user end': {
    options: '--email … [--home "Larch House"]',
    what: 'End somebody’s membership of a home, and their sessions there, at once',
    run: endUser,
  },
  'user reset-password': {
    options: '--email …',
    what: 'Print a link with which somebody sets a new password',
    run: resetUser,
  },
  'user reset-second-step': {
    options: '--email …',
    what: 'Switch somebody’s second step off who lost their device, and sign them out',
    run: resetSecondStep,
  },
  'audit reasons': {
    options: '[--home "Larch House"] [--since 2026-11-01]',
    what: 'Who took a file or a pack of evidence out, or added what was long ago: when, with names or without, and what for',
    run: listReasons,
  },
  invite: {
    options: '[--home "Larch House"] [--role manager|coordinator|carer] [--first-name …] [--last-name …]',
    what: 'Print a link that makes whoever opens it first a member of a home; a manager unless told otherwise',
    run: inviteSomebody,
  },
  maintenance: {
    options: 'on [--until 2026-11-21T18:00] [--message "Back at six"] | off',
    what: 'Answer every call with 503 until it is off again or the time has come',
    run: maintenance,
  },
  'print-tables': {
    options: '',
    what: 'For developers: write server/db/tables.ts from the migrations',
    run: printTablesFile,
  },
};

/**
 * Runs a command of the operator. `--json` makes the answer one JSON document, `--help` explains instead.
 *
 * @returns the exit code
 */
export async function heartsease(
  typed: string[],
  environment: Record<string, string | undefined>,
  say: (text: string) => void,
): Promise<0 | 1> {
  const isJson = typed.includes('--json');
  const isAsking = typed.includes('--help') || typed[0] === 'help';
  const said = typed.filter((word) => word !== '--json' && word !== '--help' && word !== 'help');
  const name = [said.slice(0, 2).join(' '), said[0] ?? ''].find((words) => words in COMMANDS) ?? '';
  const command = COMMANDS[name];
  if (!command || isAsking) {
    say(helpFor(name || (said[0] ?? '')));
    return isAsking || said.length === 0 ? 0 : 1;
  }
  const tell: Asked['tell'] = (text, facts) => say(isJson ? JSON.stringify(facts ?? { message: text }, null, 2) : text);
  const failed = (text: string, more = '') => say(isJson ? JSON.stringify({ error: text }, null, 2) : text + more);
  try {
    await command.run({ config: readConfig(environment), words: said.slice(name.split(' ').length), tell });
    return 0;
  } catch (error) {
    if (error instanceof Misunderstood) failed(error.message, `\nLike this: ${usageOf(name, command)}`);
    else if (error instanceof CannotStart) failed(error.message);
    else throw error;
    return 1;
  }
}

/** Of one command, of those that begin alike (`home`), or of all. */
function helpFor(said: string): string {
  const alike = Object.entries(COMMANDS).filter(([name]) => name === said || name.startsWith(`${said} `));
  const shown = alike.length > 0 ? alike : Object.entries(COMMANDS);
  return [
    ...shown.map(([name, command]) => `${usageOf(name, command)}\n    ${command.what}`),
    'Each takes --json, for programs, and --help.',
    'They work on the database of the running server, on DATABASE_URL, or on the one in DATA_DIR.',
  ].join('\n');
}

function usageOf(name: string, { options }: Command): string {
  return `npm run heartsease -- ${name}${options && ` ${options}`}`;
}

if (import.meta.main) {
  process.exitCode = await heartsease(process.argv.slice(2), process.env, (text) => process.stdout.write(`${text}\n`));
}
