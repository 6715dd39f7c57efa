import { church, walks, withFrame, wheels, sees, aids } from './demo-profile.ts';
import type { DemoProfile } from './demo-profile.ts';

export const wrekinWing: Record<string, DemoProfile> = {
  'dilys-roberts': {
    title: 'Miss',
    faith: 'Calvinistic Methodist',
    cultural_needs: 'Welsh for prayers and at bedtime.',
    key_worker: 'carys-bowen',
    needs: { ...withFrame, ...aids, hands: 'steady', fatigue: 'tires_quickly', best_times: ['morning'] },
  },
  'halina-kowalska': {
    title: 'Pani',
    faith: 'Roman Catholic',
    cultural_needs: 'No meat on Fridays. Wigilia on 24 December.',
    key_worker: 'joanna-mazur',
    needs: {
      ...walks,
      ...sees,
      hands: 'steady',
      fatigue: 'tires',
      best_times: ['afternoon', 'evening'],
      seat: 'Where she can see the keys',
    },
  },
  'hazel-tudge': {
    title: 'Ms',
    faith: '',
    cultural_needs: 'Deaf with a capital D. An interpreter for everything official.',
    key_worker: 'lorna-fairclough',
    needs: {
      ...walks,
      sight: 'glasses',
      hearing: 'deaf',
      hands: 'steady',
      fatigue: 'lasts_well',
      seat: 'Back to the wall, light on your face',
    },
  },
  'gwyneth-breeze': {
    title: 'Mrs',
    faith: church,
    key_worker: 'marta-silva',
    needs: { ...withFrame, ...sees, hands: 'weak_grip', has_allergies: true, allergies: ['Nuts', 'Sticking plaster'] },
  },
  'nora-lavelle': {
    title: 'Miss',
    faith: 'Roman Catholic',
    key_worker: 'paul-ashdown',
    needs: { ...walks, ...sees, fatigue: 'lasts_well', best_times: ['evening'] },
  },
  'brenda-yapp': {
    title: 'Mrs',
    faith: '',
    key_worker: 'yasmin-akhtar',
    needs: { ...wheels, ...sees, hands: 'steady', fatigue: 'lasts_well' },
  },
  'peter-lang': {
    title: 'Mr',
    faith: '',
    key_worker: 'tomasz-zielinski',
    needs: {
      ...walks,
      ...aids,
      hands: 'steady',
      fatigue: 'tires',
      seat: 'Beside Malcolm on Thursdays',
      risks: ['photosensitive'],
    },
  },
  'sushila-patel': {
    title: 'Mrs',
    faith: 'Hindu',
    cultural_needs: 'Vegetarian, no eggs. Shoes off at the shrine. Women carers for washing.',
    key_worker: 'sunita-rai',
    needs: { ...walks, ...sees, hands: 'steady', fatigue: 'lasts_well', best_times: ['morning'] },
  },
  'rafiq-khokhar': {
    title: 'Mr',
    faith: 'Muslim',
    cultural_needs: 'Halal. Five prayers a day; ask before planning anything on a Friday at one.',
    key_worker: 'yasmin-akhtar',
    needs: { ...withFrame, ...aids, hands: 'steady', has_allergies: true, allergies: ['Aspirin'] },
  },
  'george-thirlby': {
    title: 'Mr',
    faith: church,
    key_worker: 'callum-reid',
    needs: {
      ...walks,
      sight: 'low_vision',
      hearing: 'hears_well',
      hands: 'steady',
      seat: 'Things told by the clock: tea at three, biscuit at nine',
    },
  },
  'bill-rudge': {
    title: 'Mr',
    faith: church,
    key_worker: 'mick-dawes',
    needs: { ...wheels, sight: 'glasses', hearing: 'hard_of_hearing', hands: 'steady', fatigue: 'tires_quickly' },
  },
  'marjorie-tipton': {
    title: 'Mrs',
    faith: 'Quaker',
    key_worker: 'bev-cooper',
    needs: { ...withFrame, ...aids, hands: 'steady', fatigue: 'lasts_well', best_times: ['morning'] },
  },
};
