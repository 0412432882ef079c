// A program that saves a dashboard over and over, and says each save that was acknowledged: DATA_DIR, user, company.
import { changeDashboard, dashboardsOf } from '../../../upstream/documents/dashboards.ts';
import { openDocuments } from '../../../upstream/documents/database.ts';

const [dataDir = '', userId = '', companyId = ''] = process.argv.slice(2);
const documents = await openDocuments(dataDir, null);
const owner = { userId, companyId };
const first = { name: 'Dashboard', scope: '{}', widgets: '[]' };
let [now] = await dashboardsOf(documents, owner, first, new Date());
while (now) {
  const { version } = now;
  // Long enough that half of it could be told from the whole.
  const widgets = JSON.stringify(Array.from({ length: 2000 }, () => version + 1));
  const saved = await changeDashboard(documents, owner, now, () => ({ ...first, widgets }), new Date());
  if (typeof saved === 'string') throw new Error(saved);
  process.stdout.write(`${saved.version}\n`);
  now = saved;
}
