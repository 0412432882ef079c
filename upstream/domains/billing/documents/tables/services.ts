// A bill by the groups of a set, and what other publishers sold by way of the vendor (B-09).
import { Refusal } from '../../../../refusal.ts';
import type { BillTable } from '../bill-table.ts';
import type { DocumentAsker } from '../document-asker.ts';

export async function serviceGroupsTable(asker: DocumentAsker): Promise<BillTable> {
  const { handlers, call, text, month, request } = asker;
  const { serviceGroupSetNm } = request;
  if (serviceGroupSetNm === null)
    throw new Refusal('SERVICE_GROUP_SET_MISSING', 'Which set?', 'serviceGroupSetNm');
  const { serviceGroups, totals } = await handlers.billServiceGroups({ ...month, serviceGroupSetNm }, call);
  return {
    title: text('billing.tab.name', { tab: 'serviceGroups' }),
    answer: 'cost',
    columns: [
      { id: 'name', head: text('billing.groups.name'), as: 'text' },
      { id: 'cost', head: text('billing.column.cost'), as: 'money', isAdded: true },
    ],
    rows: serviceGroups.map(({ group, isUndefined, currency, cost, products }) => ({
      currency,
      cells: {
        name: isUndefined ? text('billing.item.placeholder', { missing: 'UNDEFINED_GROUP' }) : group,
        cost,
      },
      children: products.map((product) => ({
        currency,
        cells: { name: product.productName, cost: product.cost },
      })),
    })),
    totals: totals.map(({ currency, cost }) => ({
      currency,
      cells: { name: text('billing.grid.total', { currency }), cost },
    })),
    facts: [[text('billing.viewBy.set'), serviceGroupSetNm]],
  };
}

export async function additionalServicesTable({
  handlers,
  call,
  text,
  vendor,
  month,
}: DocumentAsker): Promise<BillTable> {
  const { additionalServices, totals } = await handlers.additionalServices({ vendor, ...month }, call);
  return {
    title: text('billing.tab.name', { tab: 'additionalServices' }),
    answer: 'charge',
    columns: [
      { id: 'name', head: text('billing.services.name'), as: 'text' },
      { id: 'code', head: text('billing.services.code'), as: 'text' },
      { id: 'publisher', head: text('billing.services.publisher'), as: 'text' },
      { id: 'charge', head: text('billing.services.charge'), as: 'money', isAdded: true },
    ],
    rows: additionalServices.map((service) => ({
      currency: service.currency,
      cells: {
        name: service.additionalServiceName,
        code: service.additionalServiceCode,
        publisher: service.publisher,
        charge: service.additionalServiceCharge,
      },
    })),
    totals: totals.map(({ currency, cost }) => ({
      currency,
      cells: { name: text('billing.grid.total', { currency }), charge: cost },
    })),
    facts: [],
  };
}
