// The pages of operation status, as rows of the table of pages.
import { MENUS } from '../menus.ts';

const OPERATIONS = { menu: 'OPERATIONS', isForEmptyCompanies: true } as const;

export const OPERATION_PAGES = {
  operations: { paths: [MENUS.OPERATIONS.url], ...OPERATIONS, parameters: {} },
  operationStatuses: {
    paths: [`${MENUS.OPERATIONS.url}/csp`],
    ...OPERATIONS,
    parameters: {
      of: 'company',
      code: 'view',
      check: 'view',
      search: 'company',
      deleted: 'view',
      page: 'company',
      size: 'view',
      status: 'company',
    },
  },
  migrationRoi: {
    paths: [`${MENUS.OPERATIONS.url}/roi`],
    ...OPERATIONS,
    parameters: { of: 'company', deleted: 'view' },
  },
} as const;
