// Values of the parameters of the pages of operation status, as they stand in an address.

const ANY_TEXT = 'any text';

export const OPERATION_SAMPLES = {
  operations: {},
  operationStatuses: {
    of: ANY_TEXT,
    code: ['F', 'ZZ9'],
    check: ['LOAD', 'ALERT'],
    search: ANY_TEXT,
    deleted: ['true', 'false'],
    page: ['1', '100000'],
    size: ['10', '200'],
    status: ANY_TEXT,
  },
  migrationRoi: { of: ANY_TEXT, deleted: ['true', 'false'] },
} as const;
