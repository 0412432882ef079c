// The line of the saving card about advice: what was accepted and what is open, for those who may see recommendations.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import classes from '../../../../web/pages/dashboard/widgets/card/Card.module.css';
import { AdviceSavings } from '../../../../web/pages/dashboard/widgets/total-saving/AdviceSavings.tsx';
import type { ShellViewer } from '../../../../web/viewer/shell-viewer.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

function openLine(viewer: Partial<ShellViewer> = {}) {
  const requests = answeredEnvironment();
  render(
    <>
      <AdviceSavings part="open" />
      <dl>
        <AdviceSavings part="accepted" />
      </dl>
      <AdviceSavings part="foot" />
    </>,
    { wrapper: around({ environment: requests.environment, viewer }) },
  );
  return requests;
}

function answer(requests: ReturnType<typeof answeredEnvironment>, recommendationSavings: object | null) {
  act(() => requests.last().answer({ data: { viewer: { id: 'v', recommendationSavings } } } as never));
}

const USD = { currency: 'USD', open: 331.24, openPieces: 7 };

it('D-08 tells what was accepted, currency by currency, and what is open', async () => {
  const accepted = [
    { amount: 118.1, currency: 'USD' },
    { amount: 20, currency: 'EUR' },
  ];
  answer(openLine(), { ...USD, accepted });
  expect((await screen.findByRole('link', { name: /a month recommended/ })).textContent).toBe(
    '$331.24 a month recommended',
  );
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['$118.10', '€20.00']);
  expect(screen.getAllByRole<HTMLAnchorElement>('link').map((link) => new URL(link.href).pathname)).toEqual([
    '/spoptm/portfolio',
    ...['/spoptm/decisions', '/spoptm/decisions', '/spoptm/decisions', '/spoptm/decisions'],
  ]);
  // Drawn as links of cards are: those of a browser are of another blue.
  const toDecisions = screen.getAllByRole('link').slice(1);
  expect(toDecisions.every((link) => link.classList.contains(classes.link ?? ''))).toBe(true);
  expect(screen.getAllByRole('paragraph').map((line) => line.textContent)).toEqual([
    '$118.10 a month accepted',
    '€20.00 a month accepted',
  ]);
});

it('says nothing without advice, nor where it fails, and asks nothing for those who may not see it', async () => {
  answer(openLine(), { ...USD, open: 0, openPieces: 0, accepted: [] });
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  answer(openLine(), null);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  expect(openLine({ canSee: () => false }).waiting()).toBe(0);
});
