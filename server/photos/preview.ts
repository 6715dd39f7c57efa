import type { z } from 'zod';
import { maySee } from '@heartsease/domain/consents/may-see.ts';
import type { previewPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { notFound } from '../http/errors.ts';
import type { Asked } from '../http/route.ts';
import { openLinksTo } from '../relatives/relatives.queries.ts';
import { facesOf } from '../reports/reports.queries.ts';
import { answersOf, relativesSight } from './sight.ts';
import type { OwnPerson } from './sight.ts';
import { nameOf } from './tell-photos.ts';

const WHY = { nobody_of_theirs: true, own_said_no: true, other_said_no: true } as const;

/** What everybody of the family of whoever is in a photo would see of it, told by the rule that the pictures go by. */
export async function preview({
  db,
  session,
  now,
  input: { subjects },
}: Asked<typeof previewPhoto>): Promise<z.input<(typeof previewPhoto)['output']>> {
  const { careHome } = session;
  const today = calendarDay(now, careHome.timezone);
  const ids = [...new Set(subjects.map(({ resident_id }) => resident_id))];
  const faces = ids.length === 0 ? [] : await facesOf(db, careHome, ids);
  if (faces.length !== ids.length) throw notFound();
  const known = new Map(faces.map(({ id, known_as }) => [id, known_as]));
  const namesOf = (of: readonly string[]) => of.map((id) => known.get(id) ?? '');
  const answers = await answersOf(db, careHome, [subjects]);
  const links = ids.length === 0 ? [] : await openLinksTo(db, careHome, ids, today);
  const family = links.filter(({ access_level }) => access_level !== 'friend');
  const byAccount = Map.groupBy(family, ({ account_id }) => account_id);
  const items = [...byAccount.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const relations = new Map<string, OwnPerson>(
      own.map(({ resident_id, status }) => [resident_id, { status, ended_on: null }]),
    );
    const asShared = { is_tagging_complete: true, sharing: 'shared', shown_from: null } as const;
    const sight = relativesSight(asShared, subjects, { answers, relations, careHome, now });
    return [
      {
        name: nameOf(first) ?? '',
        of: namesOf([...relations.keys()]),
        is_shown: sight.is_shown,
        covered: sight.is_shown ? namesOf(sight.covered) : [],
        why: !sight.is_shown && isWhy(sight.why) ? sight.why : null,
        because_of: sight.is_shown ? [] : namesOf(sight.because_of),
      },
    ];
  });
  const said_no = faces.filter(({ id }) => !maySee({ kind: 'staff' }, 'face', answers.get(id) ?? [], today));
  return { items, said_no: said_no.map(({ id, known_as }) => ({ resident_id: id, known_as })) };
}

function isWhy(why: string): why is keyof typeof WHY {
  return why in WHY;
}
