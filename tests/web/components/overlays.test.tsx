// Menus and popovers: closed they are a button alone, and what opens is Mantine's, at that very button.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Menu } from '../../../web/components/overlays/Menu.tsx';
import { Popover } from '../../../web/components/overlays/Popover.tsx';
import { Tooltip } from '../../../web/components/overlays/Tooltip.tsx';
import { theme } from '../../../web/theme/theme.ts';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

/** With the theme, which has popovers take the focus, and without transitions. */
function show(overlay: ReactElement): void {
  const wrapper = around({ environment: answeredEnvironment().environment });
  render(
    <MantineProvider theme={theme} env="test">
      {overlay}
    </MantineProvider>,
    { wrapper },
  );
}

afterEach(cleanup);

test('a menu opens at its button, which keeps its place', async () => {
  const done: string[] = [];
  show(
    <Menu onClose={() => done.push('closed')}>
      <Menu.Target>
        <button type="button">More</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => done.push('copied')}>Copy</Menu.Item>
        <Menu.RadioGroup value="one" onChange={(value) => done.push(value)}>
          <Menu.RadioItem value="one">One</Menu.RadioItem>
          <Menu.RadioItem value="two">Two</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual([
    'menu',
    'false',
  ]);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(button);
  const menu = await screen.findByRole('menu');
  expect(screen.getByText('More')).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(menu.id);
  expect(menu.getAttribute('aria-labelledby')).toBe(button.id);
  const chosen = screen.getByText('One').closest('[role=menuitemradio]');
  expect(chosen?.getAttribute('aria-checked')).toBe('true');
  const isGone = () => waitFor(() => expect(screen.queryByText('Copy')).toBeNull());
  fireEvent.keyDown(menu, { key: 'Escape' });
  await isGone();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  fireEvent.click(await screen.findByText('Copy'));
  await isGone();
  fireEvent.click(button);
  fireEvent.click(await screen.findByText('Two'));
  await isGone();
  fireEvent.click(button);
  await screen.findByText('Copy');
  fireEvent.click(button);
  await isGone();
  expect(done).toEqual(['closed', 'copied', 'closed', 'two', 'closed', 'closed']);
});

function Picker() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <button type="button">Company</button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Companies">
        <input aria-label="Search" data-autofocus />
      </Popover.Dropdown>
    </Popover>
  );
}

test('a popover takes the focus, and a press elsewhere closes it', async () => {
  show(<Picker />);
  const button = screen.getByRole('button', { name: 'Company' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.click(button);
  const search = await screen.findByRole('textbox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  fireEvent.mouseDown(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.mouseDown(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('what has an explanation does what it does without one', async () => {
  let copies = 0;
  show(
    <Tooltip label="Copies the address">
      <button type="button" onClick={() => (copies += 1)}>
        Link
      </button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Link' });
  fireEvent.click(button);
  expect(copies).toBe(1);
  const tip = await screen.findByText('Copies the address');
  expect(button.getAttribute('aria-describedby')).toBe(tip.id);
});
