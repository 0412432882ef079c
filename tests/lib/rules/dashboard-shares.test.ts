import { describe, expect, test } from 'vitest';
import {
  isSharePath,
  isShareUuid,
  partsOfSharePath,
  sharePath,
} from '../../../lib/rules/dashboard-shares.ts';

const UUID = '8f2b0f64-2a0f-4f0e-9a51-3a7d3f0f5c11';

describe('D-07 the address of a shared dashboard', () => {
  test.each([
    [null, `/dashboard/${UUID}/share`],
    ['sunflower', `/dashboard/${UUID}/sunflower/share`],
    ['회사/1', `/dashboard/${UUID}/%ED%9A%8C%EC%82%AC%2F1/share`],
  ])('of company %j is read as it was written', (company, path) => {
    expect(sharePath(UUID, company)).toBe(path);
    expect(partsOfSharePath(path)).toEqual({ uuid: UUID, company });
    expect(isSharePath(path)).toBe(true);
  });

  test.each(['/dashboard/share', '/dashboard//share', '/dashboard/a/b/c/share'])(
    '%s is a link without an id that could be looked for',
    (path) => {
      expect(isSharePath(path)).toBe(true);
      expect(partsOfSharePath(path)).toBeNull();
    },
  );

  test.each(['/dashboard', '/dashboard/anomaly-detail', '/dashboard/shares', '/billing/share'])(
    '%s is another page',
    (path) => expect(isSharePath(path)).toBe(false),
  );

  test.each([
    '',
    ':uuid',
    'undefined',
    UUID.toUpperCase(),
    `${UUID} `,
    UUID.replace('-4f', '-1f'),
    "' or 1=1",
  ])('%j is no id of a link', (text) => {
    expect(isShareUuid(text)).toBe(false);
    expect(partsOfSharePath('/dashboard/%ZZ/share')).toEqual({ uuid: '%ZZ', company: null });
  });
});
