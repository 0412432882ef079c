import type { Resolvers } from '../resolver-types.ts';

/** Resolvers of what the SDL of data declares. */
export type DataResolvers = {
  AddUploadPartPayload?: Pick<NonNullable<Resolvers['AddUploadPartPayload']>, 'size' | 'userErrors'>;
  ChangedMonth?: Pick<NonNullable<Resolvers['ChangedMonth']>, 'amounts' | 'billingAccountId' | 'month' | 'rowsBefore' | 'rowsNow' | 'vendor'>;
  CurrencyData?: Pick<NonNullable<Resolvers['CurrencyData']>, 'billed' | 'currency' | 'rowCount' | 'shareWithoutAccount' | 'shareWithoutListPrice' | 'shareWithoutRegion' | 'shareWithoutService' | 'shareWithoutTags' | 'zeroCostRows'>;
  DataAmountChange?: Pick<NonNullable<Resolvers['DataAmountChange']>, 'billedBefore' | 'billedNow' | 'currency'>;
  DataChange?: Pick<NonNullable<Resolvers['DataChange']>, 'actor' | 'amounts' | 'at' | 'block' | 'id' | 'isCounted' | 'keptUntil' | 'kind' | 'monthCount' | 'report' | 'reverts' | 'rowsBefore' | 'rowsNow' | 'source'>;
  DataChangeConnection?: Pick<NonNullable<Resolvers['DataChangeConnection']>, 'edges' | 'pageInfo' | 'totalCount'>;
  DataChangeEdge?: Pick<NonNullable<Resolvers['DataChangeEdge']>, 'cursor' | 'node'>;
  DataChangeReport?: Pick<NonNullable<Resolvers['DataChangeReport']>, 'months' | 'monthsLeftOut'>;
  DataState?: Pick<NonNullable<Resolvers['DataState']>, 'unlistedRows' | 'vendors'>;
  LoadFault?: Pick<NonNullable<Resolvers['LoadFault']>, 'file' | 'message'>;
  LoadFinding?: Pick<NonNullable<Resolvers['LoadFinding']>, 'answers' | 'billingAccountId' | 'detail' | 'file' | 'month' | 'reason' | 'vendor'>;
  LoadPlan?: Pick<NonNullable<Resolvers['LoadPlan']>, 'allowed' | 'findings' | 'findingsLeftOut' | 'months' | 'monthsLeftOut'>;
  LoadProgress?: Pick<NonNullable<Resolvers['LoadProgress']>, 'done' | 'name' | 'step' | 'total'>;
  LoadReport?: Pick<NonNullable<Resolvers['LoadReport']>, 'files' | 'filesLeftOut' | 'plan' | 'replaced' | 'replacedLeftOut'>;
  LoadRun?: Pick<NonNullable<Resolvers['LoadRun']>, 'endedAt' | 'fault' | 'fileCount' | 'id' | 'monthsShrunk' | 'origin' | 'progress' | 'report' | 'rowsLoaded' | 'rowsRejected' | 'source' | 'startedAt' | 'startedBy' | 'state'>;
  LoadRunConnection?: Pick<NonNullable<Resolvers['LoadRunConnection']>, 'edges' | 'pageInfo' | 'totalCount'>;
  LoadRunEdge?: Pick<NonNullable<Resolvers['LoadRunEdge']>, 'cursor' | 'node'>;
  LoadTotal?: Pick<NonNullable<Resolvers['LoadTotal']>, 'billed' | 'currency' | 'effective' | 'month' | 'rows' | 'vendor'>;
  LoadUploadPayload?: Pick<NonNullable<Resolvers['LoadUploadPayload']>, 'load' | 'userErrors'>;
  LoadedFile?: Pick<NonNullable<Resolvers['LoadedFile']>, 'format' | 'layout' | 'name' | 'notes' | 'rejected' | 'rowsLoaded' | 'rowsRead' | 'rowsRejected' | 'totals' | 'unchanged'>;
  Mutation?: Pick<NonNullable<Resolvers['Mutation']>, 'addUploadPart' | 'loadUpload' | 'removeData' | 'revertDataChange'>;
  PlannedMoney?: Pick<NonNullable<Resolvers['PlannedMoney']>, 'after' | 'before' | 'currency'>;
  PlannedMonth?: Pick<NonNullable<Resolvers['PlannedMonth']>, 'billingAccountId' | 'money' | 'month' | 'rowsAfter' | 'rowsBefore' | 'vendor'>;
  RejectedRow?: Pick<NonNullable<Resolvers['RejectedRow']>, 'column' | 'line' | 'reason' | 'value'>;
  RemoveDataPayload?: Pick<NonNullable<Resolvers['RemoveDataPayload']>, 'change' | 'userErrors' | 'viewer'>;
  ReplacedMonth?: Pick<NonNullable<Resolvers['ReplacedMonth']>, 'billingAccountId' | 'isShrunk' | 'month' | 'rowsBefore' | 'rowsNow' | 'vendor'>;
  RevertDataChangePayload?: Pick<NonNullable<Resolvers['RevertDataChangePayload']>, 'change' | 'userErrors' | 'viewer'>;
  StoredAmount?: Pick<NonNullable<Resolvers['StoredAmount']>, 'billed' | 'currency'>;
  StoredData?: Pick<NonNullable<Resolvers['StoredData']>, 'amounts' | 'billingAccountIds' | 'isCounted' | 'keepDays' | 'monthCount' | 'months' | 'rowCount' | 'vendors'>;
  Subscription?: Pick<NonNullable<Resolvers['Subscription']>, 'loadProgress'>;
  VendorData?: Pick<NonNullable<Resolvers['VendorData']>, 'completeThrough' | 'currencies' | 'dataThrough' | 'firstDate' | 'isCounted' | 'lastLoadedAt' | 'loadCount' | 'missingMonths' | 'monthCount' | 'roundedMonths' | 'rowCount' | 'vendor'>;
  Viewer?: Pick<NonNullable<Resolvers['Viewer']>, 'dataChange' | 'dataChanges' | 'dataState' | 'load' | 'loads' | 'storedData'>;
};
