// A company that was changed in another tab: noticed in every kind of reply, and left with a clean address.
import { describe, expect, it } from 'vitest';
import { addressForAnyCompany } from '../../../lib/catalogue/pages.ts';
import {
  companyHeaders,
  isSameQuestion,
  rememberCompany,
  saysCompanyChanged,
  withCompany,
} from '../../../web/relay/company.ts';

const CHANGED = { message: 'x', extensions: { code: 'CONFLICT', reason: 'COMPANY_CHANGED' } };
const OTHER = { message: 'x', extensions: { code: 'CONFLICT' } };

describe('a reply', () => {
  it.each([
    ['of errors alone', { errors: [CHANGED] }],
    ['with data', { data: { viewer: { costAnalytics: null } }, errors: [OTHER, CHANGED] }],
    ['in parts', { incremental: [{ data: {} }, { data: null, errors: [CHANGED] }], hasNext: true }],
  ])('%s that says so is noticed', (_, reply) => {
    expect(saysCompanyChanged(reply)).toBe(true);
  });

  it.each([
    { data: {} },
    { errors: [OTHER, { message: 'x' }, null] },
    { errors: 'none' },
    { incremental: [{ data: {} }], hasNext: false },
    null,
    'text',
  ])('%j says nothing of the kind', (reply) => {
    expect(saysCompanyChanged(reply)).toBe(false);
  });
});

it('a request names the company as soon as it is known', () => {
  expect(companyHeaders()).toEqual({});
  rememberCompany('sunflower');
  expect(companyHeaders()).toEqual({ 'x-skyledger-company': 'sunflower' });
  rememberCompany('한국 1');
  expect(companyHeaders()).toEqual({ 'x-skyledger-company': encodeURIComponent('한국 1') });
  rememberCompany(null);
  expect(companyHeaders()).toEqual({});
});

it('the address keeps the question, and drops what only the old company has', () => {
  const search =
    '?range=last_month&vendors=aws&item=EC2&itemVendor=aws&page=3&search=web&compare=last_period';
  expect(addressForAnyCompany({ pathname: '/cost-analytics', search })).toBe(
    '/cost-analytics?range=last_month&compare=last_period',
  );
  expect(addressForAnyCompany({ pathname: '/dashboard', search: '?board=RGE&edit=1' })).toBe('/dashboard');
});

it('the address gets the name of its company, and the parts before it stay as they are spelled', () => {
  expect(withCompany('', 'sunflower')).toBe('?company=sunflower');
  expect(withCompany('?vendors=aws,oci', '한국 & 1')).toBe(
    `?vendors=aws,oci&company=${encodeURIComponent('한국 & 1')}`,
  );
});

it.each([
  ['/data?page=2', '/data?page=2&company=a', true],
  ['/data?company=a&page=2', '/data?page=2', true],
  ['/data?company=a', '/data?company=b', false],
  ['/data?page=2', '/data?page=3&company=a', false],
  ['/data', '/dashboard?company=a', false],
])('%s and %s ask the same: %s', (one, other, isSame) => {
  expect(isSameQuestion(new URL(`http://h${one}`), new URL(`http://h${other}`))).toBe(isSame);
});
