// The dialog that mails a dashboard: its schedules, and what can be done with them.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MailDialog } from '../../../../web/pages/dashboard/shared/mailing/MailDialog.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const MAIL = {
  __typename: 'DashboardMail',
  ...{ id: 'm', dashboardId: 'd', dashboardName: 'Costs', version: 1, runs: [] },
  ...{ nextRunAt: '2024-07-31T01:00:00Z', pauseReason: null },
  recipients: [{ email: 'kim@acme.example', state: 'ACTIVE' }],
  schedule: { cycle: 'MONTHLY', day: 31, time: '10:00', zone: 'KST' },
};
const PAUSED = { ...MAIL, version: 2, nextRunAt: null, pauseReason: 'BY_USER' };
const listOf = (mail: object) => ({ viewer: { id: 'v', dashboardMails: [mail] } });

async function open() {
  const requests = answeredEnvironment();
  render(<MailDialog dashboardId="d" onClose={() => {}} />, {
    wrapper: around({ environment: requests.environment }),
  });
  await act(async () => requests.last().answer({ data: listOf(MAIL) } as never));
  return requests;
}

it('tells the schedule from the dashboard, and says what the 31st means', async () => {
  await open();
  expect(screen.getByText('On the last day of every month at 10:00, Korea (KST)')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete schedule of Costs' }));
  expect(await screen.findByRole('dialog', { name: 'Delete schedule of Costs' })).toBeTruthy();
});

it('moves the focus into the form that a schedule fills', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Change schedule of Costs' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Recipients/ }));
  expect(screen.getByText('kim@acme.example', { selector: 'form *' })).toBeTruthy();
});

it('keeps the schedules in sight while they are asked for again', async () => {
  const requests = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Pause schedule of Costs' }));
  const pauseDashboardMail = { mail: PAUSED, userErrors: [] };
  await act(async () => requests.last().answer({ data: { pauseDashboardMail } } as never));
  expect(requests.last().name).toBe('DashboardMailEntriesQuery');
  // Of the roles, which what is hidden has none of.
  expect(screen.getByRole('button', { name: 'Resume schedule of Costs' })).toBeTruthy();
  await act(async () => requests.last().answer({ data: listOf(PAUSED) } as never));
  expect(screen.getByText('Paused by you.')).toBeTruthy();
});

it('adds what was typed before it sends, and names an address that is wrong', async () => {
  const requests = await open();
  const field = screen.getByRole('textbox', { name: /Recipients/ });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send dashboard' }));
  // People are looked for meanwhile, once typing rests.
  const checked = () => requests.last(({ variables }) => variables.addresses?.length > 0);
  const answer = async (addresses: object[]) => {
    const dashboardMailRecipients = { people: [], addresses };
    await act(async () =>
      checked().answer({ data: { viewer: { id: 'v', dashboardMailRecipients } } } as never),
    );
  };
  const [good, wrong] = ['kim@acme.example', 'wrong@acme'];
  fireEvent.change(field, { target: { value: `${good}, ${wrong}` } });
  press();
  expect(checked().variables).toMatchObject({ addresses: [good, wrong] });
  await answer([
    { address: good, fault: null },
    { address: wrong, fault: 'DOMAIN' },
  ]);
  expect(screen.getByRole('alert').textContent).toContain('wrong@acme has no valid domain.');
  fireEvent.change(field, { target: { value: 'lee@acme.example' } });
  press();
  await answer([
    { address: good, fault: null },
    { address: 'lee@acme.example', fault: null },
  ]);
  const sent = requests.last(({ name }) => name === 'useMailDashboardMutation');
  expect(sent.variables).toMatchObject({ input: { id: 'd', recipients: [good, 'lee@acme.example'] } });
});

it('tells of refused addresses until one goes on without them', async () => {
  const requests = await open();
  const field = screen.getByRole('textbox', { name: /Recipients/ });
  fireEvent.change(field, { target: { value: 'kim@acme.example, wrong@acme' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const addresses = [
    { address: 'kim@acme.example', fault: null },
    { address: 'wrong@acme', fault: 'DOMAIN' },
  ];
  const dashboardMailRecipients = { people: [], addresses };
  await act(async () =>
    requests
      .last(({ variables }) => variables.addresses?.length > 0)
      .answer({ data: { viewer: { id: 'v', dashboardMailRecipients } } } as never),
  );
  expect(screen.getByRole('alert').textContent).toContain('wrong@acme');
  fireEvent.click(screen.getByRole('button', { name: 'Send dashboard' }));
  expect(requests.last().variables).toMatchObject({ input: { recipients: ['kim@acme.example'] } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['Enter', (field: Element) => fireEvent.keyDown(field, { key: 'Enter' })],
  [
    'a pasted list',
    (field: Element) => fireEvent.paste(field, { clipboardData: { getData: () => 'kim@acme' } }),
  ],
])('offers no people over what %s has added, until one types again', async (_, add) => {
  await open();
  const field = screen.getByRole('textbox', { name: /Recipients/ });
  const isOpen = () => field.hasAttribute('data-expanded');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'kim@acme' } });
  expect(isOpen()).toBe(true);
  add(field);
  expect(isOpen()).toBe(false);
  fireEvent.change(field, { target: { value: 'l' } });
  expect(isOpen()).toBe(true);
});
