// The questions for rows that every engine of the facts answers in the tests, over the rows of question-rows.ts.
import type {
  RowStreamQuestion,
  RowsQuestion,
  Scope,
} from '../../../upstream/stores/facts/questions/question.ts';
import { QUESTION_COMPANY, SERVICE_GROUPS } from './question-rows.ts';

export const ROWS_SCOPE: Scope = {
  companyId: QUESTION_COMPANY,
  vendors: ['aws', 'azr', 'gcp'],
  range: { start: '2024-01-10', end: '2024-05-20' },
  filters: [],
};

export const MARCH = { start: '2024-03-01', end: '2024-03-31' };

const ROWS: RowsQuestion = {
  ...ROWS_SCOPE,
  basis: 'billed',
  columns: [
    'vendor',
    'account',
    'accountName',
    'product',
    'usageDate',
    'chargeStart',
    'cost',
    'list',
    'quantity',
    'unit',
    'resource',
    'billingCurrency',
  ],
  limit: 25,
  skip: 0,
};

export const ROWS_QUESTIONS: Record<string, RowsQuestion> = {
  'rows by falling cost': ROWS,
  'rows by rising day, the third page': { ...ROWS, order: { by: 'usageDate', isRising: true }, skip: 50 },
  'rows of long charges, their parts in the range': {
    ...ROWS,
    basis: 'effective',
    range: { start: '2024-01-31', end: '2024-02-02' },
  },
  'rows of long charges in another currency, each day by its own rate': {
    ...ROWS,
    currency: 'KRW',
    basis: 'effective',
    columns: ['cost', 'usageDate', 'commitment', 'effective', 'chargeStart', 'chargeEnd'],
    limit: 1000,
  },
  'rows in another currency': { ...ROWS, currency: 'CNY', limit: 1000 },
  'rows of billing months': {
    ...ROWS,
    time: 'billing',
    range: { start: '2024-05-01', end: '2024-05-31' },
    order: { by: 'quantity' },
  },
  'a page behind the last row': { ...ROWS, skip: 10_000 },
  'rows that contain a text in one of two columns': {
    ...ROWS,
    contains: { text: 'ORAGE', in: ['product', 'resource', 'usageDate'] },
    order: { by: 'unitPrice' },
  },
  'rows that contain a text, in days of a long charge': {
    ...ROWS,
    basis: 'effective',
    contains: { text: 'comp', in: ['product', 'accountName'] },
  },
  'rows with the service group of rules': {
    ...ROWS,
    columns: ['serviceGroup', 'usageDate', 'skuDescription', 'consumedUnit', 'consumedQuantity', 'unitPrice'],
    serviceGroups: SERVICE_GROUPS,
    order: { by: 'serviceGroup', isRising: true },
    limit: 60,
  },
};

export const ROW_STREAM: RowStreamQuestion = { ...ROWS, range: MARCH };
