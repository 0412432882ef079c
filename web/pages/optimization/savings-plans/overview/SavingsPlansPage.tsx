// Savings Plans: type, plans, commitment, utilization and saving of this month or year to date (P-01).
import { SegmentedControl } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { DateRange } from '../../../../../lib/calendar/calendar.ts';
import type { SavingsPlansPageQuery } from '../../../../__generated__/SavingsPlansPageQuery.graphql.ts';
import { AppliedRates } from '../../../../components/money/AppliedRates.tsx';
import { Unconverted } from '../../../../components/money/Unconverted.tsx';
import { formatRange } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import type { PageProps } from '../../../../routing/page-code.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import classes from '../../shared/Commitments.module.css';
import { faultOfPage } from '../../shared/faults/block-faults.ts';
import { CommitmentFault } from '../../shared/faults/CommitmentFault.tsx';
import { QuietBlock } from '../../shared/QuietBlock.tsx';
import { UseFigures } from '../../shared/use/UseFigures.tsx';
import { PlanFrame } from '../shared/PlanFrame.tsx';
import { savingsPlansPage } from './page.tsx';
import { TypeTable } from './TypeTable.tsx';

export function SavingsPlansPage({ queryRef, loadingRef }: PageProps<SavingsPlansPageQuery>) {
  return queryRef ? <Asked queryRef={queryRef} isStale={queryRef !== loadingRef} /> : null;
}

interface AskedProps {
  queryRef: PreloadedQuery<SavingsPlansPageQuery>;
  isStale: boolean;
}

function Asked({ queryRef, isStale }: AskedProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { vendorsThrough } = useShellViewer();
  const { address, change } = usePageAddress(savingsPlansPage);
  const retry = useAskAgain();
  const {
    viewer: { savingsPlans },
  } = usePreloadedQuery<SavingsPlansPageQuery>(
    graphql`
      query SavingsPlansPageQuery($query: CommitmentQuery!) {
        viewer {
          savingsPlans(query: $query) {
            utilizationOptions @catch(to: RESULT) {
              ...CommitmentBar_options
            }
            utilization @catch(to: RESULT) {
              currency
              range {
                start
                end
              }
              figures {
                ...UseFigures_use
              }
              rates {
                date
                from
                rate
                source
                to
              }
              unconverted {
                currency
                amount
              }
            }
            types @catch(to: RESULT) {
              ...TypeTable_types
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!savingsPlans) return <CommitmentFault errors={[]} />;
  const { utilizationOptions: options, utilization, types } = savingsPlans;
  const fault = faultOfPage([utilization, types]);
  if (fault) return <CommitmentFault errors={fault} />;
  const summary = utilization.ok ? utilization.value : null;
  return (
    <PlanFrame
      title="optimization.plans.title"
      address={address}
      onChange={change}
      options={options.ok ? options.value : null}
      hasMonths={false}
    >
      <AppliedRates rates={summary?.rates ?? []}>
        <div className={`${classes.blocks} ${isStale ? classes.stale : ''}`} aria-busy={isStale}>
          <Unconverted amounts={summary?.unconverted ?? []} />
          <QuietBlock
            part="savings-plans.summary"
            title={
              summary ? (
                formatRange(toDate(summary.range, vendorsThrough.get('AWS')), language)
              ) : (
                <FormattedMessage id="optimization.block.summary" />
              )
            }
            tools={
              <SegmentedControl
                size="xs"
                aria-label={intl.formatMessage({ id: 'optimization.plans.period' })}
                value={address.period}
                onChange={(period) => change({ period })}
                data={[
                  { value: 'month' as const, label: intl.formatMessage({ id: 'optimization.plans.month' }) },
                  { value: 'year' as const, label: intl.formatMessage({ id: 'optimization.plans.year' }) },
                ]}
              />
            }
            result={utilization}
            onRetry={retry}
          >
            {({ figures, currency }) => <UseFigures use={figures} currency={currency} />}
          </QuietBlock>
          <QuietBlock
            part="savings-plans.types"
            title={<FormattedMessage id="optimization.plans.types" />}
            result={types}
            onRetry={retry}
          >
            {(rows) => <TypeTable types={rows} />}
          </QuietBlock>
        </div>
      </AppliedRates>
    </PlanFrame>
  );
}

/** Up to the newest day of the data. */
function toDate({ start, end }: DateRange, newest: string | undefined): DateRange {
  return { start, end: newest !== undefined && newest >= start && newest < end ? newest : end };
}
