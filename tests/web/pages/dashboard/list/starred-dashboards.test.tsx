// Dashboards with a star are the first of the list, and the star of the one that is shown can be pressed.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import english from '../../../../../locales/en.json' with { type: 'json' };
import { starredFirst } from '../../../../../web/pages/dashboard/list/DashboardPicker.tsx';
import { DashboardStar } from '../../../../../web/pages/dashboard/list/DashboardStar.tsx';

afterEach(cleanup);

const board = (id: string, isStarred: boolean) => ({ id, name: id, isSelected: false, isStarred });

it('stars come first, else in their order', () => {
  const boards = [board('a', false), board('b', true), board('c', false), board('d', true)];
  expect(starredFirst(boards).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  expect(boards.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  [true, false],
  [false, true],
])('the star that is %s becomes %s', (isStarred, wanted) => {
  const starred: unknown[] = [];
  render(
    <MantineProvider>
      <IntlProvider locale="en" messages={english}>
        <DashboardStar
          dashboards={[board('a', !isStarred), board('b', isStarred)]}
          id="b"
          onStar={(...given) => starred.push(given)}
        />
      </IntlProvider>
    </MantineProvider>,
  );
  const star = screen.getByRole('button', { name: 'Star' });
  expect(star.getAttribute('aria-pressed')).toBe(String(isStarred));
  fireEvent.click(star);
  expect(starred).toEqual([['b', wanted]]);
});
