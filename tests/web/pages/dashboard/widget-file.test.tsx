// A file of a widget says what its figures cover: its table alone names no days.
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { coverFacts } from '../../../../web/pages/dashboard/menu/widget-file.ts';
import { useAlertTable } from '../../../../web/pages/dashboard/widgets/alerts/useAlertTable.ts';
import {
  type Anomaly,
  useAnomalyTable,
} from '../../../../web/pages/dashboard/widgets/anomalies/useAnomalyTable.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

const placeOf = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
};

it('has what the widget says of its cost, days and vendors', () => {
  const place = placeOf(
    '<section><div data-provenance>Billed cost · <span>06/01/2024</span> </div></section>',
  );
  expect(coverFacts(place, 'Covers')).toEqual([['Covers', 'Billed cost · 06/01/2024']]);
});

it('has no such line of a widget that says nothing of it', () => {
  expect(coverFacts(placeOf('<section></section>'), 'Covers')).toEqual([]);
  expect(coverFacts(null, 'Covers')).toEqual([]);
});

it('has the alerts as they are shown, each with its level, kind, day and whether it is new', () => {
  const alert = { level: 'MAJOR', message: 'Cost rose', path: '/anomaly', raisedAt: '2024-06-30T05:00:00Z' };
  const { result } = renderHook(
    () =>
      useAlertTable([
        { ...alert, level: 'MAJOR', kind: 'RULE', isSeen: false },
        {
          ...{ ...alert, level: 'MINOR', kind: 'ANOMALY', isSeen: true },
          judgedDays: { start: '2024-06-28', end: '2024-06-29' },
        },
      ]),
    { wrapper: around(answeredEnvironment()) },
  );
  expect(result.current).toEqual({
    columns: ['Alert', 'Level', 'Kind', 'Day', 'State'],
    rows: [
      ['Cost rose', 'Major', 'Rule', '06/30/2024', 'New'],
      ['Cost rose', 'Minor', 'Anomaly', '06/28/2024 – 06/29/2024', ''],
    ],
  });
});

it('names the scope of an anomaly and writes its day as the page does', () => {
  const anomaly: Anomaly = {
    ...{ anomalyId: 'a', key: '1', label: 'web', product: 'Amazon S3', vendor: 'AWS' },
    ...{ cost: 3, expectedCost: 1, date: '2024-06-29', level: 'MINOR' },
  };
  const { result } = renderHook(() => useAnomalyTable([anomaly], 'USD'), {
    wrapper: around(answeredEnvironment()),
  });
  expect(result.current).toEqual({
    columns: ['Service · account', 'Level', 'Day', 'Cost (USD)', 'Expected (USD)'],
    rows: [['Amazon S3 · web [1]', 'Minor', '06/29/2024', 3, 1]],
  });
});
