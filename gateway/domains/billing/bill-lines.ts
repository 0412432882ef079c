// The sum of a bill, line by line (B-04): lines of 0 are hidden, subtotals and the total always stand.
import type { ChargeFiguresReply } from '../../../upstream/contract/billing/shapes.ts';
import type {
  BillLine,
  BillLineKind,
  BillLinePart,
  ChargeFigures,
} from '../../__generated__/resolver-types.ts';

interface Parts {
  creditDetails: { crdtTypeCd: string; crdtNm: string; crdtAmt: number }[];
  additionalServices: {
    additionalServiceCode: string;
    additionalServiceName: string;
    additionalServiceCharge: number;
  }[];
}

export function figuresOf(reply: ChargeFiguresReply): ChargeFigures {
  return {
    cloudOriginalCost: reply.cloudOriginalCost,
    onDemandDiscount: reply.onDemandDiscount,
    cloudFrontDiscount: reply.cloudFrontDiscount,
    cloudFrontTransferDiscount: reply.cloudFrontDtoDiscount,
    cloudFrontRequestDiscount: reply.cloudFrontReqDiscount,
    ncpDiscount: reply.ncpDiscount,
    otherDiscount: reply.otherDiscount,
    cloudCost: reply.cloudCost,
    salesDiscount: reply.salesDiscount,
    supportFee: reply.supportFee,
    isSupportCalculated: reply.isSupportCalculated,
    credit: reply.credit,
    additionalServices: reply.additionalServiceCharge,
    vat: reply.vat,
    isVatCalculated: reply.isVatCalculated,
    total: reply.totalCharge,
  };
}

/** In the order of a bill. */
export function linesOf(reply: ChargeFiguresReply & Parts): BillLine[] {
  const lines: [BillLineKind, number, Partial<BillLine>?][] = [
    ['CLOUD_ORIGINAL_COST', reply.cloudOriginalCost],
    ['ON_DEMAND_DISCOUNT', reply.onDemandDiscount],
    ['CLOUD_FRONT_DISCOUNT', reply.cloudFrontDiscount],
    ['CLOUD_FRONT_TRANSFER_DISCOUNT', reply.cloudFrontDtoDiscount],
    ['CLOUD_FRONT_REQUEST_DISCOUNT', reply.cloudFrontReqDiscount],
    ['NCP_DISCOUNT', reply.ncpDiscount],
    ['OTHER_DISCOUNT', reply.otherDiscount],
    ['CLOUD_COST', reply.cloudCost, { isSubtotal: true }],
    ['SALES_DISCOUNT', reply.salesDiscount, { isCalculated: true }],
    ['SUPPORT_FEE', reply.supportFee, { isCalculated: reply.isSupportCalculated }],
    ['CREDIT', reply.credit, { parts: creditParts(reply) }],
    ['ADDITIONAL_SERVICES', reply.additionalServiceCharge, { parts: serviceParts(reply) }],
    ['VAT', reply.vat, { isCalculated: reply.isVatCalculated }],
    ['TOTAL', reply.totalCharge, { isSubtotal: true }],
  ];
  return lines
    .map(([kind, amount, traits]) => ({
      kind,
      amount,
      isCalculated: false,
      isSubtotal: false,
      parts: [],
      ...traits,
    }))
    .filter(({ amount, isSubtotal, parts }) => amount !== 0 || isSubtotal || parts.length > 0);
}

function creditParts({ creditDetails }: Parts): BillLinePart[] {
  return creditDetails.map(({ crdtTypeCd, crdtNm, crdtAmt }) => ({
    code: crdtTypeCd,
    name: crdtNm,
    amount: crdtAmt,
  }));
}

function serviceParts({ additionalServices }: Parts): BillLinePart[] {
  return additionalServices.map((service) => ({
    code: service.additionalServiceCode,
    name: service.additionalServiceName,
    amount: service.additionalServiceCharge,
  }));
}
