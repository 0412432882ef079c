import type { Resolvers } from '../resolver-types.ts';

/** Resolvers of what the SDL of data declares. */
export type DataResolvers = {
  CurrencyData?: Pick<NonNullable<Resolvers['CurrencyData']>, 'billed' | 'currency' | 'rowCount' | 'shareWithoutAccount' | 'shareWithoutListPrice' | 'shareWithoutRegion' | 'shareWithoutService' | 'shareWithoutTags' | 'zeroCostRows'>;
  DataState?: Pick<NonNullable<Resolvers['DataState']>, 'unlistedRows' | 'vendors'>;
  LoadFault?: Pick<NonNullable<Resolvers['LoadFault']>, 'file' | 'message'>;
  LoadProgress?: Pick<NonNullable<Resolvers['LoadProgress']>, 'done' | 'name' | 'step' | 'total'>;
  LoadReport?: Pick<NonNullable<Resolvers['LoadReport']>, 'files' | 'filesLeftOut' | 'replaced' | 'replacedLeftOut'>;
  LoadRun?: Pick<NonNullable<Resolvers['LoadRun']>, 'endedAt' | 'fault' | 'fileCount' | 'id' | 'monthsShrunk' | 'origin' | 'progress' | 'report' | 'rowsLoaded' | 'rowsRejected' | 'source' | 'startedAt' | 'startedBy' | 'state'>;
  LoadRunConnection?: Pick<NonNullable<Resolvers['LoadRunConnection']>, 'edges' | 'pageInfo' | 'totalCount'>;
  LoadRunEdge?: Pick<NonNullable<Resolvers['LoadRunEdge']>, 'cursor' | 'node'>;
  LoadTotal?: Pick<NonNullable<Resolvers['LoadTotal']>, 'billed' | 'currency' | 'effective' | 'month' | 'rows' | 'vendor'>;
  LoadedFile?: Pick<NonNullable<Resolvers['LoadedFile']>, 'format' | 'layout' | 'name' | 'notes' | 'rejected' | 'rowsLoaded' | 'rowsRead' | 'rowsRejected' | 'totals' | 'unchanged'>;
  RejectedRow?: Pick<NonNullable<Resolvers['RejectedRow']>, 'column' | 'line' | 'reason' | 'value'>;
  ReplacedMonth?: Pick<NonNullable<Resolvers['ReplacedMonth']>, 'billingAccountId' | 'isShrunk' | 'month' | 'rowsBefore' | 'rowsNow' | 'vendor'>;
  Subscription?: Pick<NonNullable<Resolvers['Subscription']>, 'loadProgress'>;
  VendorData?: Pick<NonNullable<Resolvers['VendorData']>, 'completeThrough' | 'currencies' | 'dataThrough' | 'firstDate' | 'isCounted' | 'lastLoadedAt' | 'loadCount' | 'missingMonths' | 'monthCount' | 'roundedMonths' | 'rowCount' | 'vendor'>;
  Viewer?: Pick<NonNullable<Resolvers['Viewer']>, 'dataState' | 'load' | 'loads'>;
};
