// What is in each column of the detail table, and how wide it is on its own (C-12).
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { DETAIL_COLUMNS, type DetailColumnId } from '../../../../lib/cost/detail-columns.ts';
import { QUANTITY_DECIMALS, unitAfterNumber } from '../../../../lib/cost/usage-units.ts';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import type { DetailTableRow } from './detail-data.ts';
import { PriceText } from './PriceText.tsx';
import { RowCost } from './RowCost.tsx';

type Cell = (row: DetailTableRow, currency: string, day: (day: string) => string) => ReactNode;

const text = (value: string | null | undefined) => value || '–';
const quantity = (value: number | null | undefined) =>
  typeof value === 'number' ? (
    <FormattedNumber value={value} maximumFractionDigits={QUANTITY_DECIMALS} />
  ) : (
    '–'
  );

export const CELLS: Record<DetailColumnId, Cell> = {
  vendor: ({ vendor }) => <VendorBadge vendor={vendor} />,
  linkedAccountId: ({ account, accountName }) =>
    account && accountName && accountName !== account ? `${accountName} [${account}]` : text(account),
  productName: ({ product }) => text(product),
  region: ({ region }) => text(region),
  usageDate: ({ usageDate }, _currency, day) => day(usageDate),
  usage: ({ quantity: value, unit }) => (
    <>
      {quantity(value)}
      {unit ? ` ${unitAfterNumber(unit)}` : ''}
    </>
  ),
  cost: ({ cost, billingCurrency }, currency) => <RowCost {...{ cost, currency, billingCurrency }} />,
  resourceId: ({ resourceId }) => text(resourceId),
  resourceName: ({ resourceName }) => text(resourceName),
  usageType: ({ usageType }) => text(usageType),
  transferType: ({ transferType }) => text(transferType),
  serviceGroup: ({ serviceGroup }) => text(serviceGroup),
  availabilityZone: ({ availabilityZone }) => text(availabilityZone),
  apiOperation: ({ operation }) => text(operation),
  platform: ({ platform }) => text(platform),
  databaseEngine: ({ databaseEngine }) => text(databaseEngine),
  itemDescription: ({ description }) => text(description),
  invoiceId: ({ invoiceId }) => text(invoiceId),
  chargeType: ({ chargeType }) => text(chargeType),
  infraType: ({ serviceCategory }) => text(serviceCategory),
  unitPrice: ({ unitPrice }, currency) => <PriceText price={unitPrice} currency={currency} />,
  skuId: ({ skuId }) => text(skuId),
  skuDesc: ({ skuDescription }) => text(skuDescription),
  useUnit: ({ consumedUnit }) => text(consumedUnit),
  useCpct: ({ consumedQuantity }) => quantity(consumedQuantity),
};

/** In pixels. */
const KIND_WIDTHS = { text: 180, date: 104, quantity: 150, money: 116, price: 130 } as const;
const OWN_WIDTHS: Partial<Record<DetailColumnId, number>> = {
  vendor: 72,
  linkedAccountId: 200,
  resourceId: 260,
  itemDescription: 300,
  skuDesc: 260,
};

export function ownWidth(id: DetailColumnId): number {
  return OWN_WIDTHS[id] ?? KIND_WIDTHS[DETAIL_COLUMNS[id].kind];
}

export function isFigure(id: DetailColumnId): boolean {
  return ['quantity', 'money', 'price'].includes(DETAIL_COLUMNS[id].kind);
}
