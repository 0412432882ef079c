// The exports of Azure on its reservations, read as datasets are: a row of the file is a row of a table.
import type { DatasetKind } from '../datasets/dataset-kinds.ts';

/** Exports of customer agreements have blanks in the names of some columns; names are compared without them. */
export const AZURE_INVENTORIES: readonly DatasetKind[] = [
  {
    name: 'Azure reservation transactions',
    layout: 'Azure reservation transactions',
    table: 'azure_reservation_transactions',
    isOf: (has) => has('ReservationOrderId') && has('EventType') && has('EventDate') && has('ArmSkuName'),
    key: ['ReservationOrderId', 'EventDate', 'EventType', 'Amount', 'Quantity'],
    needed: [],
    updated: null,
    columns: {
      Amount: 'number',
      ArmSkuName: 'text',
      BillingFrequency: 'text',
      Currency: 'text',
      Description: 'text',
      EventDate: 'time',
      EventType: 'text',
      PurchasingSubscriptionGuid: 'text',
      PurchasingSubscriptionName: 'text',
      Quantity: 'number',
      Region: 'text',
      ReservationOrderId: 'text',
      ReservationOrderName: 'text',
      Term: 'text',
    },
    words: {},
  },
  {
    name: 'Azure reservation details',
    layout: 'Azure reservation details',
    table: 'azure_reservation_details',
    isOf: (has) => has('ReservationId') && has('UsageDate') && has('TotalReservedQuantity'),
    key: ['ReservationId'],
    needed: ['UsageDate'],
    updated: 'UsageDate',
    // A row a day and machine: the newest day of a reservation counts.
    isNewestKept: true,
    columns: {
      InstanceFlexibilityGroup: 'text',
      InstanceFlexibilityRatio: 'number',
      Kind: 'text',
      ReservationId: 'text',
      ReservationOrderId: 'text',
      SkuName: 'text',
      TotalReservedQuantity: 'number',
      UsageDate: 'time',
    },
    words: {},
  },
];
