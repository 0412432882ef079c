import type { Resolvers } from '../resolver-types.ts';

/** Resolvers of what the SDL of graph declares. */
export type GraphResolvers = {
  AppliedRate?: Pick<NonNullable<Resolvers['AppliedRate']>, 'date' | 'from' | 'rate' | 'source' | 'to'>;
  AxisPoint?: Pick<NonNullable<Resolvers['AxisPoint']>, 'compareDate' | 'compareEndDate' | 'date' | 'endDate' | 'isEmpty' | 'isPartial'>;
  CostChange?: Pick<NonNullable<Resolvers['CostChange']>, 'difference' | 'kind' | 'percent'>;
  CostItem?: Pick<NonNullable<Resolvers['CostItem']>, 'amounts' | 'average' | 'byVendor' | 'change' | 'compareAmounts' | 'compareAverage' | 'compareShare' | 'compareTotal' | 'isBilled' | 'isCompareBilled' | 'isOthers' | 'key' | 'keys' | 'label' | 'labels' | 'months' | 'othersCount' | 'share' | 'total' | 'vendor'>;
  CurrencyAmount?: Pick<NonNullable<Resolvers['CurrencyAmount']>, 'amount' | 'currency'>;
  DateRange?: Pick<NonNullable<Resolvers['DateRange']>, 'end' | 'start'>;
  DatedRate?: Pick<NonNullable<Resolvers['DatedRate']>, 'currency' | 'date' | 'rate' | 'source'>;
  Node?: Pick<NonNullable<Resolvers['Node']>, '__resolveType'>;
  PageInfo?: Pick<NonNullable<Resolvers['PageInfo']>, 'endCursor' | 'hasNextPage' | 'hasPreviousPage' | 'startCursor'>;
  Query?: Pick<NonNullable<Resolvers['Query']>, 'node' | 'nodes' | 'viewer'>;
  UserError?: Pick<NonNullable<Resolvers['UserError']>, 'code' | 'field' | 'message'>;
};
