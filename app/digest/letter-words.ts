import { useLingui } from '@lingui/react/macro';
import type { Cadence, DigestReader } from '@heartsease/domain/digest/digest.ts';

/** "Eileen’s week" */
export function useLetterTitle(): (cadence: Cadence, name: string) => string {
  const { t } = useLingui();
  return (cadence, name) => {
    switch (cadence) {
      case 'weekly':
        return t`${name}’s week`;
      case 'fortnightly':
        return t`${name}’s fortnight`;
      case 'monthly':
        return t`${name}’s month`;
    }
  };
}

/** "Sarah Hartley, daughter: by email" */
export function useReaderWords(): (reader: DigestReader) => string {
  const { t } = useLingui();
  return ({ name, relationship, by }) => {
    switch (by) {
      case 'email':
        return t`${name}, ${relationship}: by email`;
      case 'print':
        return t`${name}, ${relationship}: printed, for the next visit`;
      case 'post':
        return t`${name}, ${relationship}: printed, by post`;
    }
  };
}
