// The group of others says why it is the largest, where it is.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OthersNote } from '../../../web/charts/OthersNote.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

const named = (amount: number) => ({ isOthers: false, othersCount: 0, amounts: [amount, null] });
const note = (others: number) =>
  render(
    <OthersNote
      items={[named(20), named(3), { isOthers: true, othersCount: 90, amounts: [others, 1] }]}
      format={(amount) => `$${amount}`}
    />,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  ).container.querySelector('span')?.textContent;

it('says that none of many others is above the smallest that is named', () => {
  expect(note(40)).toBe('None of the 90 others is above $3.');
});

it('says nothing where a named item is larger', () => {
  expect(note(18)).toBeUndefined();
});
