import { describe, expect, test } from 'vitest';
import { safeReturnTo } from '../../../gateway/auth/return-to.ts';

const PUBLIC_URL = 'http://localhost:4000';

describe('the way back after signing in', () => {
  test.each(['/', '/dashboard', '/cost-analytics?range=last_7_days&q=a%2Fb', '/a/b#c', '/caf%C3%A9'])(
    '%j is kept',
    (path) => {
      expect(safeReturnTo(path, PUBLIC_URL)).toBe(path);
    },
  );

  test.each([
    undefined,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/%',
    '/auth/login?returnTo=/auth/login',
    '/auth/logout',
  ])('%j leads home', (path) => {
    expect(safeReturnTo(path, PUBLIC_URL)).toBe('/');
  });
});
