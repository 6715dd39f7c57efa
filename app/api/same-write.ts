import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';

interface SameWrite {
  /** The id under which this is sent: the one of before while it says the same, so that it is done once. */
  idOf: (said: unknown) => string;
  /** It was answered: the next is another write, also when it says the same. */
  answered: (client_id: string) => void;
}

/**
 * What is sent again because its answer was lost is the same write, and another once it says something else: the
 * server refuses one id for two things, and does one thing twice under two ids.
 */
export function sameWrite(newId: () => string): SameWrite {
  let last: { client_id: string; told: string } | null = null;
  return {
    idOf: (said) => {
      const told = JSON.stringify(said);
      if (last?.told !== told) last = { client_id: newId(), told };
      return last.client_id;
    },
    answered: (client_id) => {
      if (last?.client_id === client_id) last = null;
    },
  };
}

/** For one form or one button, as long as it stands there. */
export function useSameWrite(): SameWrite {
  const [write] = useState(() => sameWrite(uuidv7));
  return write;
}
