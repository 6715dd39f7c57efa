import { useSyncExternalStore } from 'react';
import { demoMode } from './demo-mode.ts';
import type { DemoModeState } from './demo-mode-state.ts';

export function useDemoMode(): DemoModeState {
  return useSyncExternalStore(demoMode.onChange, demoMode.now);
}
