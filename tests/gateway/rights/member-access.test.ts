// Owners set from where people of the reseller's site enter, and let a lost one-time password start anew (S-04, S-05).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { RESELLER_USER_ID } from '../../../upstream/identity/seed/demo-users.ts';
import type { Browser } from '../../support/people/browser.ts';
import { type Portal, startPortal } from '../../support/product/portal.ts';

const MEMBER = 'id version allowedAddresses hasOneTimePassword isAddressChecked';
const ROSA = 'reseller@skyledger.example';

let portal: Portal;
let owner: Browser;
let rosa: Browser;
beforeAll(async () => {
  portal = await startPortal({}, { TRUST_PROXY: '127.0.0.1, ::1' });
  owner = (await portal.enter('demo')).browser;
  rosa = (await portal.enter('reseller')).browser;
});
afterAll(() => portal?.close());

interface Member {
  id: string;
  email: string;
  version: string;
  allowedAddresses: string[];
  hasOneTimePassword: boolean;
  isAddressChecked: boolean;
}
type Payload = { userErrors: { code: string; message: string }[]; member: Member | null };

async function members(): Promise<Member[]> {
  const { data } = await portal.ask(owner, `{ viewer { administration { members { email ${MEMBER} } } } }`);
  return (data as { viewer: { administration: { members: Member[] } } }).viewer.administration.members;
}

async function memberOf(email: string): Promise<Member> {
  const found = (await members()).find((member) => member.email === email);
  if (!found) throw new Error(`${email} is no member`);
  return found;
}

async function change(name: string, input: string, by = owner): Promise<Payload> {
  const { data, errors } = await portal.ask(
    by,
    `mutation { ${name}(input: { ${input} }) { userErrors { code field message } member { ${MEMBER} } } }`,
  );
  expect(errors).toBeUndefined();
  return (data as Record<string, Payload>)[name] as Payload;
}

async function setAddresses(email: string, addresses: string[], by = owner): Promise<Payload> {
  const { id, version } = await memberOf(email);
  const list = JSON.stringify(addresses);
  return change('setAllowedAddresses', `memberId: "${id}", version: "${version}", addresses: ${list}`, by);
}

describe('allowed addresses', () => {
  test('hold from the next request on, and the audit log has them', async () => {
    expect(await memberOf(ROSA)).toMatchObject({ isAddressChecked: true, hasOneTimePassword: true });
    const set = await setAddresses(ROSA, ['192.0.2.0/24', ' 192.0.2.0/24 ', '2001:db8::7']);
    expect(set).toMatchObject({
      userErrors: [],
      member: { allowedAddresses: ['192.0.2.0/24', '2001:db8::7'] },
    });
    const from = (address: string) => portal.ask(rosa, undefined, { 'x-forwarded-for': address });
    expect((await from('192.0.2.9')).errors).toBeUndefined();
    expect((await from('198.51.100.7')).errors?.[0]?.extensions).toMatchObject({ reason: 'ADDRESS_DENIED' });
    await setAddresses(ROSA, []);
    expect((await from('192.0.2.9')).errors?.[0]?.extensions).toMatchObject({
      reason: 'ADDRESS_LIST_MISSING',
    });
    const { data } = await portal.ask(
      owner,
      `{ viewer { administration { auditLog(actions: [ADDRESSES_CHANGED]) {
        edges { node { subject changes { name before after } } } } } } }`,
    );
    expect(data).toMatchObject({
      viewer: {
        administration: {
          auditLog: {
            edges: [
              { node: { subject: ROSA, changes: [{ name: 'addresses', after: null }] } },
              { node: { changes: [{ after: '192.0.2.0/24, 2001:db8::7' }] } },
            ],
          },
        },
      },
    });
  });

  test('that are none change nothing, and the fault names the line', async () => {
    const before = await memberOf(ROSA);
    const refused = await setAddresses(ROSA, ['192.0.2.1', '192.0.2.0/33']);
    expect(refused.userErrors).toMatchObject([
      { code: 'NETWORK_INVALID', field: 'addresses.1', message: expect.stringContaining('192.0.2.0/33') },
    ]);
    expect(await memberOf(ROSA)).toEqual(before);
  });

  test('are not set over those that somebody else has set meanwhile', async () => {
    const { id, version } = await memberOf(ROSA);
    await setAddresses(ROSA, ['192.0.2.1']);
    const input = `memberId: "${id}", version: "${version}", addresses: []`;
    const late = await change('setAllowedAddresses', input);
    expect(late.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    expect(late.member).toMatchObject({ allowedAddresses: ['192.0.2.1'] });
  });

  test('of oneself have to hold the address that one is at', async () => {
    await setRight(RESELLER_USER_ID, 'edit');
    await setAddresses(ROSA, ['127.0.0.0/8', '::1']);
    const left = await setAddresses(ROSA, ['192.0.2.1'], rosa);
    expect(left.userErrors).toMatchObject([{ code: 'OWN_ADDRESS_LEFT_OUT' }]);
    const kept = await setAddresses(ROSA, ['192.0.2.1', '127.0.0.0/8', '::1'], rosa);
    expect(kept.userErrors).toEqual([]);
    await setRight(RESELLER_USER_ID, 'view');
  });

  test('of a person of companies that one does not own are not changed', async () => {
    await setRight('dana-demo', 'view', 'workshop');
    const refused = await setAddresses(ROSA, ['192.0.2.7']);
    expect(refused.userErrors).toMatchObject([{ code: 'MEMBER_OF_OTHER_COMPANIES' }]);
    const { id } = await memberOf(ROSA);
    const reset = await change('resetOneTimePassword', `memberId: "${id}"`);
    expect(reset.userErrors).toMatchObject([{ code: 'MEMBER_OF_OTHER_COMPANIES' }]);
    await setRight('dana-demo', 'edit', 'workshop');
  });
});

/** On the menu Administration, of one company or of all. */
async function setRight(userId: string, right: string, companyId?: string): Promise<void> {
  await portal.inDocuments(async (documents) => {
    const rights = documents
      .updateTable('menu_rights')
      .set({ auth_type: right })
      .where('user_id', '=', userId)
      .where('menu_code', '=', MENUS.ADMINISTRATION.code);
    await (companyId ? rights.where('company_id', '=', companyId) : rights).execute();
  });
}

test('a one-time password that is reset is gone at once', async () => {
  await setAddresses(ROSA, ['127.0.0.0/8', '::1']);
  expect((await portal.ask(rosa)).errors).toBeUndefined();
  const { id } = await memberOf(ROSA);
  const reset = await change('resetOneTimePassword', `memberId: "${id}"`);
  expect(reset).toMatchObject({ userErrors: [], member: { hasOneTimePassword: false } });
  const denied = await portal.ask(rosa);
  expect(denied.data).toBeNull();
  expect(denied.errors?.[0]?.extensions).toMatchObject({ reason: 'OTP_REQUIRED' });
});
