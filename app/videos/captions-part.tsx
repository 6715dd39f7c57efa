import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { CAPTION_LANGUAGES } from '@heartsease/domain/videos/video.ts';
import type { CaptionLanguage } from '@heartsease/domain/videos/video.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { Select } from '../ui/select.tsx';
import type { VideoFields, WrittenCaptions } from './video-fields.ts';
import { useVideoFieldWords, withTyped } from './video-fields.ts';
import styles from './video-form.module.css';
import { useLanguageName } from './video-words.ts';

const MOST_LANGUAGES = 4;

interface CaptionsPartProps {
  fields: VideoFields;
  change: (part: Partial<VideoFields>) => void;
  errorOf: (field: string) => string | undefined;
  /** Null until there is a film to write captions along. */
  player: RefObject<HTMLVideoElement | null> | null;
}

/** Captions in one language at least: typed along the film, pasted, or out of a file. */
export function CaptionsPart({ fields: { captions, transcript }, change, errorOf, player }: CaptionsPartProps) {
  const { t } = useLingui();
  const { labels } = useVideoFieldWords();
  const free = CAPTION_LANGUAGES.find((one) => captions.every(({ language }) => language !== one));
  const put = (place: number, part: Partial<WrittenCaptions>) =>
    change({ captions: captions.map((one, at) => (at === place ? { ...one, ...part } : one)) });
  return (
    <fieldset className={styles.fieldset} id="captions" tabIndex={-1}>
      <legend>{labels.captions}</legend>
      <p className="secondary">
        {t`What is said, and what sounds: a line for each, beginning with its time, as in “0:05 Good morning”. WebVTT and SubRip can be pasted too.`}
      </p>
      <FieldError id="captions-error" error={errorOf('captions')} />
      {captions.map((one, place) => (
        <OneLanguage
          key={place}
          place={place}
          captions={one}
          taken={captions.filter((other) => other !== one).map(({ language }) => language)}
          error={errorOf(`captions.${place}.text`)}
          player={player}
          onChange={(part) => put(place, part)}
          onRemove={
            captions.length === 1 ? undefined : () => change({ captions: captions.filter((_, at) => at !== place) })
          }
        />
      ))}
      {captions.length < MOST_LANGUAGES && free !== undefined && (
        <div className={styles.buttons}>
          <Button
            variant="line"
            icon={<PlusIcon weight="bold" aria-hidden="true" />}
            onClick={() => change({ captions: [...captions, { language: free, text: '' }] })}
          >
            {t`Another language`}
          </Button>
        </div>
      )}
      <TextareaField
        label={labels.transcript}
        id="transcript"
        optional
        rows={4}
        description={t`To be read instead of watched. Left empty, it is the words of the first captions.`}
        error={errorOf('transcript')}
        value={transcript}
        onChange={({ target }) => change({ transcript: target.value })}
      />
    </fieldset>
  );
}

interface OneLanguageProps {
  place: number;
  captions: WrittenCaptions;
  taken: readonly CaptionLanguage[];
  error: string | undefined;
  player: CaptionsPartProps['player'];
  onChange: (part: Partial<WrittenCaptions>) => void;
  onRemove: (() => void) | undefined;
}

function OneLanguage({ place, captions, taken, error, player, onChange, onRemove }: OneLanguageProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const input = useRef<HTMLInputElement>(null);
  const { language, text } = captions;
  const name = languageName(language);
  const isWritten = text.trim() !== '';
  const [asked, ask] = useState<{ about: 'remove' } | { about: 'replace'; read: string } | null>(null);

  function takeIn(read: string) {
    if (isWritten) ask({ about: 'replace', read });
    else onChange({ text: read });
  }

  function confirm() {
    if (asked?.about === 'replace') onChange({ text: asked.read });
    else onRemove?.();
    ask(null);
  }

  return (
    <div className={styles.caption}>
      <Select<CaptionLanguage>
        label={t`Language of the captions`}
        name={`captions.${place}.language`}
        value={language}
        onChange={(chosen) => onChange({ language: chosen })}
        options={CAPTION_LANGUAGES.filter((one) => !taken.includes(one)).map((one) => ({
          value: one,
          label: languageName(one),
        }))}
      />
      <TextareaField
        label={t`Captions in ${name}`}
        id={`captions.${place}.text`}
        rows={6}
        spellCheck
        lang={language}
        error={error}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {player !== null && (
        <AddNow
          name={name}
          typed={captions.typed ?? ''}
          onType={(typed) => onChange({ typed: typed === '' ? undefined : typed })}
          onAdd={() => onChange(withTyped(captions, player.current?.currentTime ?? 0))}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="line" size="small" onClick={() => input.current?.click()}>
          {t`From a file (.vtt, .srt)`}
        </Button>
        {onRemove && (
          <Button variant="quiet" size="small" onClick={() => (isWritten ? ask({ about: 'remove' }) : onRemove())}>
            {t`Take ${name} out`}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt,.txt,text/vtt,text/plain"
        hidden
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(takeIn);
          target.value = '';
        }}
      />
      <Ask
        isOpen={asked !== null}
        kind="danger"
        title={asked?.about === 'replace' ? t`Use the captions of the file?` : t`Take the captions in ${name} out?`}
        confirm={asked?.about === 'replace' ? t`Use the file` : t`Take them out`}
        cancel={t`Keep them`}
        onConfirm={confirm}
        onCancel={() => ask(null)}
      >
        {asked?.about === 'replace'
          ? t`They take the place of the captions in ${name} that are written here.`
          : t`What is written in them goes, and does not come back.`}
      </Ask>
    </div>
  );
}

interface AddNowProps {
  name: string;
  typed: string;
  onType: (typed: string) => void;
  onAdd: () => void;
}

/** Words for the moment at which the film stands. */
function AddNow({ name, typed, onType, onAdd }: AddNowProps) {
  const { t } = useLingui();
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  function add() {
    setMissing(typed.trim() === '');
    if (typed.trim() === '') document.getElementById(id)?.focus();
    else onAdd();
  }
  return (
    <div className={styles.now}>
      <Field
        label={t`What is said where the film stands now (${name})`}
        id={id}
        error={isMissing ? t`Write what is said` : undefined}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => {
          setMissing(false);
          onType(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter adds the line, and does not send the form.
          event.preventDefault();
          add();
        }}
      />
      <Button variant="soft" onClick={add}>
        {t`Add it`}
      </Button>
    </div>
  );
}
