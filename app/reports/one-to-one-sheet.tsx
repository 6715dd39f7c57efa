import { useLingui } from '@lingui/react/macro';
import { HandTapIcon } from '@phosphor-icons/react/dist/csr/HandTap';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { useState } from 'react';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useActivities } from '../activities/activities.api.ts';
import { useResident, useResidents } from '../residents/residents.api.ts';
import { Face } from '../ui/face.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { ActivityChoice } from './activity-choice.tsx';
import type { ChosenActivity } from '@heartsease/domain/reports/begin-log.ts';
import { BackSheet } from './back-sheet.tsx';
import { MomentSaved, MomentSavedFoot } from './moment-saved.tsx';
import { useMomentLog } from './moment-log.ts';
import { useEverydayTiles } from './everyday-tiles.ts';
import type { Tile } from './everyday-tiles.ts';
import styles from './one-to-one-sheet.module.css';

type OneToOneSheetProps = {
  residentId: string;
  /** What "I'll go" suggested; it stands first. */
  suggestedActivityId?: string | undefined;
  /** It has been closed: by its cross, by the back button, or because it is done. */
  onClose: () => void;
};

/** "A moment with Frank": one tap on a tile saves it; how it was can be said after. */
export function OneToOneSheet({ residentId, suggestedActivityId, onClose }: OneToOneSheetProps) {
  const { t } = useLingui();
  const face = useFaceOf(residentId);
  const [isSearching, search] = useState(false);
  const moment = useMomentLog(residentId);
  const name = face?.known_as ?? '';
  const description = useRoomAndLast(residentId);

  function title(): string {
    if (moment.saved !== null) return t`${moment.saved.title} with ${name}`;
    return t`A moment with ${name}`;
  }

  function save(activity: ChosenActivity) {
    search(false);
    moment.save(activity);
  }

  function content() {
    if (moment.saved !== null) return <MomentSaved resident_id={residentId} name={name} moment={moment} />;
    if (isSearching) return <ActivityChoice format="one_to_one" onChoose={save} />;
    return (
      <Tiles
        residentId={residentId}
        suggestedActivityId={suggestedActivityId}
        onChoose={save}
        onSearch={() => search(true)}
      />
    );
  }

  return (
    <BackSheet
      title={title()}
      description={description}
      lead={face && <Face person={face} size="l" cameraOff={face.photo_wish === 'declines'} />}
      side="centre"
      isDone={moment.saved !== null}
      footer={moment.saved !== null && moment.saved.state !== 'refused' && <MomentSavedFoot moment={moment} />}
      onClosed={() => {
        void moment.finish();
        onClose();
      }}
    >
      {content()}
    </BackSheet>
  );
}

type TilesProps = {
  residentId: string;
  suggestedActivityId: string | undefined;
  onChoose: (activity: ChosenActivity) => void;
  onSearch: () => void;
};

function Tiles({ residentId, suggestedActivityId, onChoose, onSearch }: TilesProps) {
  const { t } = useLingui();
  const resident = useResident(residentId).data;
  const favourites = useFavouriteTiles(residentId, suggestedActivityId);
  const everyday = useEverydayTiles();
  return (
    <>
      {resident !== undefined && resident.approach !== '' && (
        <p className={styles.tip}>
          <LightbulbIcon weight="fill" aria-hidden="true" />
          <span>{resident.approach}</span>
        </p>
      )}
      {favourites.length > 0 && (
        <section className={styles.part} aria-labelledby="favourites">
          <h3 id="favourites">{favouritesOf(resident?.pronouns ?? '')}</h3>
          <div className={styles.tiles}>
            {favourites.map((tile) => (
              <TileButton key={tile.id ?? tile.label} tile={tile} isFavourite onChoose={onChoose} />
            ))}
          </div>
        </section>
      )}
      <section className={styles.part} aria-labelledby="everyday">
        <h3 id="everyday">{favourites.length > 0 ? t`Or` : t`What was it?`}</h3>
        <div className={styles.tiles}>
          {everyday.map((tile) => (
            <TileButton key={tile.label} tile={tile} onChoose={onChoose} />
          ))}
          <button type="button" className={styles.tile} onClick={onSearch}>
            <Stamp icon="dots-three-outline" tint="stone" size="l" />
            <span>{t`Something else`}</span>
          </button>
        </div>
      </section>
      <p className={styles.foot}>
        <HandTapIcon weight="bold" aria-hidden="true" />
        <span>{t`One tap saves it. You can add a word after.`}</span>
      </p>
    </>
  );

  function favouritesOf(pronouns: string): string {
    if (pronouns.startsWith('he')) return t`His favourites`;
    return pronouns.startsWith('she') ? t`Her favourites` : t`Their favourites`;
  }
}

type TileButtonProps = { tile: Tile; isFavourite?: boolean; onChoose: (activity: ChosenActivity) => void };

function TileButton({ tile, isFavourite = false, onChoose }: TileButtonProps) {
  const { id, label, icon, tint, minutes } = tile;
  return (
    <button
      type="button"
      className={styles.tile}
      data-favourite={isFavourite ? '' : undefined}
      onClick={() => onChoose({ id, title: label, icon, tint, minutes })}
    >
      <Stamp icon={icon} tint={tint} size="l" className={isFavourite ? styles.favouriteStamp : undefined} />
      <span>{label}</span>
    </button>
  );
}

/** A row and a half of favourites would push the tiles that everybody knows off a phone. */
const FAVOURITES_AT_MOST = 6;

function useFavouriteTiles(resident_id: string, suggested_id: string | undefined): Tile[] {
  const favourites = useResident(resident_id).data?.favourites ?? [];
  const library = useActivities().data?.items ?? [];
  const minutesOf = (id: string) => library.find((activity) => activity.id === id)?.minutes ?? null;
  const tiles = favourites.map(({ activity_id, label, icon, tint }) => ({
    id: activity_id,
    label,
    icon,
    tint,
    minutes: minutesOf(activity_id),
  }));
  if (suggested_id === undefined) return tiles.slice(0, FAVOURITES_AT_MOST);
  const known = tiles.find(({ id }) => id === suggested_id);
  const fromLibrary = library.find(({ id }) => id === suggested_id);
  const suggested = known ?? (fromLibrary && { ...fromLibrary, label: fromLibrary.title });
  return [...(suggested ? [suggested] : []), ...tiles.filter(({ id }) => id !== suggested_id)].slice(
    0,
    FAVOURITES_AT_MOST,
  );
}

/** The face is known from the list long before the card has come. */
function useFaceOf(resident_id: string): ResidentFace | undefined {
  const card = useResident(resident_id).data;
  const listed = useResidents().data?.items.find(({ id }) => id === resident_id);
  return card ?? listed;
}

/** `Room 14 · last moment 6 days ago` */
function useRoomAndLast(resident_id: string): string {
  const { t } = useLingui();
  const words = useTimeWords();
  const card = useResident(resident_id).data;
  const listed = useResidents().data?.items.find(({ id }) => id === resident_id);
  const person = card ?? listed;
  if (person === undefined) return '';
  const { room, days_since_engaged } = person;
  if (days_since_engaged === null) return t`Room ${room} · no moment yet`;
  return t`Room ${room} · last moment ${words.daysAgo(days_since_engaged)}`;
}
