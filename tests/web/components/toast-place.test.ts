// Where a toast covers nothing.
import { expect, it } from 'vitest';
import { placeAround, placeInRow } from '../../../web/components/feedback/toast-place.ts';

const HEAD = { left: 216, right: 1440, top: 33, bottom: 85 };

it('is in the widest gap of the head, in the middle of it', () => {
  const taken = [
    { left: 240, right: 390 },
    { left: 1090, right: 1420 },
  ];
  const place = placeInRow(HEAD, taken, 40);
  expect(place).toEqual({ top: 39, left: 520, width: 440 });
  for (const { left, right } of taken)
    expect((place?.left ?? 0) >= right || (place?.left ?? 0) + (place?.width ?? 0) <= left).toBe(true);
  // Parts that lie within each other take their room once.
  expect(placeInRow(HEAD, [...taken, { left: 250, right: 260 }, { left: 240, right: 700 }], 40)).toEqual({
    ...{ top: 39, left: 708, width: 374 },
  });
});

it('is elsewhere where the head has no room, is too low for it, or has been scrolled away', () => {
  expect(placeInRow({ ...HEAD, right: 700 }, [{ left: 240, right: 500 }], 40)).toBeNull();
  expect(placeInRow(HEAD, [], 80)).toBeNull();
  expect(placeInRow({ ...HEAD, top: -20, bottom: 32 }, [], 40)).toBeNull();
});

it('is above a dialog, beside a drawer, or below what ends early', () => {
  const window = { width: 1440, height: 900 };
  expect(placeAround({ left: 400, right: 1040, top: 90, bottom: 700 }, window, 44)).toMatchObject({
    top: 23,
    left: 500,
  });
  expect(placeAround({ left: 900, right: 1440, top: 0, bottom: 900 }, window, 44)).toMatchObject({
    top: 8,
    left: 230,
  });
  expect(placeAround({ left: 0, right: 540, top: 0, bottom: 900 }, window, 44)).toMatchObject({
    top: 8,
    left: 770,
  });
  const phone = { width: 360, height: 800 };
  expect(placeAround({ left: 0, right: 360, top: 40, bottom: 600 }, phone, 44)).toMatchObject({
    top: 608,
    width: 344,
  });
  expect(placeAround({ left: 0, right: 360, top: 0, bottom: 800 }, phone, 44)).toBeNull();
});
