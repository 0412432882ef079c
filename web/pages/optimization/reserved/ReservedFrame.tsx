// The frame of every page of reservations: title, tabs, filters, and the drawer of one of them.
import type { ReactNode } from 'react';
import type { ShownRate } from '../../../../lib/money/rate-notes.ts';
import type { CommitmentBar_options$key } from '../../../__generated__/CommitmentBar_options.graphql.ts';
import { AppliedRates } from '../../../components/money/AppliedRates.tsx';
import type { MessageId } from '../../../intl/catalogues.ts';
import type { CommitmentTab } from '../shared/bar/CommitmentTabs.tsx';
import { CommitmentFrame } from '../shared/CommitmentFrame.tsx';
import type { CommitmentAddress, CommitmentChange } from '../shared/commitment-address.ts';
import { ReservationDrawer } from './ReservationDrawer.tsx';
import classes from './Reserved.module.css';

const AWS_TABS: readonly CommitmentTab[] = [
  { page: 'reservations', label: 'optimization.reserved.overview' },
  { page: 'reservationsUtilization', label: 'optimization.reserved.utilization' },
  { page: 'reservationsCoverage', label: 'optimization.reserved.coverage' },
  { page: 'reservationsInventory', label: 'optimization.reserved.inventory' },
];

const AZURE_TABS: readonly CommitmentTab[] = [
  { page: 'azureReservations', label: 'optimization.reserved.overview' },
  { page: 'azureReservationsUtilization', label: 'optimization.reserved.utilization' },
  { page: 'azureReservationsInventory', label: 'optimization.reserved.inventory' },
];

const VENDORS = {
  AWS: { tabs: AWS_TABS, title: 'optimization.reservations.title' },
  AZURE: { tabs: AZURE_TABS, title: 'optimization.azure.title' },
} as const satisfies Record<string, { tabs: readonly CommitmentTab[]; title: MessageId }>;

interface ReservedFrameProps {
  vendor: keyof typeof VENDORS;
  address: CommitmentAddress & { agreement?: string | null };
  onChange: (change: CommitmentChange & { agreement?: string | null }) => void;
  options?: CommitmentBar_options$key | null | undefined;
  isStale?: boolean;
  /** That amounts of the page were converted by. */
  rates?: readonly ShownRate[] | undefined;
  children?: ReactNode;
}

export function ReservedFrame({
  vendor,
  address,
  onChange,
  options,
  isStale = false,
  rates,
  children,
}: ReservedFrameProps) {
  const { tabs, title } = VENDORS[vendor];
  return (
    <AppliedRates rates={rates}>
      <CommitmentFrame
        title={title}
        group={title}
        vendor={vendor}
        tabs={tabs}
        address={address}
        onChange={onChange}
        options={options}
      >
        <div className={isStale ? classes.stale : undefined} aria-busy={isStale}>
          {children}
        </div>
      </CommitmentFrame>
      {address.agreement === undefined ? null : (
        <ReservationDrawer
          vendor={vendor}
          address={{ ...address, agreement: address.agreement }}
          onClose={() => onChange({ agreement: null })}
        />
      )}
    </AppliedRates>
  );
}
