// Handlers of the files of cost analytics.
import type { costExportEndpoints } from '../contract/cost-export.ts';
import { costFile } from '../exports/cost-file.ts';
import { readerOf } from '../exports/reader-settings.ts';
import type { HandlersOf } from '../http/call.ts';
import type { Stores } from './stores.ts';

export function costExportHandlers(stores: Stores): HandlersOf<typeof costExportEndpoints> {
  const { documents } = stores;
  return {
    costExport: async (request, { companyId, user, language, signal }) => {
      const reader = await readerOf(documents, user.userId, companyId, language);
      return costFile(stores, companyId, request, reader, { signal });
    },
  };
}
