import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { askToKeep } from '../api/may-be-cleared.ts';
import { lock, lockBytes, unlock, unlockBytes } from '../api/own-lock.ts';

/** What a photo on the device is, apart from the picture. */
export interface PhotoOnDevice {
  /** Made here: the photo is on the server once, however often it is sent. */
  id: string;
  account_id: string;
  care_home_id: string;
  /** When it was chosen, and the day of its home then. */
  made_at: string;
  taken_on: string;
  /** Of the file that was chosen. */
  name: string;
  /** Where it was chosen: its place shows how far it is and asks afterwards who is in it. */
  place: string;
  /** How they are called who are probably in it. */
  of: readonly string[];
  report_id: string | null;
  /** Of a report that is on this device too: the photo goes after it. */
  report_client_id: string | null;
  /** Of a message that is on this device too: it goes after the photo, and says that it came. */
  message_id?: string;
  /** Brought for this conversation alone; otherwise it is a photo of the home. */
  chat_thread_id?: string;
  /** Brought for the book of a family organisation alone. */
  is_for_book?: true;
  /** Why the server would not have it, in words; empty as long as it has not said so. */
  reason: string;
  /** How often the server broke over it. */
  breaks?: number;
}

type Said = Omit<PhotoOnDevice, Named>;
type Named = 'id' | 'account_id' | 'care_home_id';

/** As its words lie on the device: locked for its author. */
export type LockedPhoto = Pick<PhotoOnDevice, Named> & { locked: Uint8Array };

interface LockedPicture {
  id: string;
  picture: Uint8Array;
}

/** The words of all are read often, and a picture only when it goes: so they lie apart. */
export interface PhotoRows {
  words(): Promise<LockedPhoto[]>;
  picture(id: string): Promise<Uint8Array | undefined>;
  /** How many bytes the device has left for the app, as far as it says. */
  room(): Promise<number>;
  /** Both or neither. */
  add(words: LockedPhoto, picture: LockedPicture): Promise<void>;
  change(words: LockedPhoto): Promise<void>;
  remove(id: string): Promise<void>;
}

/** `no_room`: the device is full. `not`: it keeps nothing for this page, or its author's key is not known. */
export type Keeping = 'kept' | 'no_room' | 'not';

/** Photos that the server does not have yet, through reload, crash and sign-out (docs/decisions/0065). Never in clear. */
export interface KeptPhotos {
  /** Of whoever is signed in, in every home of theirs, the oldest first. Null: they can't be read now. */
  all(): Promise<PhotoOnDevice[] | null>;
  keep(photo: PhotoOnDevice, picture: Blob): Promise<Keeping>;
  /** What is said of it stands anew; of one that is not kept nothing is. */
  change(photo: PhotoOnDevice): Promise<void>;
  /** Null for anybody but its author, and when it is gone. @throws when it can't be read now */
  pictureOf(photo: Pick<PhotoOnDevice, Named>): Promise<Blob | null>;
  remove(id: string): Promise<void>;
  removeAllOf(whose: Pick<PhotoOnDevice, 'account_id' | 'care_home_id'>): Promise<void>;
}

/** Left for drafts and reports, which are small: no photo takes the last of it. */
const ROOM_FOR_WORDS = 20 * 1024 * 1024;

export function keptPhotosIn(rows: PhotoRows): KeptPhotos {
  return {
    all: async () => {
      const kept = await rows.words().catch(() => null);
      if (kept === null) return null;
      return kept
        .flatMap((row) => opened(row) ?? [])
        .toSorted((one, other) => one.made_at.localeCompare(other.made_at));
    },
    keep: async (photo, picture) => {
      const words = locked(photo);
      const bytes = new Uint8Array(await picture.arrayBuffer());
      const sealed = lockBytes(photo.account_id, bytes, aboutPicture(photo));
      if (words === null || sealed === null) return 'not';
      if ((await rows.room()) < sealed.length + ROOM_FOR_WORDS) return 'no_room';
      try {
        await rows.add(words, { id: photo.id, picture: sealed });
        askToKeep();
        return 'kept';
      } catch (caught) {
        return caught instanceof DOMException && caught.name === 'QuotaExceededError' ? 'no_room' : 'not';
      }
    },
    change: async (photo) => {
      const words = locked(photo);
      const known = await rows.words().catch(() => []);
      // What cannot be written down now is found out again when it goes.
      if (words !== null && known.some(({ id }) => id === photo.id)) await rows.change(words).catch(() => undefined);
    },
    pictureOf: async (photo) => {
      const sealed = await rows.picture(photo.id);
      const bytes = sealed && unlockBytes(photo.account_id, sealed, aboutPicture(photo));
      return bytes === undefined ? null : new Blob([bytes]);
    },
    remove: async (id) => await rows.remove(id).catch(() => undefined),
    removeAllOf: async ({ account_id, care_home_id }) => {
      for (const row of await rows.words().catch(() => [])) {
        if (row.account_id === account_id && row.care_home_id === care_home_id)
          await rows.remove(row.id).catch(() => undefined);
      }
    },
  };
}

function locked({ id, account_id, care_home_id, ...said }: PhotoOnDevice): LockedPhoto | null {
  const named = { id, account_id, care_home_id };
  const sealed = lock(account_id, said, aboutWords(named));
  return sealed === null ? null : { ...named, locked: sealed };
}

function opened({ locked: sealed, ...named }: LockedPhoto): PhotoOnDevice | undefined {
  const said = unlock(named.account_id, sealed, aboutWords(named));
  // It was locked by `locked()` above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return said === undefined ? undefined : { ...named, ...(said as Said) };
}

function aboutWords({ care_home_id, id }: Pick<PhotoOnDevice, Named>): string {
  return `photo ${care_home_id} ${id}`;
}

function aboutPicture({ care_home_id, id }: Pick<PhotoOnDevice, Named>): string {
  return `picture ${care_home_id} ${id}`;
}

interface PhotosSchema extends DBSchema {
  words: { key: string; value: LockedPhoto };
  pictures: { key: string; value: LockedPicture };
}

let opening: Promise<IDBPDatabase<PhotosSchema>> | undefined;

/** A database of its own: one that is slow to open or broken holds up no draft and no report. */
export const keptPhotos = keptPhotosIn({
  words: async () => await (await database()).getAll('words'),
  picture: async (id) => (await (await database()).get('pictures', id))?.picture,
  room: async () => {
    // An insecure address has no such answer.
    const { quota, usage } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {};
    return quota === undefined || usage === undefined ? Infinity : quota - usage;
  },
  add: async (words, picture) => {
    const change = (await database()).transaction(['words', 'pictures'], 'readwrite');
    const added = [change.objectStore('words').put(words), change.objectStore('pictures').put(picture)];
    await Promise.all([...added, change.done]);
  },
  change: async (words) => void (await (await database()).put('words', words)),
  remove: async (id) => {
    const change = (await database()).transaction(['words', 'pictures'], 'readwrite');
    const removed = [change.objectStore('words').delete(id), change.objectStore('pictures').delete(id)];
    await Promise.all([...removed, change.done]);
  },
});

function database(): Promise<IDBPDatabase<PhotosSchema>> {
  opening ??= openDB<PhotosSchema>('heartsease-photos', 1, {
    upgrade: (made) => {
      made.createObjectStore('words', { keyPath: 'id' });
      made.createObjectStore('pictures', { keyPath: 'id' });
    },
    blocking: (_from, _to, event) => {
      opening = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((caught: unknown) => {
    opening = undefined;
    throw caught;
  });
  return opening;
}
