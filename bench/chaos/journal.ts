/** What happened, line by line, for whoever looks for the cause. */
export interface Journal {
  say(what: string): void;
  text(): string;
}

export function openJournal(isTold: boolean): Journal {
  const began = Date.now();
  const lines: string[] = [];
  return {
    say: (what) => {
      const line = `${((Date.now() - began) / 1_000).toFixed(1).padStart(7)} s  ${what}`;
      lines.push(line);
      if (isTold) process.stdout.write(`${line}\n`);
    },
    text: () => `${lines.join('\n')}\n`,
  };
}
