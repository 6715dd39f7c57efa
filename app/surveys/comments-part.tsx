import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { COMMENT_THEMES } from '@heartsease/domain/surveys/survey.ts';
import type { CommentTheme, Survey, SurveyComment } from '@heartsease/domain/surveys/survey.ts';
import { themeComment } from '@heartsease/domain/surveys/surveys.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Select } from '../ui/select.tsx';
import { ActionSheet } from './action-sheet.tsx';
import styles from './comments-part.module.css';
import { useSaid, useThemeWords } from './survey-words.ts';
import { useSurveyWrite } from './surveys.api.ts';

/** What people wrote, in no order that tells of anything, each with the theme that staff gave it. */
export function CommentsPart({ survey, comments }: { survey: Survey; comments: readonly SurveyComment[] }) {
  const { t } = useLingui();
  const id = useId();
  const said = useSaid();
  const themes = useThemeWords();
  const theme = useSurveyWrite(themeComment);
  const { shown, open, close } = useOverlay();
  const acts = comments.find(({ id: comment_id }) => shown[0] === 'act' && comment_id === shown[1]);
  if (comments.length === 0) return null;
  const options: { value: CommentTheme | ''; label: string }[] = [
    { value: '', label: t`No theme yet` },
    ...COMMENT_THEMES.map((value) => ({ value, label: themes[value] })),
  ];
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t`In their own words`}</h2>
      {survey.questions.map((question) => {
        const written = comments.filter(({ question_id }) => question_id === question.id);
        if (written.length === 0) return null;
        return (
          <Card key={question.id}>
            <h3>{said(question.text)}</h3>
            <ul className={styles.comments}>
              {written.map((comment) => (
                <li key={comment.id} className={styles.comment}>
                  <blockquote className="serif">{comment.words}</blockquote>
                  <div className={styles.of}>
                    <Select
                      label={t`What it is about`}
                      hideLabel
                      className={styles.theme}
                      value={comment.theme ?? ''}
                      options={options}
                      onChange={(value) =>
                        theme.mutate(
                          { survey_id: survey.id, comment_id: comment.id, theme: value === '' ? null : value },
                          { onError: (caught) => tellFailure(caught) },
                        )
                      }
                    />
                    <Button variant="soft" size="small" onClick={() => open('act', comment.id)}>
                      {t`Do something about it`}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        );
      })}
      {acts !== undefined && (
        <ActionSheet
          action={null}
          draftKey={`survey-action:${acts.id}`}
          begun={{ survey_id: survey.id, theme: acts.theme ?? 'other', said: '' }}
          onClose={close}
        />
      )}
    </section>
  );
}
