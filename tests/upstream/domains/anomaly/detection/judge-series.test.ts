// N-06: what three models and a vote of two tell of series made by hand, each day by those before it alone.
import { describe, expect, it } from 'vitest';
import { addDays, lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import { judgeSeries } from '../../../../../upstream/domains/anomaly/detection/judge-series.ts';
import { costs, eventsOf, MONDAY, toldOf } from './series.ts';

const steady = (day: number) => (day % 7 < 5 ? 20 : 12);

describe('a series of cost', () => {
  it('of steady weeks tells nothing', () => {
    expect(toldOf(costs(140, steady))).toEqual([]);
    expect(toldOf(costs(140, () => 10, 0))).toEqual([]);
    expect(toldOf(costs(140, steady, 0.1))).toEqual([]);
  });

  it('tells a spike on its day, and only it', () => {
    const values = costs(120, (day) => steady(day) * (day === 80 ? 3 : 1));
    expect(toldOf(values)).toEqual([{ direction: 'UP', first: 80, last: 80, told: 80 }]);
  });

  it('tells a step once, not for as long as the new level lasts', () => {
    const told = toldOf(costs(160, (day) => (day < 60 ? 2.4 : 14.4), 0));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ direction: 'UP', first: 60, told: 60 });
    expect(told[0]?.last).toBeLessThan(60 + 15);
  });

  it('tells a fall when it has lasted, from its first day, and a single day down not at all', () => {
    const fallen = toldOf(costs(120, (day) => steady(day) * (day >= 80 ? 0.3 : 1)));
    expect(fallen[0]).toMatchObject({ direction: 'DOWN', first: 80, told: 82 });
    expect(toldOf(costs(120, (day) => steady(day) * (day === 80 ? 0.1 : 1)))).toEqual([]);
  });

  it('tells what appears out of nothing on its first day', () => {
    const told = toldOf(costs(90, (day) => (day < 60 ? 0 : 5)));
    expect(told[0]).toMatchObject({ direction: 'UP', first: 60, told: 60 });
  });

  it('tells growth that no single day shows', () => {
    const grown = (day: number) => 20 * (1 + 0.9 * Math.max(0, Math.min(1, (day - 70) / 40)));
    const [told] = toldOf(costs(120, grown, 0.05));
    expect(told?.direction).toBe('UP');
    expect(told?.told).toBeLessThan(70 + 35);
  });

  it('tells another pattern of the week, then knows it', () => {
    const told = toldOf(costs(160, (day) => 20 * (day >= 70 && day % 7 === 2 ? 2 : 1)));
    expect(told[0]).toMatchObject({ direction: 'UP', first: 72 });
    expect(told.length).toBeLessThanOrEqual(3);
  });

  it('is silent on a batch at each end of a month, on the first one too, of which nothing is known', () => {
    const isLast = (day: number) => {
      const date = addDays(MONDAY, day);
      return date === lastOfMonth(date);
    };
    const told = toldOf(costs(150, (day) => steady(day) * (isLast(day) ? 4 : 1)));
    expect(told).toEqual([]);
  });

  it('is silent on days that a passing credit paid, at both edges', () => {
    const isPaid = (day: number) => day >= 65 && day < 75;
    const values = costs(120, (day) => (isPaid(day) ? (day % 2 === 0 ? 0 : 8) : 30));
    const credited = Uint8Array.from(values, (_, day) => (isPaid(day) ? 1 : 0));
    expect(toldOf(values, { credited })).toEqual([]);
    expect(toldOf(values).length).toBeGreaterThan(0);
  });

  it('expects in the second year what came in the first', () => {
    const seasonal = (day: number) => steady(day) * (day % 364 >= 304 && day % 364 < 364 ? 1.5 : 1);
    const told = toldOf(costs(700, seasonal, 0.03)).filter(({ direction }) => direction === 'UP');
    expect(told.filter(({ first }) => first < 400).length).toBeGreaterThan(0);
    expect(told.filter(({ first }) => first >= 640)).toEqual([]);
  });

  it('is told less of by a lower sensitivity, and after feedback', () => {
    const values = costs(120, (day) => 20 * (day === 80 ? 1.3 : 1));
    expect(toldOf(values, { sensitivity: 'H' })).toHaveLength(1);
    expect(toldOf(values, { sensitivity: 'M' })).toHaveLength(1);
    expect(toldOf(values, { sensitivity: 'L' })).toEqual([]);
    expect(toldOf(values, { fenceFactor: 3 })).toEqual([]);
  });

  it('is judged by the past alone: later days change nothing', () => {
    const values = costs(120, (day) => steady(day) * (day === 80 ? 3 : 1), 0.1);
    const judge = (days: number) =>
      judgeSeries(
        { key: 'series', firstDay: MONDAY, values: values.subarray(0, days), minimumImpact: 1 },
        { sensitivity: 'M' },
      );
    const whole = judge(120);
    expect(judge(90)).toEqual(whole.slice(0, judge(90).length));
  });

  it('has three models with a band each, and an event only where two are outside', () => {
    const [event] = eventsOf(costs(120, (day) => steady(day) * (day === 80 ? 3 : 1)));
    const [day] = event?.days ?? [];
    expect(day?.models.map(({ model }) => model)).toEqual(['ARIMA', 'ETS', 'PCR']);
    expect(day?.votes).toBeGreaterThanOrEqual(2);
    for (const { forecast, lower, upper } of day?.models ?? []) {
      expect(lower).toBeLessThan(forecast);
      expect(forecast).toBeLessThan(upper);
    }
  });

  it('has finite bands whatever it costs', () => {
    for (const odd of [
      costs(100, () => 0),
      costs(3, () => 5),
      costs(100, (day) => (day % 9 === 0 ? 1e9 : 0)),
    ])
      for (const { models } of judgeSeries(
        { key: 'series', firstDay: MONDAY, values: odd, minimumImpact: 1 },
        { sensitivity: 'M' },
      ))
        for (const { forecast, upper } of models) expect(Number.isFinite(forecast + upper)).toBe(true);
  });
});
