// The part of the chart that is shown, and when it is forgotten (C-07).
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useZoom } from '../../../../../web/pages/cost-analytics/chart/useZoom.ts';

function zoomOf(of: string) {
  return renderHook((props: { of: string; count: number }) => useZoom(props.of, props.count), {
    initialProps: { of, count: 30 },
  });
}

test('a part is shown until all of it is', () => {
  const { result } = zoomOf('June');
  expect(result.current.shown).toBeNull();
  act(() => result.current.show([4, 7]));
  expect(result.current.shown).toEqual([4, 7]);
  act(() => result.current.show([-1, 29]));
  expect(result.current.shown).toBeNull();
});

test('another answer shows all of it, and so does the way back to the first one', () => {
  const { result, rerender } = zoomOf('June');
  act(() => result.current.show([4, 7]));
  rerender({ of: 'the days of the part', count: 4 });
  expect(result.current.shown).toBeNull();
  rerender({ of: 'June', count: 30 });
  expect(result.current.shown).toBeNull();
});

test('what is expected ahead makes the same answer longer, and leaves its part', () => {
  const { result, rerender } = zoomOf('June');
  act(() => result.current.show([4, 7]));
  rerender({ of: 'June', count: 33 });
  expect(result.current.shown).toEqual([4, 7]);
});
