import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getEvidence,
  linkEvidence,
  linkPhoto,
  linkSurvey,
  listFrameworks,
  listGaps,
  listLinks,
  listPhotoLinks,
  listPieces,
  listSurveyLinks,
  unlinkEvidence,
} from '@heartsease/domain/evidence/evidence.endpoints.ts';
import type { EvidenceAsk } from '@heartsease/domain/evidence/evidence.endpoints.ts';
import type { SourceKind } from '@heartsease/domain/evidence/sources.ts';
import { read } from '../api/read.ts';
import { useToldWrite } from '../api/use-told-write.ts';
import { useNewWrite } from '../staff/staff.api.ts';

/** The last stays in view while other days come. */
export function useEvidence(ask: EvidenceAsk) {
  return useQuery({ ...read(getEvidence, ask), placeholderData: keepPreviousData });
}

export function useFrameworks() {
  return useQuery(read(listFrameworks, {}, { isBackground: true }));
}

export function useGaps(ask: EvidenceAsk) {
  return useQuery(read(listGaps, ask));
}

export function usePieces(ask: EvidenceAsk & { question: string; source?: SourceKind; page: number }) {
  return useQuery({ ...read(listPieces, ask), placeholderData: keepPreviousData });
}

/** What can be tied to a question by hand. */
export interface Tied {
  kind: 'report' | 'photo' | 'survey';
  id: string;
}

/** To which questions something is tied, and to which it may be. */
export function useLinks({ kind, id }: Tied) {
  const ofReport = useQuery({
    ...read(listLinks, { report_id: id }, { isBackground: true }),
    enabled: kind === 'report',
  });
  const ofPhoto = useQuery({
    ...read(listPhotoLinks, { photo_id: id }, { isBackground: true }),
    enabled: kind === 'photo',
  });
  const ofSurvey = useQuery({
    ...read(listSurveyLinks, { survey_id: id }, { isBackground: true }),
    enabled: kind === 'survey',
  });
  return { report: ofReport, photo: ofPhoto, survey: ofSurvey }[kind];
}

/** Ties it to a question, with a word why. */
export function useLinkEvidence({ kind, id }: Tied) {
  const newWrite = useNewWrite();
  const refresh = useRefresh();
  const report = useToldWrite(linkEvidence, refresh);
  const photo = useToldWrite(linkPhoto, refresh);
  const survey = useToldWrite(linkSurvey, refresh);
  return {
    isPending: report.isPending || photo.isPending || survey.isPending,
    link(said: { question: string; why: string }, onDone: () => void) {
      const words = { ...newWrite(), ...said };
      if (kind === 'report') report.write({ ...words, report_id: id }, onDone);
      else if (kind === 'photo') photo.write({ ...words, photo_id: id }, onDone);
      else survey.write({ ...words, survey_id: id }, onDone);
    },
  };
}

export function useUnlinkEvidence() {
  return useToldWrite(unlinkEvidence, useRefresh());
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const shown = [listLinks, listPhotoLinks, listSurveyLinks, getEvidence, listPieces];
    await Promise.all(shown.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}
