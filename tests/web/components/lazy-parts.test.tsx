// Overlays and parts of the page whose code cannot be loaded leave the page as it is, and come at the next press.
import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyOverlay } from '../../../web/components/feedback/LazyOverlay.tsx';
import { LazyPart } from '../../../web/components/feedback/LazyPart.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(() => {
  cleanup();
  notifications.clean();
});

const wrapper = around({ environment: answeredEnvironment().environment });

function cutOffOnce<Props>(part: ComponentType<Props>) {
  return vi
    .fn<() => Promise<ComponentType<Props>>>()
    .mockRejectedValueOnce(new Error('cut off'))
    .mockResolvedValue(part);
}

interface SheetProps {
  isOpen: boolean;
}

const Sheet = ({ isOpen }: SheetProps) => <div role="dialog" data-open={isOpen} />;

function Page({ load }: { load: () => Promise<ComponentType<SheetProps>> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
        Pages
      </button>
      <LazyOverlay load={load} isOpen={isOpen} onClose={() => setOpen(false)}>
        {(Loaded, isShown) => <Loaded isOpen={isShown} />}
      </LazyOverlay>
    </>
  );
}

test('an overlay closes again with a message, opens at the next press, and stays from then on', async () => {
  const load = cutOffOnce(Sheet);
  render(<Page load={load} />, { wrapper });
  const button = screen.getByRole('button', { name: 'Pages' });
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button);
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(sheet.dataset.open).toBe('true'));
  fireEvent.click(button);
  expect(screen.getByRole('dialog')).toBe(sheet);
  expect(sheet.dataset.open).toBe('false');
  expect(load).toHaveBeenCalledTimes(2);
});

test.each(['pointerDown', 'keyDown'] as const)(
  'a part of the page is asked for anew at a %s',
  async (press) => {
    const load = cutOffOnce(() => <nav>Menu</nav>);
    render(
      <>
        <p>Figures</p>
        <LazyPart load={load}>{(Menu) => <Menu />}</LazyPart>
      </>,
      { wrapper },
    );
    const message = await screen.findByText(/cannot be reached/);
    expect(screen.queryByText('Menu')).toBeNull();
    fireEvent[press](screen.getByText('Figures'));
    expect(await screen.findByText('Menu')).toBeTruthy();
    await waitFor(() => expect(message.isConnected).toBe(false));
  },
);
