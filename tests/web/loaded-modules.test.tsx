// Components wait for their modules without suspending, and a module that is shown stays.
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Boundary } from '../../web/components/faults/Boundary.tsx';
import { beginModule, loadedModule, useModule } from '../../web/loaded-modules.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Shows {
  Shown: ComponentType;
}
type Reference = () => Promise<Shows>;

const module: Shows = { Shown: () => <p>Figures</p> };

function Module({ reference }: { reference: Reference }) {
  const code = useModule(reference);
  return code ? <code.Shown /> : <p>On its way</p>;
}

const within = (reference: Reference) => (
  <Suspense fallback="Suspended">
    <Module reference={reference} />
  </Suspense>
);

it('is drawn at once where the module was begun before', async () => {
  const reference = async () => module;
  beginModule(reference);
  await expect.poll(() => loadedModule(reference)).toBe(module);
  render(within(reference));
  expect(screen.getByText('Figures')).toBeDefined();
});

it('says that the module is on its way, and suspends nothing', async () => {
  let arrive: (value: Shows) => void = () => undefined;
  const coming = new Promise<Shows>((resolve) => {
    arrive = resolve;
  });
  render(within(() => coming));
  expect(screen.getByText('On its way')).toBeDefined();
  await act(async () => arrive(module));
  expect(screen.getByText('Figures')).toBeDefined();
});

it('does not wait again for the module when another query brings the same figures', async () => {
  const { rerender } = await act(async () => render(within(async () => module)));
  const shown = screen.getByText('Figures');
  rerender(within(async () => module));
  expect(screen.getByText('Figures')).toBe(shown);
});

it('asks anew for a module that failed when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reference = vi.fn<Reference>().mockRejectedValueOnce(new Error('no way')).mockResolvedValue(module);
  const retry: (() => void)[] = [];
  const insteadOf = (_fault: unknown, again: () => void) => {
    retry.push(again);
    return 'Failed';
  };
  await act(async () =>
    render(
      <Boundary variant="block" skeleton={null} insteadOf={insteadOf}>
        <Module reference={reference} />
      </Boundary>,
    ),
  );
  expect(screen.getByText('Failed')).toBeDefined();
  await act(async () => retry[0]?.());
  expect(screen.getByText('Figures')).toBeDefined();
  expect(reference).toHaveBeenCalledTimes(2);
});
