import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Shareable } from '@heartsease/domain/family-updates/family-update.ts';
import type { SharesOfReport } from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import { useFieldsDraft } from '../shell/fields-draft.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Face } from '../ui/face.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { NoticedOffers } from './noticed-offers.tsx';
import styles from './share-report-card.module.css';
import { namesOfReaders, useShareWords } from './share-words.ts';
import { isShareable } from './share-report-card.tsx';
import { usePreview, useShare } from './sharing.api.ts';
import { useUpdateWords } from './update-words.ts';

interface Draft {
  resident_id: string;
  isChosen: boolean;
  words: string;
  has_quote: boolean;
  for_friends: boolean;
}

interface ShareSheetProps {
  report_id: string;
  shares: SharesOfReport;
  onClose: () => void;
}

/** Person by person: the words, and under them what the family will see, before anything is saved. */
export function ShareSheet({ report_id, shares, onClose }: ShareSheetProps) {
  const { t } = useLingui();
  const words = useShareWords();
  const share = useShare();
  const people = shares.people.filter(isShareable);
  // Nothing goes out that nobody has looked at: a note is taken over by a tap.
  const [drafts, setDrafts] = useState<Draft[]>(() =>
    people.map(({ resident }) => ({
      resident_id: resident.id,
      isChosen: true,
      words: '',
      has_quote: false,
      for_friends: false,
    })),
  );
  const begun = useMemo(() => ({ drafts }), [drafts]);
  // Whoever was shared meanwhile is not there any more.
  const { forget } = useFieldsDraft(`share:${report_id}`, begun, (kept) =>
    setDrafts(drafts.map((draft) => kept.drafts.find((one) => one.resident_id === draft.resident_id) ?? draft)),
  );
  const chosen = drafts.filter(({ isChosen }) => isChosen);
  const set = (resident_id: string, change: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft.resident_id === resident_id ? { ...draft, ...change } : draft)));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Share with families`}
      description={words.opens(shares.hold, shares.opens_at)}
      footer={
        <Button
          size="large"
          full
          busy={share.isPending}
          disabled={chosen.length === 0}
          onClick={() =>
            share.mutate(
              { report_id, updates: chosen.map(({ isChosen: _chosen, ...update }) => update) },
              {
                onSuccess: () => {
                  void forget();
                  showToast({ kind: 'success', text: t`Shared. You can withdraw it here at any time.` });
                  onClose();
                },
              },
            )
          }
        >
          {plural(chosen.length, { one: 'Share with # family', other: 'Share with # families' })}
        </Button>
      }
    >
      <ul className={styles.people}>
        {people.map((person) => {
          const draft = drafts.find(({ resident_id }) => resident_id === person.resident.id);
          if (draft === undefined) return null;
          return (
            <li key={person.resident.id} className={styles.tail}>
              <PersonPart
                report_id={report_id}
                person={person}
                draft={draft}
                onChange={(change) => set(draft.resident_id, change)}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

interface PersonPartProps {
  report_id: string;
  person: Shareable;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

function PersonPart({ report_id, person, draft, onChange }: PersonPartProps) {
  const { t } = useLingui();
  const words = useShareWords();
  const { resident, note, quote, noticed, readers } = person;
  const name = resident.known_as;
  const names = words.list(namesOfReaders(person, draft.for_friends));
  const hasFriends = readers.some(({ access_level }) => access_level === 'friend');
  return (
    <>
      <div className={styles.person}>
        <Face person={resident} size="m" />
        <div className={styles.words}>
          <Checkbox
            label={names === '' ? t`${name}: for friends` : t`${name}: for ${names}`}
            checked={draft.isChosen}
            onChange={(event) => onChange({ isChosen: event.target.checked })}
          />
        </div>
      </div>
      {draft.isChosen && (
        <>
          <TextareaField
            label={t`A few words for ${name}’s family`}
            optional
            rows={2}
            maxLength={500}
            value={draft.words}
            onChange={(event) => onChange({ words: event.target.value })}
          />
          {note !== '' && draft.words !== note && (
            <button type="button" className="link" onClick={() => onChange({ words: note })}>
              {t`Use the note: “${note}”`}
            </button>
          )}
          <NoticedOffers noticed={noticed} words={draft.words} onTake={(text) => onChange({ words: text })} />
          {quote !== null && (
            <Checkbox
              label={t`With ${name}’s own words: “${quote}”`}
              checked={draft.has_quote}
              onChange={(event) => onChange({ has_quote: event.target.checked })}
            />
          )}
          {hasFriends && (
            <Checkbox
              label={t`Friends see it too`}
              checked={draft.for_friends}
              onChange={(event) => onChange({ for_friends: event.target.checked })}
            />
          )}
          <Preview report_id={report_id} name={name} draft={draft} />
        </>
      )}
    </>
  );
}

function Preview({ report_id, name, draft }: { report_id: string; name: string; draft: Draft }) {
  const { t } = useLingui();
  const told = useUpdateWords();
  const { resident_id, has_quote } = draft;
  const { data } = usePreview({ report_id, resident_id, words: useDeferredValue(draft.words), has_quote });
  return (
    <div className={styles.preview}>
      <p className={styles.sees}>{t`What the family will see`}</p>
      {data && (
        <>
          <p>
            <b>{data.title}</b>
          </p>
          <p>{data.words === '' ? told(data, name) : data.words}</p>
          {data.quote !== null && <p>“{data.quote}”</p>}
        </>
      )}
    </div>
  );
}
