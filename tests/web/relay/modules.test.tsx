// A module that is shown stays, though a later answer names it by another reference.
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useModule } from '../../../web/relay/modules.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const module = { Shown: () => <p>Figures</p> };
const referenceOfOneQuery = async () => module;
const referenceOfAnother = async () => module;

function Module({ reference }: { reference: unknown }) {
  const { Shown } = useModule<{ Shown: ComponentType }>(reference);
  return <Shown />;
}

const within = (reference: unknown) => (
  <Suspense fallback="Waiting">
    <Module reference={reference} />
  </Suspense>
);

it('does not wait again for the module when another query brings the same figures', async () => {
  const warned = vi.spyOn(console, 'error');
  const { rerender } = await act(async () => render(within(referenceOfOneQuery)));
  const shown = screen.getByText('Figures');
  rerender(within(referenceOfAnother));
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(shown.style.display).toBe('');
  expect(warned).not.toHaveBeenCalled();
});
