import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { clashOf, isSame } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { OwnVideo, VideoWords } from '@heartsease/domain/videos/video.ts';
import type { Upload } from '@heartsease/domain/videos/video.ts';
import { saveVideo, setPoster } from '@heartsease/domain/videos/videos.endpoints.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useTitle } from '../shell/title.tsx';
import { Button } from '../ui/button.tsx';
import { pictureAsText } from '../ui/canvas-text.ts';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { CaptionsPart } from './captions-part.tsx';
import { FilmPart } from './film-part.tsx';
import { PosterPart } from './poster-part.tsx';
import { useSending } from './use-upload.ts';
import { fieldsOf, problemsOf, useVideoFieldWords, withTyped } from './video-fields.ts';
import type { VideoFields } from './video-fields.ts';
import styles from './video-form.module.css';
import { RightsPart, WhatPart } from './video-parts.tsx';
import { useUpload, useVideoWrite } from './videos.api.ts';

interface VideoFormProps {
  /** Null for a new one. */
  video: OwnVideo | null;
  draftKey: string;
  begun: Begun<VideoFields>;
  onStartAnew: (() => void) | undefined;
  /** Asks anew for the address of a film that stands already, and tells the one that it has now. */
  askAnew?: () => Promise<string | null | undefined>;
  onDone: () => void;
}

/** The editor of a film: it comes part by part while its words and captions are written. */
export function VideoForm({ video, draftKey, begun, onStartAnew, askAnew, onDone }: VideoFormProps) {
  const { t } = useLingui();
  const { labels, say } = useVideoFieldWords();
  const save = useVideoWrite(saveVideo);
  const give = useVideoWrite(setPoster);
  const player = useRef<HTMLVideoElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const [hasPicture, setHasPicture] = useState(false);
  const [fields, setFields] = useState(begun.fields);
  const [stood, setStood] = useState({ base: begun.base, base_version: begun.base_version });
  const [clash, setClash] = useState<Clash<VideoFields> | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { sending, send, goOn, stop } = useSending(takeFilm);
  const { data: upload, refetch } = useUpload(video === null ? fields.upload_id : null);
  const film = video ?? (upload?.id === fields.upload_id ? upload : undefined);
  const seconds = film?.seconds ?? null;
  const src = film?.src ?? null;
  const listed = Object.entries(problems).map(([id, message]) => ({ id, message: inWords(message) }));
  useTitle({ hasErrors: listed.length > 0 });
  const { forget } = useKeepDraft(draftKey, isSame(fields, stood.base) ? null : { fields, ...stood });

  function change(part: Partial<VideoFields>) {
    setFields((now) => ({ ...now, ...part }));
  }

  /** A picture was of the film before. */
  function takeFilm({ id }: Upload) {
    if (id !== fields.upload_id) setHasPicture(false);
    change({ upload_id: id });
  }

  const errorOf = (field: string) => inWords(problems[field]);

  async function submit() {
    if (save.isPending || give.isPending) return;
    // Words that nobody added go where the film stands, as with a tap on "Add it".
    const at = player.current?.currentTime ?? 0;
    const written = src === null ? fields : { ...fields, captions: fields.captions.map((one) => withTyped(one, at)) };
    setFields(written);
    const found = problemsOf(written, seconds);
    const isOnItsWay = sending.state !== 'none' && sending.state !== 'refused';
    if (isOnItsWay) found['upload_id'] = 'The film is not whole yet. Let it come to its end first';
    else if (video === null && src === null) found['upload_id'] = 'Choose a film';
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { base_version } = stood;
    const ids = { video_id: video?.id ?? null, upload_id: video === null ? fields.upload_id : null };
    let saved: OwnVideo;
    try {
      saved = await save.mutateAsync({ ...VideoWords.parse(written), ...ids, base_version });
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'conflict') mergeWith(OwnVideo.parse(failure.current));
      else setProblems(problemsIn(caught));
      return;
    }
    await forget();
    if (await givePicture(saved)) showToast({ kind: 'success', text: t`“${saved.title}” is on the list.` });
    onDone();
  }

  /** The film stands without it: what goes wrong here is told, and can be tried again from the list. */
  async function givePicture({ id, title }: OwnVideo): Promise<boolean> {
    if (!hasPicture || picture.current === null) return true;
    try {
      await give.mutateAsync({ video_id: id, image: await pictureAsText(picture.current) });
      return true;
    } catch (caught) {
      tellFailure(caught, t`“${title}” is on the list, without its new picture.`);
      return false;
    }
  }

  function mergeWith(now: OwnVideo) {
    const stands = fieldsOf(now);
    const who = { by: now.changed_by, at: now.changed_at };
    const { merged, clash: found } = clashOf({ base: stood.base, mine: fields, stands }, who);
    setFields(merged);
    setStood({ base: stands, base_version: now.version });
    setClash(found);
  }

  const parts = { fields, change, errorOf };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary errors={listed} />
      {onStartAnew && clash === null && <BegunNotice onStartAnew={onStartAnew} />}
      {clash !== null && (
        <ClashCard
          clash={clash}
          label={(field) => new Map(Object.entries(labels)).get(field) ?? field}
          say={say}
          onChoose={(field, value) => setFields({ ...fields, [field]: value })}
        />
      )}
      <Card as="section" aria-labelledby="film" className={styles.part}>
        <FilmPart
          player={player}
          film={film === undefined || src === null ? null : { id: film.id, src }}
          askAnew={askAnew ?? (async () => (await refetch()).data?.src)}
          sending={sending}
          error={errorOf('upload_id')}
          onChoose={video === null ? (file) => void send(file) : undefined}
          onGoOn={goOn}
          onStop={stop}
        />
        {src !== null && (
          <PosterPart
            player={player}
            canvas={picture}
            standing={video?.poster ?? null}
            isDrawn={hasPicture}
            onDrawn={() => setHasPicture(true)}
          />
        )}
      </Card>
      <Card className={styles.part}>
        <WhatPart {...parts} />
      </Card>
      <Card className={styles.part}>
        <CaptionsPart {...parts} player={src === null ? null : player} />
      </Card>
      <Card className={styles.part}>
        <RightsPart {...parts} />
      </Card>
      <Button type="submit" size="large" full busy={save.isPending || give.isPending}>
        {video === null ? t`Put it on the list` : t`Save`}
      </Button>
    </form>
  );
}
