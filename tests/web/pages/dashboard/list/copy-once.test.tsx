// D-02: a copy is made once, however often it is asked for while it is made.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DashboardActions } from '../../../../../web/pages/dashboard/board/DashboardHeader.tsx';
import { answeredEnvironment } from '../../../../support/components/answered-environment.ts';
import { around } from '../../../../support/components/around.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const SHOWN = { draft: null, dispatch: nothing, start: nothing, stop: nothing };

async function chooseCopy(): Promise<HTMLButtonElement> {
  fireEvent.click(screen.getByRole('button', { name: 'More for this dashboard' }));
  const entry = await screen.findByRole<HTMLButtonElement>('menuitem', { name: 'Make a copy' });
  fireEvent.click(entry);
  return entry;
}

it('cannot be chosen again until the copy is there', async () => {
  const { environment, waiting } = answeredEnvironment();
  render(
    <DashboardActions
      id="board"
      name="Costs"
      editing={SHOWN}
      onAdd={nothing}
      onDialog={nothing}
      onOpen={nothing}
    />,
    { wrapper: around({ environment }) },
  );
  expect((await chooseCopy()).disabled).toBe(false);
  expect((await chooseCopy()).disabled).toBe(true);
  expect(waiting()).toBe(1);
});
