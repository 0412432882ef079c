import type { Resolvers } from '../resolver-types.ts';

/** Resolvers of what the SDL of operations declares. */
export type OperationsResolvers = {
  CostStoreTableUse?: Pick<NonNullable<Resolvers['CostStoreTableUse']>, 'largeScans' | 'p50' | 'p95' | 'questions' | 'reason' | 'share' | 'subject' | 'table'>;
  CostStoreUsage?: Pick<NonNullable<Resolvers['CostStoreUsage']>, 'largeScanRows' | 'largeScans' | 'questions' | 'since' | 'tables'>;
  DeleteMigrationRoiPayload?: Pick<NonNullable<Resolvers['DeleteMigrationRoiPayload']>, 'userErrors'>;
  MigrationRoi?: Pick<NonNullable<Resolvers['MigrationRoi']>, 'changedAt' | 'changedBy' | 'cloudCost' | 'company' | 'currency' | 'expectedSaving' | 'id' | 'isDeleted' | 'key' | 'migrationCost' | 'note' | 'onPremiseCost' | 'startMonth' | 'title' | 'version'>;
  MigrationRoiFileFault?: Pick<NonNullable<Resolvers['MigrationRoiFileFault']>, 'code' | 'column' | 'line' | 'value'>;
  MigrationRois?: Pick<NonNullable<Resolvers['MigrationRois']>, 'companies' | 'rows'>;
  Mutation?: Pick<NonNullable<Resolvers['Mutation']>, 'deleteMigrationRoi' | 'deleteOperationStatus' | 'readMigrationRoiFile' | 'repairOperationStatus' | 'saveMigrationRois' | 'saveStatusRecipient' | 'updateOperationStatus'>;
  OperationCompany?: Pick<NonNullable<Resolvers['OperationCompany']>, 'company' | 'completeThrough' | 'counts' | 'lastLoadedAt'>;
  OperationFile?: Pick<NonNullable<Resolvers['OperationFile']>, 'isThere' | 'name' | 'size'>;
  OperationHistoryEntry?: Pick<NonNullable<Resolvers['OperationHistoryEntry']>, 'action' | 'actor' | 'at' | 'changes'>;
  OperationRun?: Pick<NonNullable<Resolvers['OperationRun']>, 'endedAt' | 'id' | 'startedAt' | 'startedBy' | 'state'>;
  OperationStatus?: Pick<NonNullable<Resolvers['OperationStatus']>, 'at' | 'changedAt' | 'changedBy' | 'check' | 'code' | 'company' | 'detail' | 'foundCode' | 'id' | 'isDeleted' | 'isRepairable' | 'month' | 'note' | 'subject' | 'vendor' | 'version'>;
  OperationStatusCount?: Pick<NonNullable<Resolvers['OperationStatusCount']>, 'code' | 'count'>;
  OperationStatusEdge?: Pick<NonNullable<Resolvers['OperationStatusEdge']>, 'cursor' | 'node'>;
  OperationStatusPayload?: Pick<NonNullable<Resolvers['OperationStatusPayload']>, 'userErrors'>;
  OperationStatusView?: Pick<NonNullable<Resolvers['OperationStatusView']>, 'files' | 'history' | 'runs' | 'status' | 'told'>;
  OperationStatuses?: Pick<NonNullable<Resolvers['OperationStatuses']>, 'companies' | 'edges' | 'isStaff' | 'pageInfo' | 'totalCount'>;
  OperationTold?: Pick<NonNullable<Resolvers['OperationTold']>, 'at' | 'code' | 'email'>;
  ReadMigrationRoi?: Pick<NonNullable<Resolvers['ReadMigrationRoi']>, 'cloudCost' | 'currency' | 'expectedSaving' | 'key' | 'migrationCost' | 'note' | 'onPremiseCost' | 'startMonth' | 'title' | 'version'>;
  ReadMigrationRoiFilePayload?: Pick<NonNullable<Resolvers['ReadMigrationRoiFilePayload']>, 'faults' | 'rows'>;
  SaveMigrationRoisPayload?: Pick<NonNullable<Resolvers['SaveMigrationRoisPayload']>, 'userErrors'>;
  SaveStatusRecipientPayload?: Pick<NonNullable<Resolvers['SaveStatusRecipientPayload']>, 'userErrors'>;
  StatusDistribution?: Pick<NonNullable<Resolvers['StatusDistribution']>, 'company' | 'people' | 'recipients'>;
  StatusPerson?: Pick<NonNullable<Resolvers['StatusPerson']>, 'email' | 'name'>;
  StatusRecipient?: Pick<NonNullable<Resolvers['StatusRecipient']>, 'changedAt' | 'codes' | 'email' | 'name'>;
  Viewer?: Pick<NonNullable<Resolvers['Viewer']>, 'costStoreUsage' | 'migrationRois' | 'operationStatus' | 'operationStatuses' | 'statusDistribution'>;
};
