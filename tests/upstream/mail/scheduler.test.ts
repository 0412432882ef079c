// Reserved invoice mails on both stores: once among two programs, after a downtime, and again after faults (B-11).
import { expect, it } from 'vitest';
import { sendOnce } from '../../../upstream/mail/schedules/save-schedule.ts';
import { scheduleBySeq } from '../../../upstream/stores/documents/mails/mail-schedules.ts';
import { describeOnEngines } from '../stores/documents/engines.ts';
import { Acme, ANN_AND_BOB, BOARD } from './acme.ts';

describeOnEngines('reserved invoice mails', (engine) => {
  const acme = new Acme(engine);

  it('go to each recipient alone, with a link of his or her own, and once', async () => {
    const seq = await acme.reserve();
    const program = acme.programOn(acme.documents);
    await program.run();
    expect(acme.smtp.taken).toEqual([]);
    acme.at('2026-01-11T01:00:00Z');
    await program.run();
    await program.run();
    await program.close();
    expect(acme.smtp.taken.map(({ recipients }) => recipients).sort()).toEqual([
      ['ann@acme.example'],
      ['bob@acme.example'],
    ]);
    expect(acme.smtp.taken.map(({ mail }) => mail.subject)).toEqual(['Bill 2025-12-01', 'Bill 2025-12-01']);
    const links = acme.smtp.taken.map(
      ({ mail }) => mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value,
    );
    expect(new Set(links).size).toBe(2);
    expect(await acme.runsOf(seq)).toMatchObject([
      { dueAt: '2026-01-11T01:00:00.000Z', state: 'sent', sentCount: 2, mailCount: 2, fault: null },
    ]);
    expect(await scheduleBySeq(acme.documents, seq)).toMatchObject({
      nextRunAt: '2026-02-11T01:00:00.000Z',
    });
  });

  it('go to those alone who may read them when they are sent; without any the schedule pauses', async () => {
    const seq = await acme.reserve({ kind: 'PROMISE_LEDGER', content: {} });
    const program = acme.programOn(acme.documents);
    acme.readers = new Set(['ann']);
    acme.at('2026-01-11T01:00:00Z');
    await program.run();
    expect(acme.smtp.taken.map(({ recipients }) => recipients)).toEqual([['ann@acme.example']]);
    acme.readers = new Set();
    acme.at('2026-02-11T01:00:00Z');
    await program.run();
    await program.close();
    expect(acme.smtp.taken).toHaveLength(1);
    expect(await scheduleBySeq(acme.documents, seq)).toMatchObject({ pauseReason: 'NO_RECIPIENT_LEFT' });
  });

  it('of a company whose data have ended are of its own last month but one, every month', async () => {
    acme.dataThrough = '2024-06-30';
    const seq = await acme.reserve();
    acme.at('2026-02-12T00:00:00Z');
    const program = acme.programOn(acme.documents);
    await program.run();
    await program.close();
    expect(acme.composed).toEqual(['2024-05-01', '2024-05-01']);
    expect(await acme.runsOf(seq)).toMatchObject([
      { billMonth: '2024-05-01', state: 'sent' },
      { billMonth: '2024-05-01', state: 'sent' },
    ]);
  });

  it('are sent once by two programs that see the time come together', async () => {
    await acme.reserve();
    acme.at('2026-01-11T01:00:30Z');
    const programs = [acme.programOn(acme.documents), acme.programOn(await acme.openAgain())];
    await Promise.all([...programs, ...programs].map((program) => program.run()));
    await Promise.all(programs.map((program) => program.run()));
    for (const program of programs) await program.close();
    expect(acme.smtp.taken.map(({ recipients }) => recipients[0]).sort()).toEqual(ANN_AND_BOB);
  });

  it('that came due while nothing ran are sent by the next start, each month once', async () => {
    const seq = await acme.reserve();
    acme.at('2026-03-20T00:00:00Z');
    const program = acme.programOn(await acme.openAgain());
    await program.run();
    await program.close();
    expect(acme.composed).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
    expect(acme.smtp.taken).toHaveLength(6);
    expect(await scheduleBySeq(acme.documents, seq)).toMatchObject({
      nextRunAt: '2026-04-11T01:00:00.000Z',
    });
  });

  it('of a program that was killed at a run are done by another, without a second mail', async () => {
    const seq = await acme.reserve();
    acme.at('2026-01-11T01:00:00Z');
    const program = acme.programOn(acme.documents);
    await program.run();
    // As a kill would leave it after the first mail was kept.
    await acme.documents
      .updateTable('mail_schedule_runs')
      .set({
        state: 'waiting',
        next_attempt_at: '2026-01-11T01:00:00.000Z',
        claimed_until: '2026-01-11T01:10:00.000Z',
      })
      .where('seq', '=', seq)
      .execute();
    acme.at('2026-01-11T01:05:00Z');
    await program.run();
    expect(await acme.runsOf(seq)).toMatchObject([{ state: 'waiting' }]);
    acme.at('2026-01-11T01:10:01Z');
    await program.run();
    await program.close();
    expect(await acme.runsOf(seq)).toMatchObject([{ state: 'sent' }]);
    expect(acme.smtp.taken).toHaveLength(2);
  });

  it('wait for the data of their month with growing pauses, and fail in words', async () => {
    const seq = await acme.reserve();
    acme.isCollected = false;
    acme.at('2026-01-11T01:00:00Z');
    const program = acme.programOn(acme.documents);
    await program.run();
    expect(await acme.runsOf(seq)).toMatchObject([
      { state: 'waiting', fault: 'NO_DATA_COLLECTED', nextAttemptAt: '2026-01-11T01:05:00.000Z' },
    ]);
    acme.at('2026-01-11T01:05:00Z');
    await program.run();
    expect(await acme.runsOf(seq)).toMatchObject([{ nextAttemptAt: '2026-01-11T01:35:00.000Z' }]);
    acme.isCollected = true;
    acme.at('2026-01-11T01:35:00Z');
    await program.run();
    expect(await acme.runsOf(seq)).toMatchObject([{ state: 'sent', fault: null }]);
    acme.isCollected = false;
    acme.at('2026-02-11T01:00:00Z');
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await program.run();
      const [run] = await acme.runsOf(seq);
      if (run?.nextAttemptAt) acme.clock = Date.parse(run.nextAttemptAt);
    }
    await program.close();
    expect((await acme.runsOf(seq))[0]).toMatchObject({ state: 'failed', fault: 'NO_DATA_COLLECTED' });
  });

  it('tell what the mail server said', async () => {
    const seq = await acme.reserve();
    acme.smtp.refuse(550, 550);
    acme.at('2026-01-11T01:00:00Z');
    const program = acme.programOn(acme.documents);
    await program.run();
    await program.close();
    const [run] = await acme.runsOf(seq);
    expect(run).toMatchObject({ state: 'failed', sentCount: 0, mailCount: 2 });
    expect(run?.mailFault).toContain('refused by the test with 550');
  });
});

describeOnEngines('dashboards by mail', (engine) => {
  const acme = new Acme(engine);
  const once = (key: string) => ({ scheduled: BOARD, recipients: ANN_AND_BOB, key });

  it('are sent once beside the request by whichever program is first, whatever the number of requests', async () => {
    const programs = [acme.programOn(acme.documents), acme.programOn(await acme.openAgain())];
    const seqs = await Promise.all([1, 2, 3].map(() => sendOnce(acme.changeNow(), once('one'))));
    expect(new Set(seqs).size).toBe(1);
    await Promise.all(programs.map((program) => program.run()));
    await Promise.all(programs.map((program) => program.run()));
    acme.at('2026-03-05T00:00:00Z');
    for (const program of programs) await program.run();
    for (const program of programs) await program.close();
    expect(acme.smtp.taken.map(({ recipients }) => recipients[0]).sort()).toEqual(ANN_AND_BOB);
    // There is nothing to end.
    expect(acme.smtp.taken[0]?.raw).not.toContain('List-Unsubscribe');
    expect(await acme.runsOf(seqs[0] ?? 0, 'DASHBOARD')).toMatchObject([{ state: 'sent', mailCount: 2 }]);
    expect(await scheduleBySeq(acme.documents, seqs[0] ?? 0)).toMatchObject({ nextRunAt: null });
  });

  it('of a program that was killed at it are sent by another, without a second mail', async () => {
    const seq = await sendOnce(acme.changeNow(), once('killed'));
    const program = acme.programOn(acme.documents);
    await program.run();
    await acme.documents
      .updateTable('mail_schedule_runs')
      .set({
        state: 'waiting',
        next_attempt_at: '2026-01-05T00:00:00.000Z',
        claimed_until: '2026-01-05T00:10:00.000Z',
      })
      .where('seq', '=', seq)
      .execute();
    const other = acme.programOn(await acme.openAgain());
    await other.run();
    expect(await acme.runsOf(seq, 'DASHBOARD')).toMatchObject([{ state: 'waiting' }]);
    acme.at('2026-01-05T00:10:01Z');
    await other.run();
    await program.close();
    await other.close();
    expect(await acme.runsOf(seq, 'DASHBOARD')).toMatchObject([{ state: 'sent' }]);
    expect(acme.smtp.taken).toHaveLength(2);
  });

  it('on a schedule that missed times are sent once after a downtime, as of now', async () => {
    const seq = await acme.reserve(BOARD);
    acme.at('2026-03-20T00:00:00Z');
    const program = acme.programOn(await acme.openAgain());
    await program.run();
    await program.close();
    expect(acme.smtp.taken).toHaveLength(2);
    expect(acme.smtp.taken[0]?.raw).toContain('List-Unsubscribe');
    expect(await scheduleBySeq(acme.documents, seq)).toMatchObject({ nextRunAt: '2026-04-11T01:00:00.000Z' });
  });

  it('that are gone are not sent: the run says why, and a schedule rests', async () => {
    const seq = await acme.reserve(BOARD);
    const single = await sendOnce(acme.changeNow(), once('gone'));
    acme.isGone = true;
    acme.at('2026-01-11T01:00:00Z');
    const program = acme.programOn(acme.documents);
    await program.run();
    await program.close();
    expect(acme.smtp.taken).toEqual([]);
    for (const one of [seq, single])
      expect(await acme.runsOf(one, 'DASHBOARD')).toMatchObject([
        { state: 'failed', fault: 'DASHBOARD_GONE' },
      ]);
    expect(await scheduleBySeq(acme.documents, seq)).toMatchObject({ pauseReason: 'DASHBOARD_GONE' });
  });
});
