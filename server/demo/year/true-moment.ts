import type { Basis, MomentResponse, NotTodayReason } from '@heartsease/domain/reports/response.ts';
import type { YearPerson } from './people-of-year.ts';

/** One person's part in what took place, before it is a row. */
export type TrueMoment = {
  person: YearPerson;
  response: MomentResponse;
  basis: Basis;
  not_today_reason: NotTodayReason | null;
  note: string | null;
};
