// The card of a tour beside its part: within the screen too where the part is larger than that.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import { RunningTour } from '../../../web/shell/tour/RunningTour.tsx';
import { TourCard } from '../../../web/shell/tour/TourCard.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.settled;
  cleanup();
  vi.restoreAllMocks();
});

const nothing = () => undefined;
const DEAF = { next: undefined, onStep: nothing, onLater: nothing, onDone: nothing, onNext: nothing };

/** Every part has this height and is 500 pixels below the top of the screen. */
function standParts(height: number) {
  const box = { top: 500, left: 0, width: 300, height };
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([box] as never);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as never);
  const [centred, scrolled] = [vi.fn(), vi.fn()];
  Element.prototype.scrollIntoView = centred;
  window.scrollTo = scrolled as never;
  return { centred, scrolled };
}

async function openBeside(height: number) {
  const { centred, scrolled } = standParts(height);
  const step = {
    part: 'big',
    title: 'optimization.tour.mixTitle',
    text: 'optimization.tour.mixText',
  } as const;
  render(
    <>
      <div data-part="big" />
      <TourCard steps={[step]} at={0} {...DEAF} />
    </>,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
  await screen.findByRole('dialog');
  const heights = [...document.querySelectorAll<HTMLElement>('[style*="width: 300px"]')].map(({ style }) =>
    Number.parseInt(style.height, 10),
  );
  return { centred, scrolled, ring: heights[0], beside: heights[1] };
}

it('is below the head of a part that fills the screen, which is brought to the top', async () => {
  const { centred, scrolled, ring, beside } = await openBeside(3000);
  expect(ring).toBe(3000);
  expect(beside).toBe(window.innerHeight - 120 - 240);
  expect(centred).not.toHaveBeenCalled();
  expect(scrolled).toHaveBeenCalledWith({ top: 380 });
});

it('is beside all of a small part, which is brought to the middle', async () => {
  const { centred, ring, beside } = await openBeside(100);
  expect([ring, beside]).toEqual([100, 100]);
  expect(centred).toHaveBeenCalled();
});

it('is of the first step where a tour was left at a step that this person no longer has', async () => {
  standParts(100);
  render(
    <>
      <div data-part="billing.vendors" />
      <RunningTour tour="billing" canEdit={() => false} leftAt={99} {...DEAF} />
    </>,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
  const card = await screen.findByRole('dialog');
  expect(card.textContent).toContain(english['billing.tour.vendorsTitle']);
});

it('is beside the children of a part that has no box of its own', async () => {
  standParts(100);
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (this.dataset.part ? [] : [this.getBoundingClientRect()]) as never;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: 20, left: this.id === 'second' ? 400 : 100, width: 80, height: 30 } as never;
  });
  render(
    <>
      <div data-part="billing.vendors">
        <button type="button" />
        <button type="button" id="second" />
      </div>
      <RunningTour tour="billing" canEdit={() => false} leftAt={0} {...DEAF} />
    </>,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
  await screen.findByRole('dialog');
  const ring = document.querySelector<HTMLElement>('[style*="width: 380px"]');
  expect(ring?.style).toMatchObject({ left: '100px', top: '20px', height: '30px' });
});

it('is beside what unfolds its part, where that is folded away', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (this.closest('[hidden]') ? [] : [this.getBoundingClientRect()]) as never;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: 300, y: 20, width: 44, height: 44 }),
  );
  Element.prototype.scrollIntoView = nothing;
  render(
    <>
      <button type="button" aria-controls="actions" />
      <div id="actions" hidden>
        <button type="button" data-part="billing.vendors" />
      </div>
      <RunningTour tour="billing" canEdit={() => false} leftAt={0} {...DEAF} />
    </>,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
  await screen.findByRole('dialog');
  expect(document.querySelector<HTMLElement>('[style*="width: 44px"]')?.style.left).toBe('300px');
});

it('passes over a part that a page at rest does not have, at once', async () => {
  document.documentElement.dataset.settled = 'true';
  const onStep = vi.fn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<RunningTour tour="billing" canEdit={() => false} leftAt={0} {...DEAF} onStep={onStep} />, {
    wrapper: around({ environment: answeredEnvironment().environment }),
  });
  expect(onStep).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(onStep).toHaveBeenCalledWith(1);
});
