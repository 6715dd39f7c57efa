import { useProfile } from '../session/use-session.ts';

/** What something cost, in the money of the home: `£4`, `£12.50`; in the Republic of Ireland `€4`. */
export function useMoney(): { sign: string; say: (pence: number) => string } {
  const sign = useProfile().carehome.region === 'IRL' ? '€' : '£';
  return { sign, say: (pence) => `${sign}${pence % 100 === 0 ? pence / 100 : (pence / 100).toFixed(2)}` };
}
