// What the figures of a widget are of: behind the i for the eye, in the text for readers of the screen (A-07, D-08).
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Hint } from '../../../../web/components/feedback/Hint.tsx';
import { stillCopy } from '../../../../web/pages/dashboard/menu/picture/still-copy.ts';
import { WidgetFrame } from '../../../../web/pages/dashboard/widgets/frame/WidgetFrame.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

it('stands in the text without a stop of the keyboard, and is there behind the i and in a picture', () => {
  const { container } = render(
    <WidgetFrame
      head={{ title: 'Cost', part: 'widget.cost', type: 'TOP5' }}
      about={<Hint text="rate 7">CNY</Hint>}
    >
      body
    </WidgetFrame>,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
  const about = container.querySelector<HTMLElement>('[data-provenance]');
  expect(about?.textContent).toBe('CNY (rate 7)');
  expect(about?.querySelector('[tabindex]')).toBeNull();
  screen.getByRole('button', { name: 'What these figures cover' });
  const copy = stillCopy(about?.closest('section') as HTMLElement);
  expect(copy.querySelector<HTMLElement>('[data-provenance]')?.style.position).toBe('static');
  expect(copy.querySelector('button')).toBeNull();
});
