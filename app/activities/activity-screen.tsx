import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { getActivity } from '@heartsease/domain/activities/activities.endpoints.ts';
import type { ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { PrintActivity } from '../print/print-card.tsx';
import { ActivityRiskCard } from '../risk-assessment/activity-risk-card.tsx';
import { useMay } from '../session/use-may.ts';
import { useFoundInCupboard } from '../resources/resources.api.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { useActivity } from './activities.api.ts';
import { useActivityWords, useFormatWords } from './activity-words.ts';
import { GivesPart } from './gives-part.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { useCategoryWord } from '../words/category-word.ts';
import styles from './activity-screen.module.css';

type Sheet = OutputOf<typeof getActivity>;

/** One activity: how it goes step by step, for whom it is gentler or richer, what to say and what to mind. */
export function ActivityScreen() {
  const { t, i18n } = useLingui();
  const { activityId = '' } = useParams();
  const query = useActivity(activityId);
  const categoryWord = useCategoryWord();
  const mayPlan = useMay('planner.edit');
  const title = query.data ? inLanguage(query.data, i18n.locale).title : t`Activity`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={title}
      under={query.data && categoryWord(query.data.category)}
      backTo="/tabs/activities"
      actions={
        query.data && (
          <span className={styles.actions}>
            <FavouriteButton activity={query.data} />
            {mayPlan && (
              <ButtonLink
                variant="line"
                icon={<CalendarPlusIcon weight="bold" aria-hidden="true" />}
                to={`/planned-session/new?activity=${activityId}`}
              >
                {t`Plan it`}
              </ButtonLink>
            )}
            <PrintActivity activity={{ id: query.data.id, title }} />
          </span>
        )
      }
    >
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={4} height={160} />}
        failedTitle={t`There is a problem opening this activity`}
      >
        {(sheet) => <Told sheet={sheet} />}
      </AsyncView>
    </FullScreen>
  );
}

function inLanguage(sheet: Sheet, locale: string) {
  return cardIn({ ...sheet, welsh: sheet.detail?.welsh ?? null }, locale);
}

function Told({ sheet }: { sheet: Sheet }) {
  const { t, i18n } = useLingui();
  const { detail } = sheet;
  return (
    <div className={styles.sheet}>
      <Card className={styles.lead}>
        <Stamp icon={sheet.icon} tint={sheet.tint} size="l" />
        <div className={styles.leadWords}>
          <p className={styles.summary}>{inLanguage(sheet, i18n.locale).summary}</p>
          <Facts sheet={sheet} />
        </div>
      </Card>
      {detail !== null && (
        <div className={styles.parts}>
          <div className={styles.column}>
            {detail.steps.length > 0 && (
              <Part title={t`Step by step`}>
                <ol className={styles.steps}>
                  {detail.steps.map((step, place) => (
                    <li key={`${place} ${step}`}>{step}</li>
                  ))}
                </ol>
              </Part>
            )}
            <Bands bands={detail.bands} />
          </div>
          <div className={styles.column}>
            {hasGifts(detail) && (
              <Part title={t`What it is good for`}>
                <GivesPart detail={detail} />
              </Part>
            )}
            <Needs detail={detail} />
            {detail.conversation_starters.length > 0 && (
              <Part title={t`Something to say`}>
                <ul className={styles.said}>
                  {detail.conversation_starters.map((starter, place) => (
                    <li key={`${place} ${starter}`} className="serif">
                      {starter}
                    </li>
                  ))}
                </ul>
              </Part>
            )}
            <Risks risks={detail.risks} />
            <ActivityRiskCard activity_id={sheet.id} />
          </div>
        </div>
      )}
      <Licence sheet={sheet} />
    </div>
  );
}

/** Of a home's own, nobody may have said so far. */
function hasGifts({ weights, times }: ActivityDetail): boolean {
  return times.length > 0 || Object.values(weights).some((weight) => weight > 0);
}

/** Who may use its words, and the way to one's own that begins like it. */
function Licence({ sheet: { id, licence } }: { sheet: Sheet }) {
  const { t } = useLingui();
  const writesOwn = useMay('own_activities.propose');
  return (
    <div className={styles.licence}>
      <p>
        {licence === 'All rights reserved'
          ? t`Written by us; it stays with us.`
          : t`${licence}. Copy it, change it, share it.`}
      </p>
      {writesOwn && (
        <ButtonLink to={`/manage-custom-activities/new?from=${id}`} variant="line" size="small">
          {t`Begin our own like it`}
        </ButtonLink>
      )}
    </div>
  );
}

function Facts({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const formats = useFormatWords();
  const words = useActivityWords();
  const { detail } = sheet;
  const { from, to } = detail?.group_size ?? { from: 1, to: 1 };
  const facts = [
    time.minutes(sheet.minutes),
    ...sheet.formats.map((format) => formats[format]),
    ...(detail === null || to === 1
      ? []
      : [from === to ? plural(to, { one: '# person', other: '# people' }) : t`${from} to ${to} people`]),
    ...(detail?.places ?? []).map((place) => words.places[place]),
    ...(detail?.seasons ?? []).map((season) => words.seasons[season]),
    ...(detail === null ? [] : [words.costs[detail.cost]]),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          <Chip>{fact}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Bands({ bands }: { bands: ActivityDetail['bands'] }) {
  const { t } = useLingui();
  if (bands.length === 0) return null;
  return (
    <Part title={t`Richer or gentler`}>
      <dl className={styles.bands}>
        {bands.map(({ band, how }) => (
          <div key={band}>
            <dt>
              <span className={`serif ${styles.band}`} data-band={band} aria-hidden="true">
                {band}
              </span>
              {BAND_GUIDES[band - 1]?.name}
            </dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Needs({ detail: { needs, preparation } }: { detail: ActivityDetail }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const foundIn = useFoundInCupboard();
  if (needs.length === 0 && preparation.text === '' && preparation.minutes === 0) return null;
  return (
    <Part title={t`Have ready`}>
      {needs.length > 0 && (
        <ul className={styles.needs}>
          {needs.map((need, at) => (
            <li key={`${at} ${need}`}>
              {need}
              {foundIn(need).map(({ id, name, place }) => (
                <span key={id} className={styles.inCupboard}>
                  {place === '' ? t`In your cupboard: ${name}` : t`In your cupboard: ${name}, ${place}`}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p className="secondary">
        {preparation.minutes > 0 && <b>{t`${time.minutes(preparation.minutes)} before:`} </b>}
        {preparation.text}
      </p>
    </Part>
  );
}

function Risks({ risks }: { risks: ActivityDetail['risks'] }) {
  const { t } = useLingui();
  const { hazards } = useActivityWords();
  if (risks.length === 0) return null;
  return (
    <Part title={t`Keep in mind`}>
      <ul className={styles.risks}>
        {risks.map(({ hazard, care }) => (
          <li key={hazard}>
            <WarningIcon weight="fill" aria-hidden="true" className={styles.warning} />
            <span>
              <b>{hazards[hazard]}.</b> {care}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
