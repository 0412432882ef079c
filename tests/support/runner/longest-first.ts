// Order of the test files: the long ones begin first, so that none of them is left running alone at the end.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of programs that take more than twenty seconds, the longest first; the very first one mostly waits. */
const LONG = [
  'dead-connections',
  'inbox',
  'questions',
  'contract',
  'widget-figures',
  'focus-round-trip',
  'parts',
  'native-totals',
  'loading',
  'rights-matrix',
  'faults',
  'program',
  'ingest-command',
  'workers',
  'problems-columns',
  'demo-bills',
  'problems-figures',
  'first-start',
  'cost-detail-columns',
  'focus-1-4',
  'cost-figures',
  'problems-values',
  'determinism',
  'labels',
  'typed-questions',
  'postgres',
];

/**
 * The rest stays as Vitest has it: by project, then the larger file first; but journeys that share a product stand
 * together, before those that have one of their own. A worker is handed on within a project only.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => {
      if (one.project.name !== other.project.name) return one.project.name < other.project.name ? -1 : 1;
      return placeOf(one) - placeOf(other) || Number(sharesProduct(other)) - Number(sharesProduct(one));
    });
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.indexOf(basename(moduleId).replace(/\.test\.tsx?$/, ''));
  return place < 0 ? LONG.length : place;
}

function sharesProduct({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/e2e/') && readFileSync(moduleId, 'utf8').includes('sharedProduct()');
}
