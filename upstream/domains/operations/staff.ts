// What the command about the provider's staff does: who is of it, and which site a company is of.
import { userInfo } from 'node:os';
import type { Documents } from '../../stores/documents/database.ts';
import { setSiteOf, setStaff, staffOf } from '../../stores/documents/operations/staff.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { companyNamed } from '../../stores/documents/platform/companies.ts';

const USAGE =
  'usage: npm run staff -- list | add EMAIL | remove EMAIL | site COMPANY_ID_OR_NAME SITE (capital letters, digits and _)';
const SITE = /^[A-Z0-9_]{1,40}$/;

/** What was done, in a line; throws with what is wrong. */
export async function obeyStaffCommand(documents: Documents, args: readonly string[]): Promise<string> {
  const [verb, first = '', second = '', ...rest] = args;
  if (verb === 'list' && first === '') return listed(documents);
  if ((verb === 'add' || verb === 'remove') && first !== '' && second === '') {
    if (!(await setStaff(documents, first, verb === 'add'))) throw new Error(`there is no person '${first}'`);
    return verb === 'add' ? `${first} is of the staff now\n` : `${first} is not of the staff any more\n`;
  }
  if (verb === 'site' && second !== '' && rest.length === 0) {
    const company = await companyNamed(documents, first);
    if (!company) throw new Error(`there is no company '${first}'`);
    if (!SITE.test(second)) throw new Error(`'${second}' is no name of a site; ${USAGE}`);
    await setSiteOf(documents, company.companyId, second);
    const record = { companyId: company.companyId, actor: { userId: null, name: userInfo().username } };
    const changes = [{ name: 'operations.site', before: null, after: second }];
    await appendAudit(
      documents,
      { ...record, action: 'SITE_CHANGED', subject: company.name, changes },
      new Date(),
    );
    return `the staff of ${second} see the operation status of ${company.name} now\n`;
  }
  throw new Error(USAGE);
}

async function listed(documents: Documents): Promise<string> {
  const staff = await staffOf(documents, null);
  if (staff.length === 0) return 'there is no staff\n';
  return staff.map(({ name, email, siteCode }) => `${siteCode}  ${email}  ${name}\n`).join('');
}
