// Savings Plans, Inventory: the active plans, when they end, and what is known of each (P-04).
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { PlanInventoryPageQuery } from '../../../../__generated__/PlanInventoryPageQuery.graphql.ts';
import type { PageProps } from '../../../../routing/page-code.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import classes from '../../shared/Commitments.module.css';
import { ExpiryBlock } from '../../shared/ending/ExpiryBlock.tsx';
import { faultOfPage } from '../../shared/faults/block-faults.ts';
import { CommitmentFault } from '../../shared/faults/CommitmentFault.tsx';
import { QuietBlock } from '../../shared/QuietBlock.tsx';
import { PlanFrame } from '../shared/PlanFrame.tsx';
import { AgreementDrawer } from '../utilization/AgreementDrawer.tsx';
import { InventoryDownload } from './InventoryDownload.tsx';
import { PlanList } from './PlanList.tsx';
import { planInventoryPage } from './page.tsx';

export function PlanInventoryPage({ queryRef, loadingRef }: PageProps<PlanInventoryPageQuery>) {
  return queryRef ? <Asked queryRef={queryRef} isStale={queryRef !== loadingRef} /> : null;
}

interface AskedProps {
  queryRef: PreloadedQuery<PlanInventoryPageQuery>;
  isStale: boolean;
}

function Asked({ queryRef, isStale }: AskedProps) {
  const { address, change } = usePageAddress(planInventoryPage);
  const retry = useAskAgain();
  const {
    viewer: { savingsPlans },
  } = usePreloadedQuery<PlanInventoryPageQuery>(
    graphql`
      query PlanInventoryPageQuery(
        $query: CommitmentQuery!
        $sort: SavingsPlanSort!
        $page: Int!
        $size: Int!
      ) {
        viewer {
          savingsPlans(query: $query) {
            inventoryOptions @catch(to: RESULT) {
              ...CommitmentBar_options
            }
            inventory(sort: $sort, page: $page, itemsPerPage: $size) @catch(to: RESULT) {
              ...PlanList_plans
              ends {
                ...ExpiryCalendar_ends
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!savingsPlans) return <CommitmentFault errors={[]} />;
  const { inventoryOptions: options, inventory } = savingsPlans;
  const fault = faultOfPage([inventory]);
  if (fault) return <CommitmentFault errors={fault} />;
  return (
    <PlanFrame
      title="optimization.plans.inventoryTitle"
      address={address}
      onChange={change}
      options={options.ok ? options.value : null}
      hasMonths={false}
    >
      <div className={`${classes.blocks} ${isStale ? classes.stale : ''}`} aria-busy={isStale}>
        <ExpiryBlock
          kind="SAVINGS_PLANS"
          result={inventory}
          onRetry={retry}
          onOpen={(plan) => change({ plan, page: address.page })}
        />
        <QuietBlock
          part="savings-plans.inventory"
          title={<FormattedMessage id="optimization.plans.active" />}
          tools={<InventoryDownload variables={queryRef.variables} />}
          result={inventory}
          onRetry={retry}
        >
          {(plans) => (
            <PlanList
              plans={plans}
              state={address}
              onState={(parts) => change(parts as Parameters<typeof change>[0])}
              onOpen={(plan) => change({ plan, page: address.page })}
            />
          )}
        </QuietBlock>
      </div>
      <AgreementDrawer
        plan={address.plan}
        query={queryRef.variables.query}
        onClose={() => change({ plan: null, page: address.page })}
      />
    </PlanFrame>
  );
}
