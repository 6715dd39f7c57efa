import { useLingui } from '@lingui/react/macro';
import { useMemo, useReducer, useState } from 'react';
import { isSame } from '@heartsease/domain/merge.ts';
import type { getPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { savePhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { mergePhoto } from '@heartsease/domain/photos/merge-photo.ts';
import { StaffPhoto } from '@heartsease/domain/photos/photo.ts';
import type { PhotoWords, Subject } from '@heartsease/domain/photos/photo.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { MarkFaces } from './mark-faces.tsx';
import { PhotoPeople } from './photo-people.tsx';
import styles from './photo-sheet.module.css';
import { usePhoto, usePhotoWrite } from './photos.api.ts';
import { WhoWillSee } from './who-will-see.tsx';

export interface LikelyPerson {
  id: string;
  known_as: string;
}

interface PhotoSheetProps {
  photo_id: string;
  likely: readonly LikelyPerson[];
  /** Just taken. */
  isNew?: boolean;
  onClose: () => void;
}

type Photo = OutputOf<typeof getPhoto>;

/** What is refused of these stands beside them; the rest is told by a toast. */
const SHOWN_AT = new Set(['caption', 'is_tagging_complete', 'is_shared']);

/** Who is in a photo, what it shows, and whether families may see it. */
export function PhotoSheet({ photo_id, likely, isNew = false, onClose }: PhotoSheetProps) {
  const { t } = useLingui();
  const query = usePhoto(photo_id);
  const draftKey = `photo:${photo_id}`;
  return (
    <Sheet isOpen onClose={onClose} title={isNew ? t`Your new photo` : t`About this photo`}>
      <AsyncView
        query={query}
        waiting={<Skeleton shape="block" height={240} />}
        failedTitle={t`There is a problem opening this photo`}
      >
        {(photo) => (
          <FromDraft key={photo.id} draftKey={draftKey} fresh={fromPhoto(photo)}>
            {(begun) => <PhotoForm photo={photo} likely={likely} draftKey={draftKey} begun={begun} onClose={onClose} />}
          </FromDraft>
        )}
      </AsyncView>
    </Sheet>
  );
}

interface Fields {
  subjects: Subject[];
  /** Of everybody who was named, by their id. */
  names: Record<string, string>;
  caption: string;
  isComplete: boolean;
  isShared: boolean;
}

function fromPhoto({ people, caption, is_tagging_complete, sharing, version }: StaffPhoto): Begun<Fields> {
  const fields = {
    subjects: people.map(({ resident_id, box }) => ({ resident_id, box })),
    names: Object.fromEntries(people.map(({ resident_id, known_as }) => [resident_id, known_as])),
    caption,
    isComplete: is_tagging_complete,
    isShared: sharing === 'shared',
  };
  return { fields, base: fields, base_version: version };
}

function wordsOf({ subjects, caption, isComplete, isShared }: Fields): PhotoWords {
  return { caption, subjects, is_tagging_complete: isComplete, is_shared: isShared && isComplete };
}

/** What somebody else saved meanwhile, put together with what is being written here. */
interface Meanwhile {
  begun: Begun<Fields>;
  isWithdrawn: boolean;
  captionOfOther: string | null;
}

function meanwhile(begun: Begun<Fields>, now: StaffPhoto): Meanwhile {
  const stands = fromPhoto(now);
  const { merged, captionOfOther } = mergePhoto({
    base: wordsOf(begun.base),
    mine: wordsOf(begun.fields),
    stands: wordsOf(stands.fields),
    sharing: now.sharing,
  });
  const fields = {
    subjects: merged.subjects,
    names: { ...begun.fields.names, ...stands.fields.names },
    caption: merged.caption,
    isComplete: merged.is_tagging_complete,
    isShared: merged.is_shared,
  };
  return { begun: { ...stands, fields }, isWithdrawn: now.sharing === 'withdrawn', captionOfOther };
}

interface Form {
  draft: Begun<Fields>;
  clash: Meanwhile | null;
}

type FormEvent = { kind: 'changed'; more: Partial<Fields> } | { kind: 'clashed'; stands: StaffPhoto };

/** Put together with what is written by then: whoever went on writing while it was saved loses no word. */
function formAfter({ draft, clash }: Form, event: FormEvent): Form {
  if (event.kind === 'changed') return { draft: { ...draft, fields: { ...draft.fields, ...event.more } }, clash };
  const found = meanwhile(draft, event.stands);
  return { draft: found.begun, clash: found };
}

interface PhotoFormProps {
  photo: Photo;
  likely: readonly LikelyPerson[];
  draftKey: string;
  begun: Begun<Fields>;
  onClose: () => void;
}

function PhotoForm({ photo, likely, draftKey, begun, onClose }: PhotoFormProps) {
  const { t } = useLingui();
  const write = usePhotoWrite(savePhoto);
  const [{ draft, clash }, dispatch] = useReducer(formAfter, { draft: begun, clash: null });
  const { fields } = draft;
  const { subjects, names, caption, isComplete, isShared } = fields;
  const change = (more: Partial<Fields>) => dispatch({ kind: 'changed', more });
  const { forget } = useKeepDraft(
    draftKey,
    useMemo(() => (isSame(draft.fields, draft.base) ? null : draft), [draft]),
  );
  const [marking, mark] = useState<string | null>(null);
  const [problems, tell] = useState<Record<string, string>>({});
  const nameOf = (id: string) => names[id] ?? likely.find((one) => one.id === id)?.known_as ?? '';

  function toggle({ id, known_as }: LikelyPerson) {
    const isIn = subjects.some(({ resident_id }) => resident_id === id);
    change({
      names: { ...names, [id]: known_as },
      subjects: isIn
        ? subjects.filter(({ resident_id }) => resident_id !== id)
        : [...subjects, { resident_id: id, box: null }],
      // Somebody more, or fewer: whether that is everybody is said anew.
      isComplete: false,
    });
    if (marking === id) mark(null);
  }

  async function save() {
    tell({});
    const words = wordsOf(fields);
    try {
      await write.mutateAsync({ photo_id: photo.id, base_version: draft.base_version, ...words });
      showToast({ kind: 'success', text: words.is_shared ? t`Saved, and shared with family.` : t`Saved.` });
      await forget();
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      const stands = failure.kind === 'conflict' ? StaffPhoto.safeParse(failure.current).data : undefined;
      if (stands) return dispatch({ kind: 'clashed', stands });
      const found = problemsIn(caught);
      tell(found);
      const isShown = (field: string) =>
        SHOWN_AT.has(field) || subjects.some((_, place) => field === `subjects.${place}`);
      if (!Object.keys(found).some(isShown)) tellFailure(caught);
    }
  }

  const whyNotShared = problems['is_shared'] && inWords(problems['is_shared']);
  const refusedPeople = subjects.flatMap(({ resident_id }, place) => {
    const problem = problems[`subjects.${place}`];
    return problem === undefined ? [] : [`${nameOf(resident_id)}: ${inWords(problem)}`];
  });
  return (
    <div className={styles.form}>
      {clash !== null && <ChangedMeanwhile clash={clash} />}
      {photo.screen !== null && (
        <MarkFaces
          src={photo.screen}
          size={photo}
          subjects={subjects}
          nameOf={nameOf}
          marking={marking}
          onMark={(resident_id, box) =>
            change({ subjects: subjects.map((one) => (one.resident_id === resident_id ? { resident_id, box } : one)) })
          }
        />
      )}
      <PhotoPeople
        likely={likely}
        subjects={subjects}
        nameOf={nameOf}
        marking={marking}
        onMarking={mark}
        onToggle={toggle}
        problems={refusedPeople}
      />
      <Checkbox
        label={t`Everybody in the picture is named`}
        description={t`Only then can families see it. Nobody in it counts too.`}
        checked={isComplete}
        error={problems['is_tagging_complete'] && inWords(problems['is_tagging_complete'])}
        onChange={({ target }) => change({ isComplete: target.checked })}
      />
      <TextareaField
        label={t`What it shows`}
        description={t`Read out to whoever can’t see it. Other families read no names but their own.`}
        optional
        rows={2}
        maxLength={300}
        value={caption}
        error={problems['caption'] && inWords(problems['caption'])}
        onChange={({ target }) => change({ caption: target.value })}
      />
      <Switch
        label={t`Share it with family`}
        description={whyNotShared ?? (isComplete ? undefined : t`Say first that everybody is named.`)}
        isOn={isShared && isComplete}
        onChange={(isOn) => change({ isShared: isOn })}
      />
      {isShared && isComplete && <WhoWillSee photo_id={photo.id} subjects={subjects} />}
      <div className={styles.buttons}>
        <Button size="large" full busy={write.isPending} onClick={() => void save()}>
          {isShared && isComplete ? t`Save and share` : t`Save for the home`}
        </Button>
        <Button variant="quiet" full onClick={onClose}>
          {t`Later`}
        </Button>
      </div>
    </div>
  );
}

/** Nothing of it is saved yet: whoever writes looks once more. */
function ChangedMeanwhile({ clash: { isWithdrawn, captionOfOther } }: { clash: Meanwhile }) {
  const { t } = useLingui();
  return (
    <div className={styles.meanwhile} role="alert">
      <p>{t`Somebody else changed this photo while you were writing. Theirs and yours are together here: look once more, then save.`}</p>
      {isWithdrawn && <p>{t`It was taken back from families, and stays so until you switch sharing on again.`}</p>}
      {captionOfOther !== null && (
        <p>{captionOfOther === '' ? t`They took the words away.` : t`They wrote: “${captionOfOther}”`}</p>
      )}
    </div>
  );
}
