// The bill by account, invoice, region, tag or service group, as far as the vendor has them (B-08).
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BillTabQuery$variables } from '../../../__generated__/BillTabQuery.graphql.ts';
import type { DetailTree_details$key } from '../../../__generated__/DetailTree_details.graphql.ts';
import type { SplitPicker_bill$key } from '../../../__generated__/SplitPicker_bill.graphql.ts';
import { Caught, type CaughtResult } from '../../../components/faults/Caught.tsx';
import { Banner } from '../../../components/notices/Banner.tsx';
import { traitsOf } from '../../../components/vendors/vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { viewByOf } from '../address.ts';
import { billingPage } from '../page.tsx';
import { DetailTree } from './DetailTree.tsx';
import type { BillPlace } from './place.ts';
import { SplitPicker } from './SplitPicker.tsx';
import { ViewByPicker } from './ViewByPicker.tsx';

interface DetailsTabProps extends BillPlace {
  bill: SplitPicker_bill$key;
  details: CaughtResult<DetailTree_details$key | null | undefined> | null | undefined;
  /** What was asked. */
  variables: BillTabQuery$variables;
  onRetry: () => void;
}

export function DetailsTab({ vendor, month, bill, details, variables, onRetry }: DetailsTabProps) {
  const intl = useIntl();
  const { address } = usePageAddress(billingPage);
  const viewBy = viewByOf(address, vendor);
  const by = viewBy === 'tag' ? 'tagKey' : viewBy === 'serviceGroup' ? 'set' : null;
  const question = useMemo(
    () => ({
      vendor: variables.vendor,
      month: variables.month,
      viewBy: variables.viewBy,
      tagKey: variables.tagKey ?? null,
      detailsSet: variables.detailsSet ?? null,
    }),
    [variables],
  );
  const picker = by ? <SplitPicker bill={bill} by={by} /> : null;
  const tools = (
    <>
      <ViewByPicker vendor={vendor} viewBy={viewBy} />
      {picker}
    </>
  );
  const noun = traitsOf(vendor).accountNoun;
  return (
    <>
      <Banner id="billing details" label={intl.formatMessage({ id: 'billing.banner.detailsLabel' })}>
        <FormattedMessage id="billing.banner.details" />
      </Banner>
      {details ? (
        <Caught result={details} onRetry={onRetry}>
          {(value) => (
            <DetailTree
              key={JSON.stringify(question)}
              title={intl.formatMessage({ id: 'billing.tab.name' }, { tab: 'details' })}
              head={
                viewBy === 'account' ? (
                  <FormattedMessage id="billing.column.item" values={{ noun }} />
                ) : (
                  <FormattedMessage id="billing.viewBy.name" values={{ viewBy }} />
                )
              }
              details={value}
              question={question}
              file={{
                ...{ vendor, month: question.month, part: 'details', viewBy },
                ...{ tagKey: question.tagKey, serviceGroupSet: question.detailsSet },
              }}
              scrollName={`details ${vendor} ${month} ${viewBy} ${address.tagKey} ${address.set}`}
              tools={tools}
            />
          )}
        </Caught>
      ) : (
        tools
      )}
    </>
  );
}
