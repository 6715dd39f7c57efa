import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { LinkKind, Survey } from '@heartsease/domain/surveys/survey.ts';
import { makeSurveyLink, revokeSurveyLink } from '@heartsease/domain/surveys/surveys.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { copyText } from '../ui/copy-text.ts';
import { List, ListRow } from '../ui/list-row.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Select } from '../ui/select.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './links-part.module.css';
import { useAudienceWords } from './survey-words.ts';
import { useSurveyWrite } from './surveys.api.ts';

/** Ways to answer without an account: a link to hand out, a device that stands in the hall. */
export function LinksPart({ survey }: { survey: Survey }) {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const audienceWords = useAudienceWords();
  const edits = useMay('surveys.edit');
  const make = useSurveyWrite(makeSurveyLink);
  const revoke = useSurveyWrite(revokeSurveyLink);
  const [made, setMade] = useState<{ link: string; kind: LinkKind } | null>(null);
  const [audience, setAudience] = useState(survey.audiences[0] ?? 'relatives');
  if (!edits) return null;
  const kinds = { link: t`A link to hand out`, kiosk: t`A device in the home` };

  function add(kind: LinkKind) {
    make.mutate(
      { survey_id: survey.id, kind, audience },
      { onSuccess: ({ link }) => setMade({ link, kind }), onError: (caught) => tellFailure(caught) },
    );
  }

  return (
    <Card as="section" aria-labelledby={id} className={styles.links}>
      <h2 id={id}>{t`Without an account`}</h2>
      <p className="secondary">
        {t`Whoever has the link can answer, as often as they like. On a device in the home the page begins anew after each person.`}
      </p>
      {survey.audiences.length > 1 && (
        <Select
          label={t`Who will answer there?`}
          value={audience}
          onChange={setAudience}
          options={survey.audiences.map((one) => ({ value: one, label: audienceWords[one] }))}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="soft" busy={make.isPending} onClick={() => add('link')}>
          {t`Make a link`}
        </Button>
        <Button variant="soft" busy={make.isPending} onClick={() => add('kiosk')}>
          {t`Set up a device`}
        </Button>
      </div>
      {made !== null && (
        <div className={styles.made} role="status">
          <QrCode text={made.link} label={kinds[made.kind]} size={148} />
          <div className={styles.words}>
            <b>{t`Shown once. Copy it now.`}</b>
            <code className={styles.address}>{made.link}</code>
            <div>
              <Button size="small" onClick={() => void copyText(made.link, t`Copied`)}>
                {t`Copy the link`}
              </Button>
            </div>
          </div>
        </div>
      )}
      {survey.links.length > 0 && (
        <List aria-label={t`Links that work`}>
          {survey.links.map((link) => (
            <ListRow
              key={link.id}
              title={kinds[link.kind]}
              under={t`made ${words.dayAndMonth(link.made_on)}`}
              end={
                <Button
                  variant="line"
                  size="small"
                  busy={revoke.isPending}
                  onClick={() =>
                    revoke.mutate(
                      { survey_id: survey.id, survey_link_id: link.id },
                      { onSuccess: () => setMade(null), onError: (caught) => tellFailure(caught) },
                    )
                  }
                >
                  {t`Take back`}
                </Button>
              }
            />
          ))}
        </List>
      )}
    </Card>
  );
}
