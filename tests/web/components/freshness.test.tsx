// Through which day there are data, on widgets and bills, and which days can still grow (A-07, C-08).
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import korean from '../../../locales/ko.json' with { type: 'json' };
import { DataThrough } from '../../../web/components/notices/DataThrough.tsx';
import { IncompleteDays } from '../../../web/components/notices/IncompleteDays.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

const VIEWER = {
  completeThrough: '2024-06-29',
  vendorsThrough: new Map([
    ['AWS', '2024-06-30'],
    ['GCP', '2024-06-20'],
  ] as const),
};

function textOf(element: ReactElement, isKorean = false): string | null {
  const { environment } = answeredEnvironment();
  const words = isKorean ? { language: 'ko' as const, messages: korean } : {};
  const { container } = render(<div data-testid="told">{element}</div>, {
    wrapper: around({ environment, viewer: VIEWER, ...words }),
  });
  return container.querySelector('[data-testid="told"]')?.textContent ?? null;
}

test('the newest day of the vendors that are shown counts', () => {
  expect(textOf(<DataThrough vendors={['GCP']} />)).toBe('Data through 06/20/2024 UTC');
  cleanup();
  expect(textOf(<DataThrough vendors={['GCP', 'AWS']} />)).toBe('Data through 06/30/2024 UTC');
  cleanup();
  expect(textOf(<DataThrough vendors={['OCI']} />)).toBe('');
});

test('a range that reaches beyond the complete days says which are not complete', () => {
  expect(textOf(<IncompleteDays range={{ start: '2024-06-24', end: '2024-06-30' }} />)).toBe(
    ' · 06/30/2024 is not complete yet',
  );
  cleanup();
  expect(textOf(<IncompleteDays range={{ start: '2024-06-01', end: '2024-06-29' }} />)).toBe('');
  cleanup();
  expect(textOf(<IncompleteDays range={{ start: '2024-06-24', end: '2024-06-30' }} />, true)).toContain('06');
});
