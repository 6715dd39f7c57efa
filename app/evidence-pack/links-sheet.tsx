import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { PACK_RULES } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import type { EvidencePack, PackLink } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import { listPacks, sharePack } from '@heartsease/domain/evidence-pack/evidence-packs.endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../api/call-form.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useMay } from '../session/use-may.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { copyText } from '../ui/copy-text.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useTakeBackLink } from './evidence-pack.api.ts';
import styles from './pack-card.module.css';

interface LinksSheetProps {
  isOpen: boolean;
  pack: EvidencePack;
  days: string;
  onClose: () => void;
}

/** The links that show a pack to somebody outside: a new one, who looked, and taking one back. */
export function LinksSheet({ isOpen, pack, days, onClose }: LinksSheetProps) {
  const { t } = useLingui();
  const mayShare = useMay('evidence_pack.make');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Share by link`}
      description={t`${days}. Whoever has the link reads the pack, without an account, and changes nothing.`}
      side="end"
    >
      <div className={styles.sheet}>
        {mayShare && !pack.is_outdated && <NewLink evidence_pack_id={pack.id} />}
        {pack.links.length > 0 && (
          <ul aria-label={t`Links to the pack`} className={styles.list}>
            {pack.links.map((link) => (
              <LinkRow key={link.id} pack={pack} link={link} />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}

function NewLink({ evidence_pack_id }: { evidence_pack_id: string }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const client = useQueryClient();
  const [link, show] = useState<string | null>(null);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(sharePack, {
    defaultValues: { ...newWrite(), evidence_pack_id, for_whom: '', days: 14 },
    onDone: async (made) => {
      form.reset({ ...newWrite(), evidence_pack_id, for_whom: '', days: 14 });
      show(made.link);
      await client.invalidateQueries({ queryKey: [listPacks.path] });
    },
  });
  if (link !== null) {
    return (
      <div className={styles.made}>
        <Field
          label={t`The link`}
          value={link}
          readOnly
          description={t`It is shown only now. Copy it into your mail.`}
        />
        <Button full onClick={() => void copyText(link, t`Copied`)}>{t`Copy the link`}</Button>
        <Button full variant="quiet" onClick={() => show(null)}>{t`Another link`}</Button>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      <Field
        label={t`Who is it for?`}
        description={t`So that you know later who looked.`}
        error={errorOf('for_whom')}
        {...form.register('for_whom')}
      />
      <Controller
        control={form.control}
        name="days"
        render={({ field }) => (
          <ChoiceGroup
            label={t`How long does it work?`}
            name="days"
            value={String(field.value)}
            onChange={(value) => field.onChange(Number(value))}
            columns={3}
            options={PACK_RULES.link_days.map((count) => ({
              value: String(count),
              label: plural(count / 7, { one: '# week', other: '# weeks' }),
            }))}
          />
        )}
      />
      <Button type="submit" full busy={isBusy}>
        {t`Make the link`}
      </Button>
    </form>
  );
}

function LinkRow({ pack: { id: evidence_pack_id, is_outdated }, link }: { pack: EvidencePack; link: PackLink }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const takeBack = useTakeBackLink();
  const { id, for_whom, state, view_count, views } = link;
  const until = words.shortDay(words.dayOf(link.expires_at));
  const states = {
    open: { word: t`Works until ${until}`, tone: 'good' },
    outdated: { word: t`Shows nothing any more`, tone: 'mustard' },
    over: { word: t`Over`, tone: 'plain' },
    taken_back: { word: t`Taken back`, tone: 'plain' },
  } as const;
  const { word, tone } = states[state === 'open' && is_outdated ? 'outdated' : state];
  return (
    <li className={styles.link} aria-label={for_whom}>
      <span className={styles.words}>
        <b>{for_whom}</b>
        <Chip tone={tone}>{word}</Chip>
      </span>
      <span className={styles.said}>
        {plural(view_count, { 0: 'Not opened yet', one: 'Opened once', other: 'Opened # times' })}
      </span>
      {views.length > 0 && (
        <ul className={styles.views} aria-label={t`When it was opened`}>
          {views.map(({ at, network }) => (
            <li key={at}>
              {`${words.nearDay(words.dayOf(at))}, ${words.time(at)} · ${network === 'ipv6' ? 'IPv6' : 'IPv4'}`}
            </li>
          ))}
        </ul>
      )}
      {state === 'open' && (
        <Button
          size="small"
          variant="quiet"
          busy={takeBack.isPending}
          onClick={() =>
            takeBack.mutate(
              { evidence_pack_id, evidence_pack_link_id: id },
              {
                onSuccess: () => showToast({ kind: 'success', text: t`Taken back. The link is dead.` }),
                onError: (caught) => tellFailure(caught),
              },
            )
          }
        >
          {t`Take it back`}
        </Button>
      )}
    </li>
  );
}
