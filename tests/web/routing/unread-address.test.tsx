// What an address asks for and a page cannot read is said, not left out without a word.
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import { costAnalyticsPage } from '../../../web/pages/cost-analytics/page.tsx';
import { UnreadAddress } from '../../../web/routing/UnreadAddress.tsx';
import { incompleteParts, unreadParts } from '../../../web/routing/unread-parts.ts';

const { parameters } = costAnalyticsPage;

afterEach(cleanup);

test.each([
  ['start=2024-02-30&end=2024-03-01', [{ name: 'start', text: '2024-02-30' }]],
  ['aws=nonsense', [{ name: 'aws', text: 'nonsense' }]],
  ['aws=product:Amazon S3;colour:red', [{ name: 'aws', text: 'colour:red' }]],
  ['vendors=aws,ibm', [{ name: 'vendors', text: 'ibm' }]],
  [
    'unit=fortnight&size=7',
    [
      { name: 'unit', text: 'fortnight' },
      { name: 'size', text: '7' },
    ],
  ],
  ['unit=&vendors=aws,aws&utm_source=mail', []],
])('of %s', (search, parts) => expect(unreadParts(new URLSearchParams(search), parameters)).toEqual(parts));

function Search() {
  return <output>{useLocation().search}</output>;
}

test.each([
  ['viewBy=tag', [{ name: 'viewBy', text: 'tag' }]],
  ['viewBy=serviceGroup&thenBy=region', [{ name: 'viewBy', text: 'serviceGroup' }]],
  ['viewBy=tag&viewByKey=env', []],
  ['range=custom&start=2024-02-01', [{ name: 'range', text: 'custom' }]],
  ['range=custom&start=2024-02-01&end=2024-02-03', []],
  ['compare=custom', [{ name: 'compare', text: 'custom' }]],
  ['compare=custom&compareRange=last_month', []],
  ['compare=last_year&viewBy=region', []],
])('%s lacks something', (search, parts) =>
  expect(incompleteParts(new URLSearchParams(search), costAnalyticsPage)).toEqual(parts),
);

test('a page that shows products for a tag without a key says so', async () => {
  render(
    <MantineProvider>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={['/cost-analytics?unit=week&viewBy=tag']}>
          <UnreadAddress page={costAnalyticsPage} />
          <Search />
        </MemoryRouter>
      </IntlProvider>
    </MantineProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('viewBy=tag lacks a key or days');
  screen.getByRole('button', { name: 'Take it out of the address' }).click();
  await expect.poll(() => screen.getByRole('status').textContent).toBe('?unit=week');
});

test('the page names it, and takes it out of the address at a click', async () => {
  render(
    <MantineProvider>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={['/cost-analytics?unit=week&start=2024-02-30']}>
          <UnreadAddress page={costAnalyticsPage} />
          <Search />
        </MemoryRouter>
      </IntlProvider>
    </MantineProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('start=2024-02-30');
  screen.getByRole('button', { name: 'Take it out of the address' }).click();
  await expect.poll(() => screen.getByRole('status').textContent).toBe('?unit=week');
  expect(screen.queryByRole('alert')).toBeNull();
});
