import { describe, expect, it } from 'vitest';
import { basisOf, consentOf, decisionOf, stillOpen, takenBack } from './consent-request.ts';

describe('who may decide', () => {
  it('is an attorney for health and welfare, a deputy or a guardian', () => {
    expect(basisOf([{ kind: 'lpa_property_finance' }, { kind: 'lpa_health_welfare' }])).toBe('attorney_hw');
    expect(basisOf([{ kind: 'deputy' }])).toBe('deputy');
    expect(basisOf([{ kind: 'guardian' }])).toBe('deputy');
  });

  it('is nobody by money, by an old power, or without a document', () => {
    expect(basisOf([{ kind: 'lpa_property_finance' }, { kind: 'enduring_power' }])).toBeNull();
    expect(basisOf([])).toBeNull();
  });
});

describe('what is still open', () => {
  const asked_at = new Date('2026-11-24T10:00:00Z');
  const purposes = ['photo_home', 'chat'] as const;
  const at = (recorded_at: string) => ({ purpose: 'chat' as const, recorded_at: new Date(recorded_at) });

  it('is what nobody has answered since it was asked', () => {
    expect(stillOpen({ purposes, asked_at }, [at('2026-11-24T09:59:59Z')])).toEqual(['photo_home', 'chat']);
    expect(stillOpen({ purposes, asked_at }, [at('2026-11-24T10:00:01Z')])).toEqual(['photo_home']);
  });
});

describe('an answer', () => {
  const grounds = {
    basis: 'attorney_hw' as const,
    decided_by: 'Gloria Clarke',
    capacity_assessed_on: '2026-11-01',
    today: '2026-11-26',
  };

  it('is a yes for a year, with what it depends on', () => {
    expect(consentOf({ purpose: 'chat', status: 'given', conditions: 'Ask me first.' }, grounds)).toMatchObject({
      basis: 'attorney_hw',
      decided_by: 'Gloria Clarke',
      capacity_assessed_on: '2026-11-01',
      decided_on: '2026-11-26',
      review_on: '2027-11-26',
      conditions: 'Ask me first.',
    });
  });

  it('is a no that depends on nothing', () => {
    expect(consentOf({ purpose: 'chat', status: 'refused', conditions: 'Ask me first.' }, grounds)).toMatchObject({
      review_on: null,
      conditions: '',
    });
  });
});

describe('a yes that is taken back', () => {
  it('is one that was given by a document, and tells nothing that the person said', () => {
    const answer = {
      id: '0199a3a0-0000-7000-8000-000000000001',
      purpose: 'chat' as const,
      version: 1,
      status: 'given' as const,
      decided_by: 'Gloria Clarke',
      capacity_assessed_on: null,
      people_consulted: 'Her sister',
      conditions: '',
      decided_on: '2026-11-24',
      review_on: '2027-11-24',
      evidence: 'Cabinet 3',
      recorded_at: '2026-11-24T10:00:00.000Z',
      recorded_by: 'Nadia',
    };
    const bases = ['attorney_hw', 'deputy', 'resident', 'best_interests'] as const;
    const told = bases.map((basis) => decisionOf({ ...answer, basis }));
    expect(told.slice(2)).toEqual([null, null]);
    expect(told[0]).toEqual({
      purpose: 'chat',
      status: 'given',
      decided_by: 'Gloria Clarke',
      conditions: '',
      decided_on: '2026-11-24',
      review_on: '2027-11-24',
    });
    expect(decisionOf(null)).toBeNull();
  });

  it('is written down in the name of whoever takes it back, and depends on nothing any more', () => {
    const grounds = { basis: 'deputy' as const, decided_by: 'Gloria Clarke', today: '2026-11-26' };
    expect(takenBack({ purpose: 'chat', capacity_assessed_on: '2026-11-01' }, grounds)).toEqual({
      purpose: 'chat',
      status: 'withdrawn',
      basis: 'deputy',
      decided_by: 'Gloria Clarke',
      capacity_assessed_on: '2026-11-01',
      people_consulted: '',
      conditions: '',
      decided_on: '2026-11-26',
      review_on: null,
      evidence: '',
    });
  });
});
