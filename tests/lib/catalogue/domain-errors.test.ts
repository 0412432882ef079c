import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  DOMAIN_ERROR_CODES,
  domainErrorTexts,
  isDomainErrorCode,
} from '../../../lib/catalogue/domain-errors.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

function sources(): string {
  return ['gateway', 'upstream', 'web', 'lib']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter(
      (path) => /\.tsx?$/.test(path) && !path.includes('__generated__') && !path.endsWith('domain-errors.ts'),
    )
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');
}

describe('G-09 the catalogue of domain errors', () => {
  test('has for each code a cause and a next step of its own', () => {
    const ids = DOMAIN_ERROR_CODES.flatMap((code) => Object.values(domainErrorTexts(code)));
    expect(new Set(ids).size).toBe(DOMAIN_ERROR_CODES.length * 2);
    for (const id of ids) expect(id).toMatch(/^platform\.error(Cause|Step)\.[a-z][A-Za-z0-9]*$/);
  });

  test('holds no code that nothing raises', () => {
    const text = sources();
    const raised = DOMAIN_ERROR_CODES.filter((code) => new RegExp(`['"]${code}['"]`).test(text));
    expect(DOMAIN_ERROR_CODES.filter((code) => !raised.includes(code))).toEqual([]);
  });

  test('knows its codes from others', () => {
    expect(['LAST_OWNER', 'toString', '10109', ''].map(isDomainErrorCode)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
