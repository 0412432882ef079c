// The total says that filters keep only some of the charges, where they are on vendors that it is of.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FilteredNote } from '../../../../web/pages/cost-analytics/filters/FilteredNote.tsx';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const noteOf = (query: string) =>
  render(<FilteredNote />, {
    wrapper: around({
      environment: answeredEnvironment().environment,
      at: `/cost-analytics?${query}`,
      page: costAnalyticsPage,
    }),
  }).container.querySelector('strong')?.textContent ?? null;

it.each([
  ['', null],
  ['aws=product:BigQuery', 'filtered'],
  ['filter=f1', 'filtered'],
  // Kept until the vendor is selected again.
  ['gcp=product:BigQuery', null],
])('of %s: %s', (query, note) => {
  expect(noteOf(query)).toBe(note);
});
