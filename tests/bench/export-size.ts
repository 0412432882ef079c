// `npm run bench:export -- [--rows 2] [--data FOLDER]`: a download of so many million billing rows through both programs.
// Prints rows a second and the most memory that each program ever had; each file is asked for in programs of its own.
import { request } from 'node:http';
import { parseArgs } from 'node:util';
import { vendorOf } from '../../gateway/graph/wire-enums.ts';
import { VENDORS } from '../../lib/catalogue/vendors.ts';
import { openCompany } from '../support/product/own-company.ts';
import { toolToken } from '../support/product/upstream.ts';
import { freePort, type Program, startProgram } from './programs.ts';
import { openData } from './store/data.ts';

const { values } = parseArgs({
  options: {
    /** Millions of rows that are made. */
    rows: { type: 'string', default: '2' },
    /** A folder of loaded data, instead of data made now. */
    data: { type: 'string' },
  },
});

const FILES = [
  { name: 'CSV, as on screen', format: 'CSV', appearance: 'DISPLAYED' },
  { name: 'CSV, raw', format: 'CSV', appearance: 'RAW' },
  { name: 'xlsx, as on screen', format: 'XLSX', appearance: 'DISPLAYED' },
];
const YEAR = { frame: 'CUSTOM', start: '2024-01-01', end: '2024-12-31' };

interface Answer {
  rows: number;
  bytes: number;
  seconds: number;
}

const loaded = await openData(values.data ?? Number(values.rows));
try {
  const { data } = loaded;
  const vendors = data.scope.vendors.filter((vendor) => VENDORS[vendor].hasCostAnalytics).map(vendorOf);
  for (const { name, ...file } of FILES) {
    const body = JSON.stringify({ ...file, part: 'DETAILS', query: { range: YEAR, vendors } });
    await withPrograms(data.dataDir, data.scope.companyId, async (port, token, [upstream, gateway]) => {
      const { rows, bytes, seconds } = await download(port, token, body);
      const megabytes = (count: number) => `${Math.round(count / 1e6)} MB`;
      console.log(
        [
          name.padEnd(20),
          `${rows} rows, ${megabytes(bytes)} in ${seconds.toFixed(1)} s`,
          `${Math.round(rows / seconds)} rows/s`,
          `peak memory: upstream ${megabytes(upstream.peakMemory())}, gateway ${megabytes(gateway.peakMemory())}`,
        ].join('   '),
      );
    });
  }
} finally {
  await loaded.close();
}

async function withPrograms(
  dataDir: string,
  companyId: string,
  work: (port: number, token: string, programs: [upstream: Program, gateway: Program]) => Promise<void>,
): Promise<void> {
  const [upstreamPort, port] = [await freePort(), await freePort()];
  const settings = {
    DATA_DIR: dataDir,
    DEMO_COMPANIES: 'none',
    UPSTREAM_PORT: String(upstreamPort),
    PORT: String(port),
  };
  const upstream = await startProgram('dist/server/upstream/main.js', settings);
  const gateway = await startProgram('dist/server/gateway/main.js', settings);
  try {
    await openCompany(dataDir, companyId);
    const token = await toolToken(`http://localhost:${upstreamPort}/realms/skyledger`, dataDir);
    await work(port, token, [upstream, gateway]);
  } finally {
    await gateway.stop();
    await upstream.stop();
  }
}

/** Reads the file to its end and keeps nothing of it. */
function download(port: number, token: string, body: string): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = request(`http://127.0.0.1:${port}/exports/cost`, { method: 'POST', headers }, (response) => {
      let [bytes, refusal] = [0, ''];
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (response.statusCode !== 200) refusal += chunk.toString();
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(refusal));
        const rows = Number(response.headers['x-row-count']);
        resolve({ rows, bytes, seconds: (performance.now() - start) / 1000 });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
