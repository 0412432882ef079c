// Resolvers of loads, and the stream of their progress.
import type { DataResolvers } from '../../__generated__/resolvers/data.ts';
import { checkPage } from '../../graph/connection.ts';
import type { LoadEvent } from './company-watch.ts';

export const loadsResolvers: DataResolvers = {
  Viewer: {
    dataState: (_viewer, _arguments, { loads }) => loads.dataState(),
    load: (_viewer, { id }, { loads }) => loads.run(id),
    loads: (_viewer, paging, { loads }) => {
      checkPage(paging);
      return loads.runs(paging);
    },
  },
  LoadRun: {
    report: (run, _arguments, { loads }) => loads.report(run),
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
