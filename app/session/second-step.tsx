import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { Starting } from '../shell/starting.tsx';
import { learnSignedInWords } from '../words/language.ts';

export interface SecondStepProps {
  /** The same call once more, with the code. */
  send: (otp: string) => Promise<{ token: string }>;
  enter: (token: string) => Promise<void>;
  onBack: () => void;
}

/** Fetched when a sign-in asks for it, with the words that the app is about to need anyway. */
const SecondStepScreen = lazy<ComponentType<SecondStepProps>>(async () => {
  const [{ SecondStepScreen }] = await Promise.all([import('./second-step-screen.tsx'), learnSignedInWords()]);
  return { default: SecondStepScreen };
});

export function SecondStep(props: SecondStepProps) {
  return (
    <Suspense fallback={<Starting />}>
      <SecondStepScreen {...props} />
    </Suspense>
  );
}
