// Questions about charge categories, and about categories that a company gives to products.
import type { CostQuestion, Grouping } from '../../../upstream/stores/facts/questions/question.ts';
import { ROWS_SCOPE } from './row-questions.ts';

const COST: CostQuestion = {
  ...ROWS_SCOPE,
  measures: ['billed'],
  groupBy: ['product'],
  unit: null,
  limit: 100,
  skip: 0,
};

/** As products are given service categories. */
const CATEGORIES: Grouping = {
  serviceGroups: [
    { group: 'Media', vendor: 'aws', conditions: [{ dimension: 'product', values: ['Compute'] }] },
    { group: 'Storage', vendor: 'azr', conditions: [{ dimension: 'product', values: ['Compute'] }] },
  ],
  otherwise: 'product',
};

export const CATEGORY_QUESTIONS: Record<string, CostQuestion> = {
  'by charge category': { ...COST, groupBy: ['chargeCategory'], measures: ['effective', 'billed'] },
  'a filter of charge categories': {
    ...COST,
    filters: [{ vendor: 'aws', dimension: 'chargeCategory', values: ['Usage', 'Tax'], isExcluding: true }],
  },
  'by category given to products, two at once': {
    ...COST,
    groupBy: [CATEGORIES, 'chargeCategory'],
    unit: 'month',
  },
  'a filter of categories given to products': {
    ...COST,
    groupBy: ['account'],
    filters: [{ dimension: CATEGORIES, values: ['Media', 'Storage'] }],
  },
  'a filter that excludes a category given to products': {
    ...COST,
    filters: [{ vendor: 'aws', dimension: CATEGORIES, values: ['Media', ''], isExcluding: true }],
  },
  'a filter by a part of a category given to products': {
    ...COST,
    filters: [{ dimension: CATEGORIES, contains: 'ORAG' }],
  },
  'a search in categories given to products': { ...COST, groupBy: [CATEGORIES], search: 'medi' },
};
