// Reserved invoice mails are sent only as long as they are allowed and wanted; changes of them (B-11, B-13).
import { expect, it } from 'vitest';
import {
  deleteSchedule,
  pauseSchedule,
  saveSchedule,
} from '../../../upstream/mail/schedules/save-schedule.ts';
import {
  recipientsOf,
  unsubscribeRecipient,
} from '../../../upstream/stores/documents/mails/mail-schedule-recipients.ts';
import { scheduleBySeq } from '../../../upstream/stores/documents/mails/mail-schedules.ts';
import { describeOnEngines } from '../stores/documents/engines.ts';
import { Acme, ANN_AND_BOB, BOARD, invoiceOf } from './acme.ts';

describeOnEngines('reserved invoice mails', (engine) => {
  const acme = new Acme(engine);

  it('stop with the reason when the sender lost the right, and go on in the name of who lets them', async () => {
    const seq = await acme.reserve();
    await acme.setRight('ann', 'view');
    acme.at('2026-01-11T01:00:00Z');
    const program = acme.programOn(acme.documents);
    await program.run();
    expect(acme.smtp.taken).toEqual([]);
    const paused = await scheduleBySeq(acme.documents, seq);
    expect(paused).toMatchObject({ pauseReason: 'SENDER_LOST_RIGHT' });
    expect(await acme.runsOf(seq)).toMatchObject([{ state: 'failed', fault: 'SENDER_LOST_RIGHT' }]);
    await acme.setRight('bob', 'edit');
    await pauseSchedule({ ...acme.changeNow(), userId: 'bob' }, 'INVOICE', {
      seq,
      version: paused?.version ?? 0,
      isPaused: false,
    });
    acme.at('2026-02-11T01:00:00Z');
    await program.run();
    await program.close();
    expect(acme.smtp.taken).toHaveLength(2);
    expect(await scheduleBySeq(acme.documents, seq)).toMatchObject({ senderId: 'bob', pauseReason: null });
  });

  it('stop when the company is not authorised for the vendor any more', async () => {
    const seq = await acme.reserve();
    await acme.documents
      .insertInto('authorised_vendors')
      .values({ company_id: 'acme', vendor: 'gcp' })
      .execute();
    acme.at('2026-01-11T01:00:00Z');
    const program = acme.programOn(acme.documents);
    await program.run();
    await program.close();
    await acme.documents.deleteFrom('authorised_vendors').execute();
    expect(await scheduleBySeq(acme.documents, seq)).toMatchObject({
      pauseReason: 'VENDOR_NOT_AVAILABLE',
    });
    expect(acme.smtp.taken).toEqual([]);
  });

  it('leave out who unsubscribed or left the company, and stop when nobody is left', async () => {
    const seq = await acme.reserve();
    expect(await unsubscribeRecipient(acme.documents, seq, 'bob', new Date(acme.clock))).toBe(true);
    expect(await unsubscribeRecipient(acme.documents, seq, 'bob', new Date(acme.clock))).toBe(true);
    expect(await unsubscribeRecipient(acme.documents, seq, 'carl', new Date(acme.clock))).toBe(false);
    acme.at('2026-01-11T01:00:00Z');
    const program = acme.programOn(acme.documents);
    await program.run();
    expect(acme.smtp.taken.map(({ recipients }) => recipients)).toEqual([['ann@acme.example']]);
    await unsubscribeRecipient(acme.documents, seq, 'ann', new Date(acme.clock));
    acme.at('2026-02-11T01:00:00Z');
    await program.run();
    await program.close();
    expect(acme.smtp.taken).toHaveLength(1);
    expect(await scheduleBySeq(acme.documents, seq)).toMatchObject({ pauseReason: 'NO_RECIPIENT_LEFT' });
    const reservation = { seq, companyId: 'acme' };
    expect(
      (await recipientsOf(acme.documents, [reservation])).get(seq)?.every((one) => one.unsubscribedAt),
    ).toBe(true);
  });

  it('are not sent while paused, nor when deleted, and the number is never used again', async () => {
    const seq = await acme.reserve();
    await pauseSchedule(acme.changeNow(), 'INVOICE', { seq, version: 1, isPaused: true });
    acme.at('2026-01-11T01:00:00Z');
    const program = acme.programOn(acme.documents);
    await program.run();
    await pauseSchedule(acme.changeNow(), 'INVOICE', { seq, version: 2, isPaused: false });
    await deleteSchedule(acme.changeNow(), 'INVOICE', seq);
    acme.at('2026-02-11T01:00:00Z');
    await program.run();
    await program.close();
    expect(acme.smtp.taken).toEqual([]);
    expect(await acme.reserve()).toBeGreaterThan(seq);
  });

  it('are one when the same is reserved ten times at once', async () => {
    const other = await acme.openAgain();
    const seqs = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        saveSchedule(
          { ...acme.changeNow(), documents: index % 2 ? acme.documents : other },
          {
            scheduled: invoiceOf('Same'),
            schedule: { cycle: 'monthly', zone: 'EST', day: 31, time: '10:00' },
            recipients: ANN_AND_BOB,
            isPaused: false,
            based: null,
            key: null,
          },
        ),
      ),
    );
    expect(new Set(seqs).size).toBe(1);
  });

  it('of another company cannot be changed, and a change on what was read before is refused', async () => {
    const seq = await acme.reserve();
    const foreign = { ...acme.changeNow(), companyId: 'other' };
    await expect(deleteSchedule(foreign, 'INVOICE', seq)).rejects.toMatchObject({
      code: 'UNKNOWN_RESERVATION',
    });
    await pauseSchedule(acme.changeNow(), 'INVOICE', { seq, version: 1, isPaused: true });
    await expect(
      pauseSchedule(acme.changeNow(), 'INVOICE', { seq, version: 1, isPaused: false }),
    ).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
  });

  it('are not to be had by the name of another kind, nor dashboards by anybody but their owner', async () => {
    const invoice = await acme.reserve();
    const board = await acme.reserve(BOARD);
    const bob = { ...acme.changeNow(), userId: 'bob' };
    await expect(deleteSchedule(acme.changeNow(), 'DASHBOARD', invoice)).rejects.toMatchObject({
      code: 'UNKNOWN_SCHEDULE',
    });
    await expect(deleteSchedule(acme.changeNow(), 'INVOICE', board)).rejects.toMatchObject({
      code: 'UNKNOWN_RESERVATION',
    });
    await expect(deleteSchedule(bob, 'DASHBOARD', board)).rejects.toMatchObject({ code: 'UNKNOWN_SCHEDULE' });
    await deleteSchedule(bob, 'INVOICE', invoice);
    await deleteSchedule(acme.changeNow(), 'DASHBOARD', board);
  });
});
