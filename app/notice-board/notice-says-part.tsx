import { useLingui } from '@lingui/react/macro';
import { LinkIcon } from '@phosphor-icons/react/dist/csr/Link';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { TextBIcon } from '@phosphor-icons/react/dist/csr/TextB';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { NOTICE_CATEGORIES } from '@heartsease/domain/notice-board/notice.ts';
import type { NoticeCategory } from '@heartsease/domain/notice-board/notice.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import formStyles from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import styles from './notice-form.module.css';
import type { NoticeCallForm } from './notice-form.tsx';
import { useNoticeLabels, useNoticeWords } from './notice-words.ts';

type BodyField = 'body' | 'other_body';

/** What a notice says, in one language or in two, with the few marks that it may have. */
export function NoticeSaysPart({ callForm: { form, errorOf } }: { callForm: NoticeCallForm }) {
  const { t } = useLingui();
  const labels = useNoticeLabels();
  const { categories } = useNoticeWords();
  const language = form.watch('language');
  const hasOther = form.watch('other_title') !== '' || form.watch('other_body') !== '';
  const hasOtherProblem = errorOf('other_title') !== undefined || errorOf('other_body') !== undefined;
  const [isTranslating, translate] = useState(hasOther);
  const showsOther = isTranslating || hasOther || hasOtherProblem;
  return (
    <Card>
      <fieldset className={formStyles.part}>
        <legend>{t`What it says`}</legend>
        <Select<NoticeCategory>
          label={labels.category}
          name="category"
          value={form.watch('category')}
          error={errorOf('category')}
          onChange={(category) => {
            form.setValue('category', category);
            if (category === 'staff_only') form.setValue('audience', 'staff');
          }}
          options={NOTICE_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        />
        <Field label={labels.title} autoComplete="off" error={errorOf('title')} {...form.register('title')} />
        {bodyField('body', labels.body)}
        <ChoiceGroup
          label={t`Which language is that?`}
          name="language"
          columns={2}
          value={language}
          error={errorOf('language')}
          onChange={(value) => form.setValue('language', value)}
          options={[
            { value: 'en', label: t`English` },
            { value: 'cy', label: t`Welsh` },
          ]}
        />
        {showsOther ? (
          <>
            <Field
              label={language === 'en' ? t`Title in Welsh` : t`Title in English`}
              lang={language === 'en' ? 'cy-GB' : 'en-GB'}
              autoComplete="off"
              error={errorOf('other_title')}
              {...form.register('other_title')}
            />
            {bodyField('other_body', language === 'en' ? t`Words in Welsh` : t`Words in English`)}
          </>
        ) : (
          <Button variant="soft" onClick={() => translate(true)}>
            {language === 'en' ? t`Add it in Welsh` : t`Add it in English`}
          </Button>
        )}
      </fieldset>
    </Card>
  );

  function bodyField(name: BodyField, label: string) {
    return (
      <>
        <TextareaField label={label} rows={6} error={errorOf(name)} {...form.register(name)} />
        <div className={styles.marks} role="group" aria-label={t`Marks for: ${label}`}>
          <Mark
            label={t`Bold`}
            icon={<TextBIcon weight="bold" aria-hidden="true" />}
            onPress={() => around(name, '**', '**')}
          />
          <Mark
            label={t`List`}
            icon={<ListBulletsIcon weight="bold" aria-hidden="true" />}
            onPress={() => before(name)}
          />
          <Mark
            label={t`Link`}
            icon={<LinkIcon weight="bold" aria-hidden="true" />}
            onPress={() => around(name, '[', '](https://)')}
          />
        </div>
      </>
    );
  }

  /** Puts a mark around what is chosen in the field. */
  function around(name: BodyField, open: string, close: string) {
    write(name, (text, from, to) => {
      const chosen = text.slice(from, to);
      return { text: `${text.slice(0, from)}${open}${chosen}${close}${text.slice(to)}`, at: to + open.length };
    });
  }

  /** Makes the lines that are chosen points of a list. */
  function before(name: BodyField) {
    write(name, (text, from, to) => {
      const start = text.lastIndexOf('\n', from - 1) + 1;
      const points = text
        .slice(start, to)
        .split('\n')
        .map((line) => (line.startsWith('- ') ? line : `- ${line}`))
        .join('\n');
      return { text: `${text.slice(0, start)}${points}${text.slice(to)}`, at: start + points.length };
    });
  }

  function write(name: BodyField, change: (text: string, from: number, to: number) => { text: string; at: number }) {
    const field = document.querySelector<HTMLTextAreaElement>(`#${name}`);
    const text = form.getValues(name);
    const { text: changed, at } = change(
      text,
      field?.selectionStart ?? text.length,
      field?.selectionEnd ?? text.length,
    );
    form.setValue(name, changed);
    field?.focus();
    field?.setSelectionRange(at, at);
  }
}

function Mark({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <Button variant="line" size="small" icon={icon} onClick={onPress}>
      {label}
    </Button>
  );
}
