// Resolvers of loads, and the stream of their progress.
import type { DataResolvers } from '../../__generated__/resolvers/data.ts';
import { checkPage } from '../../graph/connection.ts';
import type { LoadEvent } from './company-watch.ts';

export const loadsResolvers: DataResolvers = {
  Viewer: {
    dataChange: (_viewer, { id }, { dataChanges }) => dataChanges.change(id),
    dataChanges: (_viewer, question, { dataChanges }) => {
      checkPage(question);
      return dataChanges.changes(question);
    },
    dataSourceRuns: (_viewer, question, { connectedSources }) => {
      checkPage(question);
      return connectedSources.runs(question);
    },
    dataSources: (_viewer, _arguments, { connectedSources }) => connectedSources.all(),
    dataState: (_viewer, _arguments, { loads }) => loads.dataState(),
    load: (_viewer, { id }, { loads }) => loads.run(id),
    loads: (_viewer, paging, { loads }) => {
      checkPage(paging);
      return loads.runs(paging);
    },
    retentionPreview: (_viewer, { keptMonths }, { dataChanges }) => dataChanges.retentionPreview(keptMonths),
    storedData: (_viewer, question, { dataChanges }) => dataChanges.stored(question),
  },
  DataChange: {
    report: (change, _arguments, { dataChanges }) => dataChanges.report(change),
  },
  LoadRun: {
    report: (run, _arguments, { loads }) => loads.report(run),
  },
  Mutation: {
    addUploadPart: (_mutation, { input }, { loads }) => loads.addUploadPart(input),
    loadUpload: (_mutation, { input }, { loads }) => loads.loadUpload(input),
    removeData: async (_root, { input }, { dataChanges, viewer }) => ({
      ...(await dataChanges.remove(input)),
      viewer,
    }),
    removeDataSource: async (_root, { input }, { connectedSources, viewer }) => ({
      ...(await connectedSources.remove(input)),
      viewer,
    }),
    runDataSource: (_root, { input }, { connectedSources }) => connectedSources.run(input),
    saveDataSource: async (_root, { input }, { connectedSources, viewer }) => ({
      ...(await connectedSources.save(input)),
      viewer,
    }),
    saveDataRetention: async (_root, { input }, { dataChanges, viewer }) => ({
      ...(await dataChanges.saveRetention(input)),
      viewer,
    }),
    testDataSource: (_root, { input }, { connectedSources }) => connectedSources.test(input),
    revertDataChange: async (_root, { input }, { dataChanges, viewer }) => ({
      ...(await dataChanges.revert(input)),
      viewer,
    }),
  },
  Subscription: {
    loadProgress: {
      subscribe: (_root, { id }, { loadProgress }) => loadProgress.follow(id ?? null),
      resolve: (event: LoadEvent) => {
        if ('error' in event) throw event.error;
        return event.run;
      },
    },
  },
};
