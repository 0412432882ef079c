// A dialog whose code cannot be loaded leaves the page as it is, with a message, and opens at the next press.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LazyDialog } from '../../../web/components/feedback/LazyDialog.tsx';
import { toasts } from '../../../web/components/feedback/useToast.ts';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

const Shared = () => <div role="dialog">Share</div>;

function Page({ load }: { load: () => Promise<ComponentType> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={isOpen} onClick={() => setOpen(true)}>
        Share
      </button>
      {isOpen ? (
        <LazyDialog load={load} onClose={() => setOpen(false)}>
          {(Dialog) => <Dialog />}
        </LazyDialog>
      ) : null}
    </>
  );
}

test('a dialog that cannot be loaded closes again, and is asked for anew', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('cut off'))
    .mockResolvedValue(Shared);
  render(<Page load={load} />, { wrapper: around({ environment: answeredEnvironment().environment }) });
  const button = screen.getByRole('button', { name: 'Share' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  expect(toasts.read()).toBe(true);
  fireEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
