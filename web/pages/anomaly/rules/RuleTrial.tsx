// On which of the last 90 complete days a rule would have fired, before it is saved (N-04).
import { Skeleton } from '@mantine/core';
import { useEffect, useState, useTransition } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import RuleTrialQueryNode, {
  type AnomalyRuleInput,
  type RuleTrialQuery,
} from '../../../__generated__/RuleTrialQuery.graphql.ts';
import { BandChart } from '../../../charts/band/BandChart.tsx';
import { type BandDay, bandScale } from '../../../charts/band/band-scale.ts';
import { LevelMark } from '../../../components/alerts/LevelMark.tsx';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { Caught } from '../../../components/faults/Caught.tsx';
import { ScrollRegion } from '../../../components/layout/ScrollRegion.tsx';
import { ChangedPercent } from '../../../components/money/ChangedPercent.tsx';
import { useAmountFormat } from '../../../components/money/useAmountFormat.ts';
import { formatDay, formatShortDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from './Rules.module.css';

interface RuleTrialProps {
  /** Null while it cannot be tried. */
  rule: AnomalyRuleInput | null;
}

/** A title is no part of what a rule finds, so a trial needs none of the one that is being typed. */
const NO_TITLE = 'trial';

export function RuleTrial({ rule }: RuleTrialProps) {
  const [queryRef, load] = useQueryLoader<RuleTrialQuery>(RuleTrialQueryNode);
  const [isPending, startTransition] = useTransition();
  const asked = rule && JSON.stringify({ ...rule, title: NO_TITLE, isActive: true });
  useEffect(() => {
    if (asked === null) return;
    startTransition(() => load({ rule: JSON.parse(asked) as AnomalyRuleInput }));
  }, [asked, load]);
  const retry = () => {
    if (asked !== null)
      load({ rule: JSON.parse(asked) as AnomalyRuleInput }, { fetchPolicy: 'network-only' });
  };
  return (
    <section aria-busy={isPending} className={classes.trial}>
      <Boundary variant="block" skeleton={<Skeleton height={280} />} onRetry={retry} resetKey={queryRef}>
        {queryRef ? <TrialDays queryRef={queryRef} onRetry={retry} /> : <Skeleton height={280} />}
      </Boundary>
    </section>
  );
}

interface TrialDaysProps {
  queryRef: PreloadedQuery<RuleTrialQuery>;
  onRetry: () => void;
}

function TrialDays({ queryRef, onRetry }: TrialDaysProps) {
  const { viewer } = usePreloadedQuery<RuleTrialQuery>(
    graphql`
      query RuleTrialQuery($rule: AnomalyRuleInput!) {
        viewer {
          anomalyRuleTrial(rule: $rule) @catch(to: RESULT) {
            currency
            days {
              changeRate
              compareCost
              cost
              date
              difference
              hasFired
              level
            }
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <Caught result={viewer.anomalyRuleTrial} onRetry={onRetry}>
      {(trial) => <Days {...trial} />}
    </Caught>
  );
}

type Trial = NonNullable<
  Extract<RuleTrialQuery['response']['viewer']['anomalyRuleTrial'], { ok: true }>['value']
>;

function Days({ currency, days }: Trial) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { convert, format } = useAmountFormat(currency);
  const shown = days.map(
    (day): BandDay => ({
      day: day.date,
      label: formatShortDay(day.date),
      amount: convert(day.cost),
      expected: convert(day.compareCost),
      bands: [],
      isMarked: day.hasFired,
    }),
  );
  const [place, setPlace] = useState<number | null>(null);
  const fired = days.filter(({ hasFired }) => hasFired);
  const title = intl.formatMessage({ id: 'anomaly.rules.trial' }, { count: fired.length, days: days.length });
  const textOf = (day: BandDay) =>
    intl.formatMessage(
      { id: 'anomaly.rules.trialDay' },
      {
        day: formatDay(day.day, language),
        cost: format.full(day.amount ?? 0),
        compared: format.full(day.expected ?? 0),
      },
    );
  const active = Math.min(place ?? shown.length - 1, shown.length - 1);
  const looked = shown[active];
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      <BandChart
        days={shown}
        models={[]}
        scale={bandScale(shown)}
        axis={format.axis}
        label={title}
        textOf={textOf}
        active={active}
        onActive={setPlace}
        withVotes
      />
      {looked ? <p className={`${classes.muted} sky-figures`}>{textOf(looked)}</p> : null}
      {fired.length > 0 ? (
        <ScrollRegion className={classes.firedDays} label={title}>
          <ul className={`${classes.fired} sky-figures`}>
            {fired.toReversed().map((day) => (
              <li key={day.date}>
                <span>{formatDay(day.date, language)}</span>
                {day.level ? <LevelMark level={day.level} /> : null}
                <ChangedPercent percent={day.changeRate} />
              </li>
            ))}
          </ul>
        </ScrollRegion>
      ) : (
        <p className={classes.muted}>
          <FormattedMessage id="anomaly.rules.trialNone" />
        </p>
      )}
    </>
  );
}
