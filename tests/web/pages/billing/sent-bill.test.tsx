// B-11 the dialog that sends an invoice says that a bill is not confirmed, and why, before it is sent.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newDraft } from '../../../../web/pages/billing/shared/invoice-mail/draft.ts';
import { SentBill } from '../../../../web/pages/billing/shared/invoice-mail/SentBill.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const status = (state: string, reason: string, nextDate: string | null) => ({
  state,
  reason,
  nextDate,
  confirmedAt: null,
  confirmedBy: null,
});
const MONTHS = [
  { month: '2024-05-01', status: status('CONFIRMED', 'CONFIRMATION_DAY_PASSED', null) },
  { month: '2024-06-01', status: status('ESTIMATED', 'MONTH_NOT_ENDED', '2024-07-06') },
];

function open(month: string, isMonthly = false) {
  const { environment, last, waiting } = answeredEnvironment();
  render(<SentBill draft={{ ...newDraft('AWS', month, 'en'), isMonthly }} />, {
    wrapper: around({ environment }),
  });
  const answer = () =>
    act(async () => last().answer({ data: { viewer: { id: 'v', bills: { months: MONTHS } } } }));
  return { answer, last, waiting };
}

test('a month that has not ended is sent with a warning', async () => {
  const { answer } = open('2024-06-01');
  await screen.findByText('The AWS bill of 06/2024 is sent now.');
  await answer();
  const warning = await screen.findByRole('status');
  expect(warning.textContent).toBe(
    'Estimated' +
      'The month has not ended. Unconfirmed from 07/06/2024 UTC.' +
      'Its amounts may still change. The mail says so.',
  );
});

test('a confirmed bill is sent without one', async () => {
  const { answer } = open('2024-05-01');
  await screen.findByText('The AWS bill of 05/2024 is sent now.');
  await answer();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the form stays when the status cannot be read', async () => {
  const { last } = open('2024-06-01');
  await screen.findByText('The AWS bill of 06/2024 is sent now.');
  await act(async () => last().fail(new Error('the service is away')));
  expect(await screen.findByText('The AWS bill of 06/2024 is sent now.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a monthly mail is of months to come, so its status is not asked for', async () => {
  const { waiting } = open('2024-06-01', true);
  await screen.findByText(/is sent every month/);
  expect(waiting()).toBe(0);
});
