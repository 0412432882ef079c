// N-07 as the widgets tell it (D-13): the states on the way to AI's findings, each with its day.
import { describe, expect, test } from 'vitest';
import { type AiGrounds, aiAvailability } from '../../../../upstream/domains/anomaly/ai-availability.ts';

const TODAY = '2024-06-20';
const paid = (more: Partial<AiGrounds>): AiGrounds => ({
  isPaid: true,
  appliedOn: null,
  costDays: { start: '2024-01-01', end: '2024-06-19' },
  today: TODAY,
  ...more,
});

describe('availability of AI', () => {
  test('without a plan nothing else counts', () => {
    expect(aiAvailability(paid({ isPaid: false, costDays: null }))).toEqual({
      state: 'notPaid',
      availableOn: null,
    });
  });

  test('without any cost no day can be promised', () => {
    expect(aiAvailability(paid({ costDays: null }))).toEqual({ state: 'noCostData', availableOn: null });
  });

  test('less than 7 days of cost are none to learn from: 14 days after the first charge', () => {
    const costDays = { start: '2024-06-14', end: '2024-06-19' };
    expect(aiAvailability(paid({ costDays }))).toEqual({ state: 'noCostData', availableOn: '2024-06-28' });
  });

  test('7 days after the application patterns are learnt', () => {
    const at = (today: string) => aiAvailability(paid({ appliedOn: '2024-06-15', today }));
    expect(at('2024-06-21')).toEqual({ state: 'learningPatterns', availableOn: '2024-06-22' });
    expect(at('2024-06-22')).toEqual({ state: 'available', availableOn: null });
  });

  test('with 7 to 13 days of cost the models are being built', () => {
    const costDays = { start: '2024-06-08', end: '2024-06-19' };
    expect(aiAvailability(paid({ costDays }))).toEqual({ state: 'aiLearning', availableOn: '2024-06-22' });
    const whole = { start: '2024-06-06', end: '2024-06-19' };
    expect(aiAvailability(paid({ costDays: whole }))).toEqual({ state: 'available', availableOn: null });
  });

  test('where newer cost stays away no day is promised', () => {
    const costDays = { start: '2023-01-01', end: '2023-01-10' };
    expect(aiAvailability(paid({ costDays }))).toEqual({ state: 'aiLearning', availableOn: null });
  });
});
