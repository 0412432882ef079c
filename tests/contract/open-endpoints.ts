// What the specification names and the portal does not serve yet, by service: when one is built, its line goes.

const operations = [
  ...['CspOperationStatus/list', 'CspOperationStatus/view/list', 'CspOperationStatus/list/repair'],
  ...['CspOperationStatus/list/delete', 'CspOperationStatus/list/update'],
  ...['CspOperationStatus/distribution/list', 'CspOperationStatus/distribution/list/insert'],
  ...['CloudCnvRoiCal/list', 'CloudCnvRoiCal/list/update', 'CloudCnvRoiCal/list/delete'],
].map((name) => `/mis/${name}`);

/** Paths below the base path of their service. */
export const OPEN_ENDPOINTS: ReadonlySet<string> = new Set(operations);
