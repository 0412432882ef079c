// What explains how cost changed: of each month beside the one before, which part of all that moved each kind of driver tells,
// and how much is left that cannot be told apart (MIX). By company and vendor, of a folder of loaded data.
import { parseArgs } from 'node:util';
import { addMonths, lastOfMonth } from '../../lib/calendar/calendar.ts';
import { isVendorCode, VENDOR_WORDS } from '../../lib/catalogue/vendors.ts';
import { openDocuments } from '../../upstream/stores/documents/open-documents.ts';
import { openCompany } from '../support/product/own-company.ts';
import { toolToken } from '../support/product/upstream.ts';
import { post } from './load.ts';
import { freePort, type Program, startProgram } from './programs.ts';
import { printTable } from './report.ts';

const USAGE =
  'npm run bench:drivers -- --data COPY_OF_A_DATA_DIRECTORY (the tools join each of its companies)';
/** The newest months of each vendor that are compared. */
const MONTHS = 6;
const TOP = 50;

interface Driver {
  kind: string;
  amount: number;
}
interface Answer {
  data?: { viewer: { costAnalytics: { drivers: { items: Driver[] } | null } } };
  errors?: { message: string }[];
}

const QUERY = `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) {
  drivers(top: ${TOP}) { items { kind amount } } } } }`;

function queryOf(vendor: string, month: string) {
  const before = addMonths(month, -1);
  const days = (first: string) => ({ frame: 'CUSTOM', start: first, end: lastOfMonth(first) });
  return {
    ...{ vendors: [vendor], range: days(month), unit: 'MONTH', viewBy: 'PRODUCT' },
    ...{ compare: 'CUSTOM', compareRange: days(before) },
  };
}

/** Sums of absolute amounts by kind. */
function addTo(sums: Map<string, number>, drivers: readonly Driver[]): void {
  for (const { kind, amount } of drivers) sums.set(kind, (sums.get(kind) ?? 0) + Math.abs(amount));
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined) throw new Error(USAGE);
const dataDir = values.data;
const documents = await openDocuments(dataDir);
const companies = await documents.selectFrom('companies').select(['company_id', 'name']).execute();
const partitions = await documents
  .selectFrom('partitions')
  .select(['company_id', 'vendor', 'billing_month'])
  .distinct()
  .orderBy('billing_month')
  .execute();
await documents.destroy();

const programs: Program[] = [];
try {
  const [upstreamPort, port] = [await freePort(), await freePort()];
  const settings = {
    ...{ DATA_DIR: dataDir, DEMO_COMPANIES: 'none', DEMO_TODAY: 'auto' },
    ...{ UPSTREAM_PORT: String(upstreamPort), PORT: String(port) },
  };
  programs.push(await startProgram('dist/server/upstream/main.js', settings));
  programs.push(await startProgram('dist/server/gateway/main.js', settings));
  const kinds = new Set<string>();
  const lines: [string, Map<string, number>][] = [];
  for (const { company_id, name } of companies) {
    await openCompany(dataDir, company_id);
    const token = await toolToken(`http://localhost:${upstreamPort}/realms/skyledger`, dataDir);
    const own = partitions.filter((row) => row.company_id === company_id);
    for (const vendor of [...new Set(own.map((row) => row.vendor))].filter(isVendorCode)) {
      const months = own.filter((row) => row.vendor === vendor).map((row) => row.billing_month);
      const sums = new Map<string, number>();
      for (const month of months.slice(1).slice(-MONTHS)) {
        const variables = { query: queryOf(VENDOR_WORDS[vendor], month) };
        const body = JSON.stringify({ query: QUERY, variables });
        const answer = JSON.parse(
          await post({ url: `http://127.0.0.1:${port}/graphql`, token, body }),
        ) as Answer;
        if (answer.errors) throw new Error(JSON.stringify(answer.errors));
        addTo(sums, answer.data?.viewer.costAnalytics.drivers?.items ?? []);
      }
      for (const kind of sums.keys()) kinds.add(kind);
      if (sums.size > 0) lines.push([`${name}, ${vendor}`, sums]);
    }
  }
  const heads = ['MIX', ...[...kinds].filter((kind) => kind !== 'MIX').sort()];
  console.log(`\npercent of what moved (absolute amounts), ${MONTHS} months, each beside the one before`);
  printTable(
    ['', ...heads],
    lines.map(([line, sums]) => {
      const whole = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
      return [line, ...heads.map((kind) => (100 * (sums.get(kind) ?? 0)) / whole)];
    }),
  );
} finally {
  for (const program of programs) await program.stop();
}
