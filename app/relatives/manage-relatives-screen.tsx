import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useParams } from 'react-router';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { listRelatives } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { List } from '../ui/list-row.tsx';
import { useTimeWords } from '../words/time.ts';
import { useRelatives } from './access.api.ts';
import styles from './manage-relatives-screen.module.css';
import { RelativeRow } from './relative-row.tsx';

/** The relatives and friends of one resident, with what each may see. */
export function ManageRelativesScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useRelatives(residentId);
  const mayInvite = useMay('relatives.invite');
  const name = query.data?.resident.known_as;
  const title = name === undefined ? t`Family and friends` : t`${name}’s family and friends`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  const open = query.data?.items.filter(({ status }) => status === 'active').length;
  return (
    <FullScreen
      title={title}
      under={
        open !== undefined && plural(open, { 0: 'Nobody has access', one: '# has access', other: '# have access' })
      }
      backTo={`/manage-resident/${residentId}`}
      actions={
        mayInvite &&
        query.data?.is_living_here === true && (
          <ButtonLink to={`/manage-relative/${residentId}/invite`} icon={<PlusIcon weight="bold" aria-hidden="true" />}>
            {t`Invite somebody`}
          </ButtonLink>
        )
      }
    >
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening this list`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`Nobody is linked to ${name ?? ''} yet`}>
            {t`Ask who should hear how the days go. An invitation needs no email: a printed letter does.`}
          </Empty>
        }
      >
        {(list) => <Relatives list={list} resident_id={residentId} />}
      </AsyncView>
    </FullScreen>
  );
}

function Relatives({ list, resident_id }: { list: OutputOf<typeof listRelatives>; resident_id: string }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { items, reads_until, resident } = list;
  const name = resident.known_as;
  const groups = [
    { title: t`With access`, relatives: items.filter(({ status }) => status === 'active') },
    { title: t`Paused`, relatives: items.filter(({ status }) => status === 'paused') },
    // Nobody is asked any more about somebody who is gone.
    {
      title: t`Waiting for an answer`,
      relatives: list.is_living_here ? items.filter(({ status }) => status === 'invited') : [],
    },
    { title: t`Ended`, relatives: items.filter(({ status }) => status === 'ended') },
  ];
  return (
    <div className={styles.groups}>
      {reads_until !== null && (
        <Card tone="plum">
          <p>
            {reads_until >= words.today
              ? t`${name}’s family can read what was shared until ${words.date(reads_until)}. Then it ends by itself, and nothing is sent to them before.`
              : t`What was shared with ${name}’s family could be read until ${words.date(reads_until)}.`}
          </p>
        </Card>
      )}
      {groups
        .filter(({ relatives }) => relatives.length > 0)
        .map(({ title, relatives }) => (
          <section key={title} className={styles.group} aria-label={title}>
            <h2>{title}</h2>
            <Card padding="none">
              <List aria-label={title}>
                {relatives.map((relative) => (
                  <RelativeRow key={relative.id} relative={relative} resident_id={resident_id} />
                ))}
              </List>
            </Card>
          </section>
        ))}
    </div>
  );
}
