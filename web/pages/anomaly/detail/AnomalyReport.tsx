// The report of an anomaly, from the sentence down to the resources; each block fails and recovers alone (N-09).
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AnomalyReport_anomaly$key } from '../../../__generated__/AnomalyReport_anomaly.graphql.ts';
import { Caught } from '../../../components/faults/Caught.tsx';
import shared from '../../../components/layout/Page.module.css';
import { PageLayout } from '../../../components/layout/PageLayout.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { useScopeText } from '../shared/useScopeText.ts';
import { AnomalyCards } from './AnomalyCards.tsx';
import { Causes } from './Causes.tsx';
import classes from './Detail.module.css';
import { Effects } from './Effects.tsx';
import { Handling } from './handling/Handling.tsx';
import { History } from './handling/History.tsx';
import { OneClick } from './handling/OneClick.tsx';
import { JudgedDaysChart } from './JudgedDaysChart.tsx';
import { ReportSentence } from './ReportSentence.tsx';
import { Owners, Resources } from './Shares.tsx';

/** Nothing is used of them that could be dearer. */
const BESIDE_USAGE: readonly string[] = ['CREDIT', 'FEE', 'TAX'];

interface AnomalyReportProps {
  anomaly: AnomalyReport_anomaly$key;
  /** To the list. */
  back: ReactNode;
  isStale: boolean;
  onRetry: () => void;
}

export function AnomalyReport({ anomaly, back, isStale, onRetry }: AnomalyReportProps) {
  const scopeText = useScopeText();
  const data = useFragment(
    graphql`
      fragment AnomalyReport_anomaly on Anomaly {
        account {
          key
          label
        }
        id
        kind
        product {
          key
          label
        }
        region {
          key
          label
        }
        unit
        withdrawnReason
        ...AnomalyCards_anomaly
        ...Handling_anomaly
        ...OneClick_anomaly
        ...ReportSentence_anomaly
        days @catch(to: RESULT) {
          ...JudgedDaysChart_days
        }
        topCause {
          ...JudgedDaysChart_cause
        }
        causes @catch(to: RESULT) {
          ...Causes_causes
          ...Effects_causes
          ...Shares_causes
        }
        ...Causes_anomaly
        history @catch(to: RESULT) {
          ...History_history
        }
      }
    `,
    anomaly,
  );
  const panel = `${shared.panel} ${classes.panel}`;
  const causes = data.causes;
  return (
    <PageLayout back={back} title={scopeText(data)} bar={<Handling anomaly={data} />} isStale={isStale}>
      {data.withdrawnReason ? (
        <div className={panel}>
          <Notice
            variant="block"
            title={
              <FormattedMessage id="anomaly.detail.withdrawn" values={{ reason: data.withdrawnReason }} />
            }
          />
        </div>
      ) : null}
      <ReportSentence anomaly={data} />
      <AnomalyCards anomaly={data} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <section className={panel}>
            <Caught result={data.days} onRetry={onRetry}>
              {(days) => <JudgedDaysChart days={days} unit={data.unit} cause={data.topCause ?? null} />}
            </Caught>
          </section>
          <section className={shared.panel}>
            <Caught result={causes} onRetry={onRetry}>
              {(value) => <Causes causes={value} anomaly={data} />}
            </Caught>
          </section>
        </div>
        <div className={classes.side}>
          <OneClick anomaly={data} />
          {causes.ok && causes.value ? (
            <>
              {BESIDE_USAGE.includes(data.kind) ? null : <Effects causes={causes.value} />}
              <Resources causes={causes.value} />
              <Owners causes={causes.value} />
            </>
          ) : null}
          <section className={panel}>
            <Caught result={data.history} onRetry={onRetry}>
              {(history) => <History history={history} />}
            </Caught>
          </section>
        </div>
      </div>
    </PageLayout>
  );
}
