import { useEffect, useState } from 'react';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

/** Of several people the one whose day is on screen; kept on this device, and the first where that is nobody of theirs. */
export function useChosenPerson(people: readonly MyPerson[]): [MyPerson | undefined, (resident_id: string) => void] {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    void storage.read(DEVICE_KEYS.myPerson).then((kept) => setId((now) => now ?? kept));
  }, []);
  const chosen = people.find(({ resident_id }) => resident_id === id) ?? people[0];
  return [
    chosen,
    (resident_id) => {
      setId(resident_id);
      void storage.write(DEVICE_KEYS.myPerson, resident_id);
    },
  ];
}
