// Screens of operation status over a graph that answers what a test says.
import { OverviewPage } from '../../../web/pages/operations/overview/OverviewPage.tsx';
import { operationsPage } from '../../../web/pages/operations/overview/page.tsx';
import { migrationRoiPage } from '../../../web/pages/operations/roi/page.tsx';
import { RoiPage } from '../../../web/pages/operations/roi/RoiPage.tsx';
import { operationStatusesPage } from '../../../web/pages/operations/statuses/page.tsx';
import { StatusesPage } from '../../../web/pages/operations/statuses/StatusesPage.tsx';
import type { ShellViewer } from '../../../web/viewer/shell-viewer.ts';
import { type Answer, openPageAt } from './open-page.tsx';

export const acme = { __typename: 'Company', id: 'company-1', name: 'Acme' };
export const other = { __typename: 'Company', id: 'company-2', name: 'Other' };

export const status = {
  __typename: 'OperationStatus',
  id: 'status-1',
  at: '2024-07-01T10:00:00.000Z',
  changedAt: null,
  changedBy: null,
  check: 'LOAD',
  code: 'E',
  company: acme,
  detail: 'The load failed: the disk was full',
  foundCode: 'E',
  isDeleted: false,
  isRepairable: true,
  month: null,
  note: '',
  subject: 'may.csv',
  vendor: null,
  version: 0,
};

const counts = (codes: readonly string[]) => codes.map((code, at) => ({ code, count: at + 1 }));
export const statuses = (nodes: object[], companies: object[] = [acme], codes = ['E', 'P']) => ({
  isStaff: companies.length > 1,
  totalCount: nodes.length,
  companies: companies.map((company) => ({
    ...{ company, counts: counts(codes), lastLoadedAt: null, completeThrough: '2024-06-29' },
  })),
  edges: nodes.map((node) => ({ node })),
});

export const view = (of: object, more: object = {}) => ({
  ...{ status: of, files: [], history: [], runs: [], told: [], ...more },
});

export const roi = {
  __typename: 'MigrationRoi',
  id: 'roi-1',
  key: 'r1',
  company: acme,
  title: 'Mail server',
  startMonth: '2024-07',
  currency: 'USD',
  onPremiseCost: '12345678901234567890.10',
  cloudCost: '0.50',
  migrationCost: '',
  expectedSaving: '-5',
  note: '=1+1',
  isDeleted: false,
  version: 3,
};
export const rois = (rows: object[], companies: object[] = [acme]) => ({ rows, companies });

const open =
  (page: Parameters<typeof openPageAt>[0], Page: Parameters<typeof openPageAt>[1]) =>
  (at: string, viewer: object, errors?: Answer['errors'], of: Partial<ShellViewer> = {}) =>
    openPageAt(page, Page, at, { viewer, ...(errors && { errors }) }, of);

export const openOverview = open(operationsPage, OverviewPage as never);
export const openStatuses = open(operationStatusesPage, StatusesPage as never);
export const openRoi = open(migrationRoiPage, RoiPage as never);
