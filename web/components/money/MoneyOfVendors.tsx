// Amounts below are of these vendors together, which may decide how they are rounded.
import { type ReactNode, useMemo } from 'react';
import { CODES_OF_VENDORS } from '../../../lib/catalogue/vendors.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { MoneyContext, useMoney } from './useMoney.ts';

interface MoneyOfVendorsProps {
  /** Null: the viewer's selection. */
  vendors: readonly Vendor[] | null;
  children: ReactNode;
}

export function MoneyOfVendors({ vendors, children }: MoneyOfVendorsProps) {
  const money = useMoney();
  const { selectedVendors } = useShellViewer();
  const whose = vendors ?? selectedVendors;
  const shown = useMemo(() => money.of(whose.map((vendor) => CODES_OF_VENDORS[vendor])), [money, whose]);
  return <MoneyContext value={shown}>{children}</MoneyContext>;
}
