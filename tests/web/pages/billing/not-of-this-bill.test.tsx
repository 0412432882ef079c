// What Billing Details says where its address leads to nothing.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NotOfThisBill } from '../../../../web/pages/billing/details/NotOfThisBill.tsx';
import { billingDetailsPage } from '../../../../web/pages/billing/details/page.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const at = (query: string) => {
  const { environment } = answeredEnvironment();
  render(<NotOfThisBill />, {
    wrapper: around({ environment, at: `/billing/details${query}`, page: billingDetailsPage }),
  });
};

test('names the month of a bill that has not what the address names (B-04)', () => {
  at('?vendor=aws&month=2024-05&account=none&currency=USD');
  expect(screen.getByText('This is no part of the bill of 05/2024')).toBeTruthy();
});

test.each(['', '?vendor=aws&month=2024-05', '?account=a'])(
  'says that the address %s names nothing',
  (query) => {
    at(query);
    expect(screen.getByText('The address names no account or invoice of a bill')).toBeTruthy();
    expect(screen.queryByText(/–/)).toBeNull();
  },
);
