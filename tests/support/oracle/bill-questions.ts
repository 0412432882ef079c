// Questions on billed months that every engine of the facts answers in the tests, over the rows of question-rows.ts.
import type {
  BillQuestion,
  BillRowsQuestion,
} from '../../../upstream/stores/facts/questions/bill-question.ts';
import { QUESTION_COMPANY, SERVICE_GROUPS } from './question-rows.ts';

const BILL: BillQuestion = {
  companyId: QUESTION_COMPANY,
  vendors: ['aws', 'azr', 'gcp'],
  range: { start: '2024-01-01', end: '2024-05-01' },
  filters: [],
  groupBy: ['product'],
  measures: ['billed'],
};

/** Of every grouping, measure and filter; of the months and of the rows. */
export const BILL_QUESTIONS: Record<string, BillQuestion> = {
  'bills by product': BILL,
  'bills by nothing': { ...BILL, groupBy: [], measures: ['billed', 'list', 'quantity', 'rows'] },
  'bills by month and account, with names': { ...BILL, groupBy: [{ column: 'billingMonth' }, 'account'] },
  'bills by what only rows have': {
    ...BILL,
    groupBy: [
      { column: 'issuer' },
      { column: 'description' },
      { column: 'skuId' },
      { column: 'creditType' },
      { column: 'serviceCode' },
      { column: 'currency' },
    ],
    measures: ['rows', 'billed'],
  },
  'bills by resource, with every measure': {
    ...BILL,
    groupBy: ['resource'],
    measures: ['billed', 'list', 'quantity', 'rows', { distinct: 'account' }, { distinct: 'region' }],
  },
  'bills by tag': { ...BILL, groupBy: [{ tag: 'env' }, 'product'] },
  'bills by service group': { ...BILL, groupBy: [{ serviceGroups: SERVICE_GROUPS }, 'chargeCategory'] },
  'bills of one month with filters': {
    ...BILL,
    range: { start: '2024-03-01', end: '2024-03-01' },
    filters: [
      { dimension: 'chargeCategory', values: ['Usage'] },
      { dimension: 'product', contains: 'o', isExcluding: true },
      { column: 'currency', values: ['USD', 'KRW'] },
    ],
    groupBy: ['region', 'commitmentPart'],
  },
  'bills by product with its code': {
    ...BILL,
    groupBy: ['product', 'publisher', { column: 'serviceCode' }],
    measures: ['rows'],
  },
  'bills up to a number of lines': { ...BILL, maxLines: 100 },
  'too many bills for a number of lines': { ...BILL, groupBy: ['account', 'product'], maxLines: 3 },
  'no bills': { ...BILL, range: { start: '2020-01-01', end: '2020-01-01' } },
};

export const BILL_ROWS_QUESTION: BillRowsQuestion = {
  companyId: QUESTION_COMPANY,
  vendors: ['aws'],
  range: { start: '2024-02-01', end: '2024-03-01' },
  filters: [{ column: 'currency', values: ['USD'] }],
  limit: 40,
  skip: 5,
};
