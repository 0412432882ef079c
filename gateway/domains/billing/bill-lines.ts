// The lines of a bill as the graph tells them (B-04): those that have nothing to tell are left out.
import { BILL_LINES, isLineShown } from '../../../lib/catalogue/bill-lines.ts';
import type { ChargeRowReply } from '../../../upstream/contract/billing/billing.ts';
import type { BillLine, BillLinePart } from '../../__generated__/graph-types.ts';

type Reply = Omit<ChargeRowReply, 'item' | 'itemAlias' | 'chargeYear' | 'chargeMonth' | 'companyCurrency'>;

/** In the order of a bill. */
export function linesOf(reply: Reply): BillLine[] {
  return BILL_LINES.flatMap(({ id, kind, group, sign, byContract, parts: list }) => {
    const amount = reply[id];
    const parts = list === null ? [] : PARTS[list](reply);
    const isCalculated = byContract === 'always' || (byContract !== null && reply[byContract]);
    return isLineShown(id, amount, parts.length) ? [{ kind, group, sign, amount, isCalculated, parts }] : [];
  });
}

const PARTS = {
  creditDetails: ({ creditDetails }: Reply): BillLinePart[] =>
    creditDetails.map(({ crdtTypeCd, crdtNm, crdtAmt }) => ({
      code: crdtTypeCd,
      name: crdtNm,
      amount: crdtAmt,
    })),
  additionalServices: ({ additionalServices }: Reply): BillLinePart[] =>
    additionalServices.map((service) => ({
      code: service.additionalServiceCode,
      name: service.additionalServiceName,
      amount: service.additionalServiceCharge,
    })),
};
