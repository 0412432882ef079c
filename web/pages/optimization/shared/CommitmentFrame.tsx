// The frame of every page of commitments: title, tabs, bar, and what is shown in their place.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CommitmentBar_options$key } from '../../../__generated__/CommitmentBar_options.graphql.ts';
import { PageLayout } from '../../../components/layout/PageLayout.tsx';
import { useTitle } from '../../../components/layout/useTitle.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { CommitmentBar } from './bar/CommitmentBar.tsx';
import { type CommitmentTab, CommitmentTabs } from './bar/CommitmentTabs.tsx';
import { type CommitmentAddress, type CommitmentChange, monthsOf } from './commitment-address.ts';

interface CommitmentFrameProps {
  title: MessageId;
  /** Names the row of tabs. */
  group: MessageId;
  tabs: readonly CommitmentTab[];
  /** Whose commitments they are. */
  vendor: Vendor;
  address: CommitmentAddress;
  onChange: (change: CommitmentChange) => void;
  options: CommitmentBar_options$key | null | undefined;
  hasMonths?: boolean;
  children: ReactNode;
}

export function CommitmentFrame({
  title,
  group,
  tabs,
  vendor,
  address,
  children,
  ...bar
}: CommitmentFrameProps) {
  const { roundedVendors } = useShellViewer();
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: title }));
  return (
    <PageLayout
      isOfCost
      vendors={[vendor]}
      title={<FormattedMessage id={title} />}
      tabs={<CommitmentTabs label={intl.formatMessage({ id: group })} tabs={tabs} address={address} />}
      bar={<CommitmentBar address={address} {...bar} />}
    >
      {roundedVendors.includes(vendor) ? (
        <Notice variant="block" title={<FormattedMessage id="optimization.block.roundedCost" />} />
      ) : null}
      {monthsOf(address) === 'invalid' ? <InvalidMonths /> : children}
    </PageLayout>
  );
}

/** In the specification's words (P-05). */
function InvalidMonths() {
  return (
    <Notice variant="block" role="alert" title={<FormattedMessage id="platform.errorCause.invalidRange" />}>
      <FormattedMessage id="platform.errorStep.invalidRange" />
    </Notice>
  );
}
