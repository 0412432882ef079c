// Every table of a screen can be saved: a new one without a way into a file fails here.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Tables that do not stand in a TableRegion: the module that saves them, and a word of it that does so. */
const SAVED_BY: Record<string, readonly [path: string, word: string]> = {
  'web/components/tree-grid/TreeGrid.tsx': ['web/pages/billing/bill/BillGrid.tsx', '<PartFiles'],
  'web/pages/billing/details/InvoiceCharges.tsx': [
    'web/pages/billing/details/InvoiceCharges.tsx',
    '<PartFiles',
  ],
  'web/pages/optimization/shared/SmallTable.tsx': [
    'web/pages/optimization/shared/SmallTable.tsx',
    '<DownloadMenu',
  ],
  'web/pages/optimization/recommendations/simulation/Downside.tsx': [
    'web/pages/optimization/recommendations/simulation/Downside.tsx',
    '<DownloadMenu',
  ],
  'web/pages/anomaly/list/AnomalyList.tsx': ['web/pages/anomaly/AnomaliesPage.tsx', '<ListFiles'],
  'web/pages/cost-analytics/table/CostTableGrid.tsx': [
    'web/pages/cost-analytics/export/ExportForm.tsx',
    'SUMMARY',
  ],
  'web/pages/cost-analytics/detail/DetailTable.tsx': [
    'web/pages/cost-analytics/detail/DetailRows.tsx',
    '<ExportButton',
  ],
  'web/pages/operations/roi/RoiTable.tsx': ['web/pages/operations/roi/RoiBoard.tsx', 'roiText'],
  'web/pages/budgets/amounts/AmountGrid.tsx': ['web/pages/budgets/BudgetTools.tsx', '<FileMenu'],
  'web/pages/billing/sum/SumLines.tsx': ['web/pages/billing/BillFiles.tsx', '<BillFormats'],
  // Widgets, and the twins of charts.
  'web/pages/dashboard/widgets/anomalies/AnomalyTable.tsx': [
    'web/pages/dashboard/menu/WidgetPlace.tsx',
    'useTableFile',
  ],
  'web/pages/dashboard/widgets/abnormal-change/AbnormalChangeWidget.tsx': [
    'web/pages/dashboard/menu/WidgetPlace.tsx',
    'useTableFile',
  ],
  'web/pages/dashboard/widgets/top-movers/TopMoversWidget.tsx': [
    'web/pages/dashboard/menu/WidgetPlace.tsx',
    'useTableFile',
  ],
  'web/charts/ChartTable.tsx': ['web/pages/cost-analytics/export/ExportForm.tsx', 'SERIES'],
  'web/charts/ItemsTable.tsx': ['web/pages/dashboard/menu/WidgetPlace.tsx', 'useTableFile'],
};

/** Explains what the pointer is over. */
const NO_TABLE = ['web/charts/ChartTooltip.tsx'];

it('each table has the one way into a file', () => {
  const tables = globSync('web/**/*.tsx', { cwd: ROOT })
    .filter((path) => /<table\b/.test(read(path)) && !NO_TABLE.includes(path))
    .sort();
  expect(tables.length).toBeGreaterThan(30);
  const without = tables.filter((path) => {
    if (read(path).includes('<TableRegion') || isInRegion(path)) return false;
    const [saver, word] = SAVED_BY[path] ?? [];
    return !saver || !word || !read(saver).includes(word);
  });
  expect(without).toEqual([]);
});

/** Lists of commitments are saved by the tools of their block; tables of loads stand in the panel of their page. */
function isInRegion(path: string): boolean {
  if (path === 'web/pages/optimization/shared/ListBlock.tsx') {
    const users = globSync('web/pages/optimization/**/*.tsx', { cwd: ROOT }).filter((each) =>
      /<ListBlock\b/.test(read(each)),
    );
    return users.length > 5 && users.every((each) => hasDownload(each));
  }
  return path.startsWith('web/pages/data/') && read(path).includes('<Panel');
}

/** In the module, or in one of its folder. */
function hasDownload(path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return globSync(`${folder}/*.tsx`, { cwd: ROOT }).some((each) =>
    /<\w*(?:DownloadMenu|Download)\b/.test(read(each)),
  );
}
