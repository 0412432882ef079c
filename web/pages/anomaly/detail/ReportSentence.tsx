// The sentence of an anomaly of the graph: its figures in words, and where each of them can be seen (N-09).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { causeWords } from '../../../../lib/cost/cause-words.ts';
import { changedPercent } from '../../../../lib/money/change-text.ts';
import type { ReportSentence_anomaly$key } from '../../../__generated__/ReportSentence_anomaly.graphql.ts';
import { useChangeWords } from '../../../components/money/useChangeWords.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatDay, formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePercent } from '../../../intl/usePercent.ts';
import { valuesCondition } from '../../cost-analytics/shared/filters/item-conditions.ts';
import { costLink, withDaysBefore } from '../shared/cost-link.ts';
import { causeNames } from '../shared/useCauseText.ts';
import { AnomalySentence, type Clause } from './AnomalySentence.tsx';
import { partConditions, scopeConditions } from './anomaly-conditions.ts';
import classes from './Detail.module.css';

/** The grid of causes, on the same page. */
export const CAUSES_ID = 'causes';

export function ReportSentence({ anomaly }: { anomaly: ReportSentence_anomaly$key }) {
  const percent = usePercent();
  const changeWords = useChangeWords();
  const { language } = useLanguage();
  const { format } = useMoney();
  const vendorName = useVendorName();
  const data = useFragment(
    graphql`
      fragment ReportSentence_anomaly on Anomaly {
        account {
          key
          label
        }
        changeRate
        currency
        direction
        endedOn
        impact
        judgedThrough
        kind
        lastSeenOn
        product {
          key
          label
        }
        region {
          key
          label
        }
        ruleTitle
        startedOn
        topCause {
          ...useCauseText_cause
          operation
          owner {
            tagKey
            value
          }
          purchaseOption
          resource {
            key
            label
          }
          share
          usageType
        }
        unit
        vendor
      }
    `,
    anomaly,
  );
  const { vendor, product, region, account, topCause } = data;
  const range = { start: data.startedOn, end: data.lastSeenOn };
  const around = { vendor, range: withDaysBefore(range) };
  const scope = { account, product, region };
  const item = (of: typeof product): Clause | null =>
    of
      ? {
          text: of.label || of.key,
          to: costLink({
            ...around,
            conditions: scopeConditions({ ...scope, ...(of === product ? { region: null } : {}) }),
          }),
        }
      : null;
  const dayOrMonth = data.unit === 'MONTH' ? formatMonth : formatDay;
  const share = topCause ? percent(topCause.share) : '';
  const names = topCause ? causeWords(causeNames(topCause), product?.label ?? null) : [];
  const owner = topCause?.owner;
  const resource = topCause?.resource;
  return (
    <>
      <AnomalySentence
        kind={data.kind}
        unit={data.unit}
        direction={data.direction}
        product={item(product)}
        region={item(region)}
        account={
          account
            ? {
                text: account.label || account.key,
                to: costLink({
                  ...around,
                  conditions: scopeConditions({ ...scope, product: null, region: null }),
                }),
              }
            : { text: vendorName(vendor), to: costLink({ ...around, conditions: [] }) }
        }
        amount={{ text: format(Math.abs(data.impact), data.currency), to: `#${CAUSES_ID}` }}
        percent={
          data.changeRate === null || data.changeRate === undefined
            ? null
            : changedPercent(data.changeRate, changeWords)
        }
        start={dayOrMonth(data.startedOn, language)}
        end={data.endedOn ? dayOrMonth(data.lastSeenOn, language) : null}
        days={costLink({ vendor, range, conditions: scopeConditions(scope) })}
        cause={
          names.length > 0 && topCause
            ? {
                text: names.join(', '),
                share,
                to: costLink({
                  ...around,
                  conditions: partConditions(scope, { ...topCause, resource: null }),
                }),
              }
            : null
        }
        resource={
          resource
            ? {
                text: resource.label || resource.key,
                to: costLink({ ...around, conditions: partConditions(scope, { resource }) }),
              }
            : null
        }
        owner={
          owner && owner.value !== ''
            ? {
                text: `${owner.tagKey}: ${owner.value}`,
                to: costLink({
                  ...around,
                  conditions: [
                    ...scopeConditions(scope),
                    valuesCondition('tag', owner.tagKey, [owner.value]),
                  ],
                }),
              }
            : null
        }
      />
      {data.ruleTitle ? (
        <p className={classes.muted}>
          <FormattedMessage id="anomaly.detail.byRule" values={{ title: data.ruleTitle }} />
        </p>
      ) : null}
    </>
  );
}
