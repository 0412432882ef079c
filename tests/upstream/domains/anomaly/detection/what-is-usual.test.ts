// N-06: what a series does anyway is no news: its noise, what came before, how its level wanders, its bills.
import { describe, expect, it } from 'vitest';
import { addDays, lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import { fenceOf } from '../../../../../upstream/domains/anomaly/detection/bands.ts';
import { LevelMoves } from '../../../../../upstream/domains/anomaly/detection/level-moves.ts';
import { pcrForecast } from '../../../../../upstream/domains/anomaly/detection/models/pcr.ts';
import { costs, MONDAY, toldOf } from './series.ts';

const FLOOR = { down: 1, up: 1 };

describe('a band', () => {
  it('holds what came three times among the errors, not what came twice', () => {
    const errors = (times: number) => [...Array<number>(80 - times).fill(0), ...Array<number>(times).fill(9)];
    expect(fenceOf(errors(3), 2, FLOOR)[1]).toBe(9);
    expect(fenceOf(errors(2), 2, FLOOR)[1]).toBe(1);
  });

  it('ends where the dearest day of eight weeks is passed by a quarter, if that doubles what was expected', () => {
    const noisy = (day: number) => (day % 3 === 0 ? 22 : 8 + (day % 5));
    const dear = (cost: number) => toldOf(costs(120, (day) => (day === 100 ? cost : noisy(day)), 0));
    expect(dear(34)).toMatchObject([{ direction: 'UP', first: 100, told: 100 }]);
    expect(dear(26)).toEqual([]);
  });
});

describe('a day of rest', () => {
  const week = (day: number) => (day % 7 < 5 ? 16 : 8);
  const saturdays = (cost: number, days: readonly number[]) =>
    // In whole units, as what is bought by the piece.
    toldOf(costs(140, (day) => (days.includes(day) ? cost : week(day)), 0));

  it('that costs what a working day does is told when it does so twice in a row, and dearer at once', () => {
    expect(saturdays(16, [82, 96, 117])).toEqual([]);
    expect(saturdays(16, [82, 83])).toMatchObject([{ direction: 'UP', first: 82, told: 83 }]);
    expect(saturdays(40, [82])).toMatchObject([{ direction: 'UP', first: 82, told: 82 }]);
  });
});

describe('a level that wanders', () => {
  const moved = (share: number) => {
    const moves = new LevelMoves();
    for (let day = 0; day < 80; day += 1) moves.add(10 * (Math.floor(day / 16) % 2 === 0 ? 1 : 1 + share));
    return moves;
  };

  it('is known by how far it moved without being told, beyond what noise does', () => {
    expect(moved(0.3).usual(0)).toBeGreaterThan(0.2);
    expect(moved(0.3).usual(0.4)).toBe(0);
    expect(moved(0).usual(0)).toBe(0);
  });

  it('is told of when it moves further, and not when it moves as before', () => {
    const level = (day: number) => 20 * ([1, 1.19, 1, 0.84, 1][Math.min(4, Math.floor(day / 18))] ?? 1);
    const toldAfter = (share: number) =>
      toldOf(costs(120, (day) => (day < 100 ? level(day) : 20 * share))).filter(({ told }) => told >= 100);
    expect(toldAfter(1.25)).toEqual([]);
    expect(toldAfter(2)).toMatchObject([{ direction: 'UP', first: 100, told: 100 }]);
    // Of a calm one that is news within a week.
    expect(toldOf(costs(120, (day) => 20 * (day < 100 ? 1 : 1.25)))).toMatchObject([{ direction: 'UP' }]);
  });
});

it('a bill at the end of each month grows with what it is a bill of', () => {
  const isLast = (day: number) => addDays(MONDAY, day) === lastOfMonth(addDays(MONDAY, day));
  const grown = (day: number) => 20 * (1 + day / 300);
  expect(toldOf(costs(300, (day) => grown(day) * (isLast(day) ? 4 : 1)))).toEqual([]);
});

it('a bill that is many times a day swings by as many times what a day does', () => {
  const toldOfThird = (size: number) =>
    toldOf(
      costs(91, (place) => {
        const day = addDays(MONDAY, place);
        const times = day.startsWith('2024-03') ? size : 4;
        return 20 * (day === lastOfMonth(day) ? times : 1);
      }),
    );
  expect(toldOfThird(4.6)).toEqual([]);
  expect(toldOfThird(6)).toMatchObject([{ direction: 'UP', first: 90, told: 90 }]);
});

it('principal components lead nowhere where the cost never was', () => {
  const values = Float64Array.from({ length: 60 }, (_, day) => (day === 30 ? 22.0001 : 23 + 1e-9 * day));
  expect(pcrForecast(values)).toBeGreaterThan(22);
  expect(pcrForecast(values)).toBeLessThan(23.1);
});
