// The real billing files that tests of the loader read; tests/fixtures/billing/README.md tells where they come from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DEMO_FILES } from '../../support/oracle/raw/raw-focus.ts';

const BILLING = join(import.meta.dirname, '../../fixtures/billing');

export const native = (name: string): string => join(BILLING, 'native', name);
export const focusFixture = (name: string): string => join(BILLING, 'focus', name);
export const specExample = (name: string): string => join(BILLING, 'spec-examples', name);
export const RECOMMENDATIONS = join(
  BILLING,
  'recommendations/aws-ec2-reserved-instance-recommendations-30-day.csv',
);
export const FOCUS_SAMPLE = join(DEMO_FILES, 'focus-sample/finops-foundation-sample-1000.focus-1.0.csv');

/** Demo files of a company whose names begin so. */
export function demoFiles(company: string, start: string): string[] {
  const folder = join(DEMO_FILES, company);
  return readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .sort()
    .map((name) => join(folder, name));
}

export const alibabaFiles = (): string[] =>
  ['02', '03', '04', '05', '06'].map((month) =>
    focusFixture(`alibaba-sunflower-2024-${month}.focus-1.0.csv.gz`),
  );

/** The text of a file, unpacked. */
export function textOf(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
