import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';

/** The part of THE table of screens that is about risk assessments; where the organisation has none, nobody may enter. */
export const riskScreens: RouteObject[] = [
  own(
    '/risk',
    msg`Risk assessments`,
    async () => (await import('./risk-assessment/risks-screen.tsx')).RisksScreen,
    'risk.view',
  ),
  own(
    '/risk/new/:scope',
    msg`A risk assessment`,
    async () => (await import('./risk-assessment/risk-form-screen.tsx')).NewRiskScreen,
    'risk.edit',
  ),
  own(
    '/risk/new/:scope/:subjectId',
    msg`A risk assessment`,
    async () => (await import('./risk-assessment/risk-form-screen.tsx')).NewRiskScreen,
    'risk.edit',
  ),
  own(
    '/risk/:riskAssessmentId',
    msg`Risk assessment`,
    async () => (await import('./risk-assessment/risk-screen.tsx')).RiskScreen,
    'risk.view',
  ),
  own(
    '/risk/:riskAssessmentId/change',
    msg`Risk assessment`,
    async () => (await import('./risk-assessment/risk-form-screen.tsx')).ChangeRiskScreen,
    'risk.edit',
  ),
];
