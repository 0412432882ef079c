// What the chosen tab shows, each part of the answer failing alone.
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { BillingTab } from '../../../../lib/catalogue/vendors.ts';
import type { BillTabQuery } from '../../../__generated__/BillTabQuery.graphql.ts';
import { Caught } from '../../../components/faults/Caught.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { AdditionalServicesTab } from './AdditionalServicesTab.tsx';
import { AutoSpotTab } from './AutoSpotTab.tsx';
import { ComputingResourcesTab } from './ComputingResourcesTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { InsightTab } from './InsightTab.tsx';
import { InvoicesTab } from './InvoicesTab.tsx';
import { ServiceGroupsTab } from './ServiceGroupsTab.tsx';

interface BillTabProps {
  queryRef: PreloadedQuery<BillTabQuery>;
  vendor: Vendor;
  /** YYYY-MM. */
  month: string;
  tab: BillingTab;
  onRetry: () => void;
}

export function BillTab({ queryRef, vendor, month, tab, onRetry }: BillTabProps) {
  const {
    viewer: { bill },
  } = usePreloadedQuery<BillTabQuery>(
    graphql`
      query BillTabQuery(
        $vendor: Vendor!
        $month: Date!
        $viewBy: BillingViewBy!
        $layers: Int!
        $tagKey: String
        $detailsSet: String
        $set: String!
        $withTagKeys: Boolean!
        $withSets: Boolean!
        $isInvoices: Boolean!
        $isInsight: Boolean!
        $isDetails: Boolean!
        $isComputingResources: Boolean!
        $isServiceGroups: Boolean!
        $isAutoSpot: Boolean!
        $isAdditionalServices: Boolean!
      ) {
        viewer {
          bill(vendor: $vendor, month: $month) {
            ...SplitPicker_bill @arguments(withTagKeys: $withTagKeys, withSets: $withSets)
            invoices @include(if: $isInvoices) @catch(to: RESULT) {
              ...InvoicesTab_invoices
            }
            insight @include(if: $isInsight) @catch(to: RESULT) {
              ...InsightTab_insight
            }
            details(viewBy: $viewBy, layers: $layers, tagKey: $tagKey, serviceGroupSet: $detailsSet)
              @include(if: $isDetails)
              @catch(to: RESULT) {
              ...DetailTree_details
            }
            computingResources @include(if: $isComputingResources) @catch(to: RESULT) {
              ...ComputingResourcesTab_resources
            }
            serviceGroups(set: $set) @include(if: $isServiceGroups) @catch(to: RESULT) {
              ...ServiceGroupsTab_groups
            }
            autoSpot @include(if: $isAutoSpot) @catch(to: RESULT) {
              ...AutoSpotTab_autoSpot
            }
            additionalServices @include(if: $isAdditionalServices) @catch(to: RESULT) {
              ...AdditionalServicesTab_services
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!bill) return null;
  const place = { vendor, month };
  switch (tab) {
    case 'charges':
      return null;
    case 'invoices':
      return (
        <Caught result={bill.invoices} onRetry={onRetry}>
          {(invoices) => <InvoicesTab {...place} invoices={invoices} />}
        </Caught>
      );
    case 'invoiceInsight':
      return (
        <Caught result={bill.insight} onRetry={onRetry}>
          {(insight) => <InsightTab {...place} insight={insight} />}
        </Caught>
      );
    case 'details':
      return (
        <DetailsTab
          {...place}
          bill={bill}
          details={bill.details}
          variables={queryRef.variables}
          onRetry={onRetry}
        />
      );
    case 'computingResources':
      return (
        <Caught result={bill.computingResources} onRetry={onRetry}>
          {(resources) => <ComputingResourcesTab {...place} resources={resources} />}
        </Caught>
      );
    case 'serviceGroups':
      return <ServiceGroupsTab {...place} bill={bill} groups={bill.serviceGroups} onRetry={onRetry} />;
    case 'autoSpot':
      return (
        <Caught result={bill.autoSpot} onRetry={onRetry}>
          {(autoSpot) => <AutoSpotTab {...place} autoSpot={autoSpot} />}
        </Caught>
      );
    case 'additionalServices':
      return (
        <Caught result={bill.additionalServices} onRetry={onRetry}>
          {(services) => <AdditionalServicesTab {...place} services={services} />}
        </Caught>
      );
  }
}
