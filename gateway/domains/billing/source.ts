// Calls of billing: arguments are checked and renamed on the way out, replies on the way in.
import { bills, charge } from '../../../upstream/contract/billing.ts';
import { MAX_BILL_TERM } from '../../../upstream/contract/billing-shapes.ts';
import type { BillCharges, BillList, Vendor } from '../../__generated__/resolver-types.ts';
import { inputError } from '../../errors.ts';
import { vendorCodeOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { chargesOf } from './charges.ts';
import type { BillParent } from './shapes.ts';
import { firstDayOf, statusOf, wireBill } from './wire-names.ts';

export class BillingSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async bills(vendor: Vendor, months: number): Promise<BillList> {
    if (months < 1 || months > MAX_BILL_TERM)
      throw inputError('months', `months must be 1 to ${MAX_BILL_TERM}`);
    const reply = await this.#loader.load(bills, { vendor: vendorCodeOf(vendor), term: months });
    return {
      rateDate: reply.rateDate,
      months: reply.bills.map((bill) => ({
        month: firstDayOf(bill),
        companyCurrency: bill.companyCurrency,
        invoiceCurrency: bill.invoiceCurrency,
        convertedTotal: bill.convertedTotal,
        isConverted: bill.isConverted,
        status: statusOf(bill.status),
        totals: bill.totals.map(({ currency, totalCharge, billedCost }) => ({
          currency,
          billedCost,
          total: totalCharge,
        })),
      })),
    };
  }

  async charges(bill: BillParent): Promise<BillCharges> {
    return chargesOf(await this.#loader.load(charge, wireBill(bill)));
  }
}
