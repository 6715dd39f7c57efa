import { useLingui } from '@lingui/react/macro';

interface NoticedOffersProps {
  /** What was noticed later and may be shared. */
  noticed: readonly string[];
  /** What stands in the field already. */
  words: string;
  onTake: (words: string) => void;
}

/** What was noticed after a report, to be taken over into the words for a family by a tap: after what stands there. */
export function NoticedOffers({ noticed, words, onTake }: NoticedOffersProps) {
  const { t } = useLingui();
  return noticed
    .filter((text) => !words.includes(text))
    .map((text) => (
      <button
        key={text}
        type="button"
        className="link"
        onClick={() => onTake([words.trim(), text].filter(Boolean).join(' '))}
      >
        {t`Use what was noticed: ${text}`}
      </button>
    ));
}
