// The form of the monthly mail of decisions: who gets it, and when.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LedgerMail } from '../../../../web/pages/optimization/recommendations/decisions/LedgerMail.tsx';
import { rememberZone } from '../../../../web/viewer/known-zone.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(() => {
  cleanup();
  rememberZone(null);
});

const PEOPLE = [{ email: 'kim@acme.example', name: 'Kim' }];
const SCHEDULE = { day: 3, pauseReason: null, seq: 7, time: '08:00', version: 2, zone: 'GST' };

async function open(schedule: object | null) {
  const requests = answeredEnvironment();
  render(<LedgerMail />, { wrapper: around({ environment: requests.environment }) });
  fireEvent.click(screen.getByRole('button', { name: 'Monthly mail' }));
  const answer = { viewer: { id: 'v', promiseLedgerMail: { people: PEOPLE, schedule } } };
  await act(async () => requests.last().answer({ data: answer } as never));
  await screen.findByRole('checkbox', { name: 'Kim (kim@acme.example)' });
  return requests;
}

function saved(requests: ReturnType<typeof answeredEnvironment>) {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return (requests.last().variables as { input: object }).input;
}

it('begins in the zone of the person, and says that nobody gets it yet', async () => {
  rememberZone('PST');
  const requests = await open(null);
  expect(screen.getByText('Nobody is chosen: the report is not mailed.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kim (kim@acme.example)' }));
  expect(screen.getByText(/^Next sent on/)).toBeTruthy();
  expect(saved(requests)).toMatchObject({ recipients: ['kim@acme.example'], day: 11, zone: 'PST' });
});

it('can be saved after a recipient left or lost the right, without that person', async () => {
  const recipients = [{ email: 'gone@acme.example' }, { email: 'kim@acme.example' }];
  const requests = await open({ ...SCHEDULE, recipients });
  expect(saved(requests)).toEqual({
    recipients: ['kim@acme.example'],
    ...{ day: 3, time: '08:00', zone: 'GST', basedOn: 7, basedOnVersion: 2 },
  });
});
