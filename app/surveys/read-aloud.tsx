import { useLingui } from '@lingui/react/macro';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { StopIcon } from '@phosphor-icons/react/dist/csr/Stop';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';

/** Reads a question aloud with the device's own voice; where it has none, it says what to do instead. */
export function ReadAloud({ text }: { text: string }) {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<'still' | 'speaking' | 'cannot'>('still');
  const language = i18n.locale === 'cy' ? 'cy-GB' : 'en-GB';
  // Whoever goes on to the next question hears the end of none.
  useEffect(() => () => voiceOfDevice()?.cancel(), []);

  function speak() {
    const voice = voiceOfDevice();
    if (voice === null) {
      setState('cannot');
      return;
    }
    voice.cancel();
    if (state === 'speaking') {
      setState('still');
      return;
    }
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language;
    words.rate = 0.9;
    words.addEventListener('end', () => setState('still'));
    words.addEventListener('error', ({ error }) =>
      setState(error === 'canceled' || error === 'interrupted' ? 'still' : 'cannot'),
    );
    setState('speaking');
    voice.speak(words);
    // Some browsers take the words and never say them.
    window.setTimeout(() => {
      if (!voice.speaking && !voice.pending) setState((now) => (now === 'speaking' ? 'cannot' : now));
    }, 2_500);
  }

  return (
    <div>
      <Button
        variant="soft"
        onClick={speak}
        icon={
          state === 'speaking' ? (
            <StopIcon weight="fill" aria-hidden="true" />
          ) : (
            <SpeakerHighIcon weight="bold" aria-hidden="true" />
          )
        }
      >
        {state === 'speaking' ? t`Stop` : t`Read aloud`}
      </Button>
      <p role="status" className="secondary">
        {state === 'cannot' ? t`This device has no voice for that. Somebody can read it with you.` : ''}
      </p>
    </div>
  );
}

function voiceOfDevice(): SpeechSynthesis | null {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : null;
}
