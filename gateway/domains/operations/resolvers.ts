// Resolvers of operation status: one call each.
import type { OperationsResolvers } from '../../__generated__/resolvers/operations.ts';

export const operationsResolvers: OperationsResolvers = {
  Viewer: {
    operationStatuses: (_viewer, asked, { operationStatuses }) => operationStatuses.list(asked),
    operationStatus: (_viewer, { id }, { operationStatuses }) => operationStatuses.view(id),
    statusDistribution: (_viewer, { company }, { statusDistribution }) =>
      statusDistribution.distribution(company),
    costStoreUsage: (_viewer, _arguments, { costStore }) => costStore.usage(),
    migrationRois: (_viewer, asked, { migrationRois }) => migrationRois.list(asked),
  },
  Mutation: {
    repairOperationStatus: (_mutation, { input }, { operationStatuses }) =>
      operationStatuses.repair(input.id),
    updateOperationStatus: (_mutation, { input }, { operationStatuses }) => operationStatuses.update(input),
    deleteOperationStatus: (_mutation, { input }, { operationStatuses }) => operationStatuses.delete(input),
    saveStatusRecipient: (_mutation, { input }, { statusDistribution }) => statusDistribution.save(input),
    saveMigrationRois: (_mutation, { input }, { migrationRois }) => migrationRois.save(input),
    deleteMigrationRoi: (_mutation, { input }, { migrationRois }) => migrationRois.delete(input),
    readMigrationRoiFile: (_mutation, { input }, { migrationRois }) => migrationRois.readFile(input),
  },
};
