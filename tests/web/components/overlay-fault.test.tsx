// A menu whose code cannot be loaded closes again with a message, and is asked for anew at the next press.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

const BODY = '../../../web/components/overlays/MenuBody.tsx';

afterAll(() => {
  vi.doUnmock(BODY);
  vi.resetModules();
});

test('a menu that cannot be loaded leaves the page as it is, and opens at the next press', async () => {
  vi.resetModules();
  vi.doMock(BODY, () => {
    throw new Error('cut off');
  });
  const { Menu } = await import('../../../web/components/overlays/Menu.tsx');
  const { toasts } = await import('../../../web/components/feedback/useToast.ts');
  render(
    <Menu>
      <Menu.Target>
        <button type="button">More</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Copy</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
    { wrapper: around({ environment: answeredEnvironment().environment }) },
  );
  const button = screen.getByRole('button', { name: 'More' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  expect(toasts.read()).toBe(true);
  vi.doUnmock(BODY);
  fireEvent.click(button);
  expect(await screen.findByText('Copy')).toBeTruthy();
});
