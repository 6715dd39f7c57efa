import { useQuery } from '@tanstack/react-query';
import { listAskedSurveys } from '@heartsease/domain/surveys/survey-entries.endpoints.ts';
import { listSurveyActions, listYouSaidWeDid } from '@heartsease/domain/surveys/survey-actions.endpoints.ts';
import { getSurvey, getSurveyResults, listSurveys } from '@heartsease/domain/surveys/surveys.endpoints.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { read } from '../api/read.ts';
import { useWriteShownIn } from '../api/use-write.ts';
import { useMay } from '../session/use-may.ts';

const ALL = [listSurveys, getSurvey, getSurveyResults, listAskedSurveys, listSurveyActions, listYouSaidWeDid];

/** A write about surveys; whatever shows surveys is asked for anew. */
export function useSurveyWrite<E extends Endpoint>(endpoint: E) {
  return useWriteShownIn(
    endpoint,
    ALL.map(({ path }) => path),
  );
}

export function useSurveys() {
  return useQuery(read(listSurveys, {}));
}

export function useSurvey(survey_id: string) {
  return useQuery(read(getSurvey, { survey_id }));
}

export function useSurveyResults(survey_id: string) {
  return useQuery(read(getSurveyResults, { survey_id }));
}

/** What I am asked; nobody is asked where there are no surveys. */
export function useAskedSurveys() {
  return useQuery({ ...read(listAskedSurveys, {}, { isBackground: true }), enabled: useMay('surveys.view') });
}

export function useSurveyActions() {
  return useQuery({ ...read(listSurveyActions, {}), enabled: useMay('surveys.results') });
}

export function useYouSaidWeDid() {
  return useQuery(read(listYouSaidWeDid, {}));
}
