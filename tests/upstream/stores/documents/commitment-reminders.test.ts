// Reminders of commitments in the documents store, on both engines: rules by kind, what was sent, and what was checked.
import { expect, it } from 'vitest';
import {
  commitmentReminders,
  saveCommitmentReminders,
} from '../../../../upstream/stores/documents/commitments/reminders.ts';
import {
  companiesToRemind,
  keepSentReminders,
  saveReminderCheck,
  sentReminders,
} from '../../../../upstream/stores/documents/commitments/sent-reminders.ts';
import { addCompany, addUser, describeOnEngines } from './engines.ts';

describeOnEngines('reminders of commitments', ({ newStore }) => {
  const change = (version: number, lowPercent: number) => ({
    ...({ companyId: 'acme', actor: { userId: 'dana', name: 'Dana' }, kind: 'RESERVED', version } as const),
    ...{ days: [30] as const, recipients: ['dana@acme.example'], lowPercent, at: new Date('2024-07-03') },
  });

  it('a rule is of its kind; of two that change it at once one is told that it came too late', async () => {
    const store = await newStore();
    const { documents } = store;
    const other = await store.openAgain();
    await addCompany(documents);
    await addUser(documents, 'dana');
    expect(await commitmentReminders(documents, 'acme', 'RESERVED')).toMatchObject({
      version: 0,
      recipients: [],
    });
    expect(await saveCommitmentReminders(documents, change(0, 70))).toBe(true);
    const outcomes = await Promise.all([
      saveCommitmentReminders(documents, change(1, 75)),
      saveCommitmentReminders(other, change(1, 75)),
    ]);
    expect(outcomes.sort()).toEqual([false, true]);
    expect(await commitmentReminders(other, 'acme', 'RESERVED')).toMatchObject({
      ...{ version: 2, lowPercent: 75, days: [30], recipients: ['dana@acme.example'], changedBy: 'dana' },
    });
    expect(await commitmentReminders(other, 'acme', 'SAVINGS_PLANS')).toMatchObject({ version: 0 });
  });

  it('a reminder is noted once for a person and an end, and a newer rule is checked again', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await addUser(documents, 'dana');
    await saveCommitmentReminders(documents, change(0, 70));
    const sent = { commitmentId: 'ri-1', endsAt: '2024-08-01T00:00:00Z', days: 30 as const };
    for (const email of ['dana@acme.example', 'DANA@acme.example'])
      await keepSentReminders(documents, 'acme', 'RESERVED', email, [sent]);
    expect(await sentReminders(documents, 'acme', 'RESERVED', 'Dana@acme.example')).toEqual([sent]);
    expect(await sentReminders(documents, 'acme', 'SAVINGS_PLANS', 'dana@acme.example')).toEqual([]);
    await saveReminderCheck(documents, 'acme', 'one');
    await saveReminderCheck(documents, 'acme', 'two');
    expect(await companiesToRemind(documents)).toMatchObject([{ companyId: 'acme', checked: 'two' }]);
    await saveCommitmentReminders(documents, change(1, 60));
    expect(await companiesToRemind(documents)).toMatchObject([{ companyId: 'acme', checked: null }]);
  });
});
