// Reminders of commitments that end: 90, 30 and 7 days before, each mailed once to each who may see them (P-04).
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MENUS } from '../../../../../lib/catalogue/menus.ts';
import type { CommitmentKind } from '../../../../../lib/commitments/commitment-kinds.ts';
import { daysUntil, REMINDER_DAYS, reminderReached } from '../../../../../lib/commitments/reminders.ts';
import { ReminderWatch } from '../../../../../upstream/domains/optimization/watch/reminder-watch.ts';
import { courierOf } from '../../../../../upstream/mail/courier.ts';
import { Mailer } from '../../../../../upstream/mail/mailer.ts';
import {
  commitmentReminders,
  type ReminderRule,
  saveCommitmentReminders,
} from '../../../../../upstream/stores/documents/commitments/reminders.ts';
import { mailById, mailsOf } from '../../../../../upstream/stores/documents/mails/mails.ts';
import { csv, type FactsBench, openBench } from '../../../../support/product/focus-files.ts';
import { addUser } from '../../../stores/documents/engines.ts';
import { daysOf, type MadeCommitment } from './made-commitments.ts';

const logger = pino({ level: 'silent' });

describe('the days of reminders', () => {
  test.each([
    [91, null],
    [90, 90],
    [31, 90],
    [30, 30],
    [7, 7],
    [0, 7],
    [-1, null],
  ] as const)('%i days before the end', (days, reached) => {
    expect(reminderReached(days)).toBe(reached);
  });

  test('are those that are wanted', () => {
    expect(reminderReached(5, [90, 30])).toBe(30);
    expect(reminderReached(40, [30, 7])).toBeNull();
  });

  test('are whole ones, UTC', () => {
    expect(daysUntil('2024-05-28T23:59:59Z', '2024-05-21')).toBe(7);
    expect(daysUntil('2024-05-20T23:59:59Z', '2024-05-21')).toBe(-1);
  });
});

describe('by mail', () => {
  let bench: FactsBench;
  let mailer: Mailer;
  let watch: ReminderWatch;
  let now: Date;

  beforeEach(async () => {
    bench = await openBench();
    now = new Date('2024-05-21T09:00:00Z');
    const { documents } = bench;
    for (const userId of ['ann', 'bob', 'kim']) {
      await addUser(documents, userId);
      await documents.insertInto('memberships').values({ user_id: userId, company_id: 'acme' }).execute();
      for (const menu of ['RESERVED', 'SAVINGS_PLANS'] as const)
        await documents
          .insertInto('menu_rights')
          .values({
            ...{ user_id: userId, company_id: 'acme', menu_code: MENUS[menu].code },
            auth_type: userId === 'bob' && menu === 'SAVINGS_PLANS' ? 'none' : 'view',
          })
          .execute();
    }
    await documents.updateTable('users').set({ language: 'ja' }).where('user_id', '=', 'kim').execute();
    mailer = new Mailer({
      ...{ documents, logger, from: 'no-reply@acme.example', courier: courierOf(null, bench.dir) },
      now: () => now,
    });
    const stores = {
      ...{ documents, facts: bench.facts, mailer, demoToday: 'now' as const, environment: 'LOCAL' },
      now: () => now,
    };
    watch = new ReminderWatch({ stores, publicUrl: 'https://portal.example', logger });
  });
  afterEach(async () => {
    await watch.close();
    await mailer.close();
    await bench.close();
  });

  async function load(...commitments: MadeCommitment[]): Promise<void> {
    const rows = commitments.flatMap((each) => daysOf(each, 21));
    // What is idle has fewer rows.
    await bench.load([bench.file('may.csv', csv(rows))], { answers: ['shrink'] });
  }

  const ruleOf = (
    kind: CommitmentKind,
    recipients: string[],
    more: Partial<ReminderRule> = {},
    version = 0,
  ) =>
    saveCommitmentReminders(bench.documents, {
      ...{ companyId: 'acme', actor: { userId: 'ann', name: 'Ann' }, kind, version, at: now },
      ...{ days: REMINDER_DAYS, lowPercent: 80 },
      ...more,
      recipients: recipients.map((name) => `${name}@acme.example`),
    });

  async function sent(): Promise<string[]> {
    const { mails } = await mailsOf(bench.documents, 'acme', { of: null, mailIds: null, limit: 50, skip: 0 });
    return mails.map(({ recipients, subject }) => `${recipients.join()}: ${subject}`).sort();
  }

  async function lookOn(day: string): Promise<string[]> {
    now = new Date(`${day}T09:00:00Z`);
    const before = await sent();
    await watch.remindAll();
    return (await sent()).filter((mail) => !before.includes(mail));
  }

  test('each reminder of each end is told once, in the language of each who is told', async () => {
    await load({ id: 'web', endsAt: '2024-08-01T00:00:00Z', used: 100 });
    await ruleOf('RESERVED', ['ann', 'kim']);
    expect(await lookOn('2024-05-21')).toEqual([
      'ann@acme.example: Acme: 1 reserved instance ends within 90 days',
      'kim@acme.example: Acme：90 日以内に終了するリザーブドインスタンス 1 件',
    ]);
    expect(await lookOn('2024-05-22')).toEqual([]);
    expect(await lookOn('2024-07-02')).toHaveLength(2);
    expect(await lookOn('2024-07-24')).toHaveLength(0);
    expect(await lookOn('2024-07-25')).toEqual([
      'ann@acme.example: Acme: 1 reserved instance ends within 7 days',
      'kim@acme.example: Acme：7 日以内に終了するリザーブドインスタンス 1 件',
    ]);
    expect(await lookOn('2024-08-02')).toEqual([]);
    expect(await sent()).toHaveLength(6);
  });

  test('one mail tells of all that have come to it, with machine, account and days, and leads to the inventory', async () => {
    await load(
      { id: 'near', endsAt: '2024-05-24T00:00:00Z', used: 100 },
      { id: 'far', endsAt: '2024-08-01T00:00:00Z', used: 100 },
      { id: 'untold', used: 100 },
    );
    await ruleOf('RESERVED', ['ann']);
    expect(await lookOn('2024-05-21')).toEqual([
      'ann@acme.example: Acme: 2 reserved instances end within 90 days',
    ]);
    const { mails } = await mailsOf(bench.documents, 'acme', { of: null, mailIds: null, limit: 1, skip: 0 });
    const mail = await mailById(bench.documents, mails[0]?.mailId ?? '');
    expect(mail?.text).toContain(
      'near: ends 05/24/2024, in 3 days (UTC) · Reserved Instance · Web · us-east-1',
    );
    expect(mail?.text.indexOf('near:')).toBeLessThan(mail?.text.indexOf('far:') ?? 0);
    expect(mail?.text).toContain('https://portal.example/reservations/inventory?company=acme');
    // A day later another one is found late: it alone is told, by the reminder that it has come to.
    await load(
      { id: 'near', endsAt: '2024-05-24T00:00:00Z', used: 100 },
      { id: 'far', endsAt: '2024-08-01T00:00:00Z', used: 100 },
      { id: 'late', endsAt: '2024-06-02T00:00:00Z', used: 100 },
    );
    expect(await lookOn('2024-05-22')).toEqual([
      'ann@acme.example: Acme: 1 reserved instance ends within 30 days',
    ]);
  });

  test('who may not see the kind is not told, nor of another kind than the one that was named', async () => {
    await load(
      { id: 'plan', isPlan: true, endsAt: '2024-06-01T00:00:00Z', used: 100 },
      { id: 'machine', endsAt: '2024-06-01T00:00:00Z', used: 100 },
    );
    await ruleOf('SAVINGS_PLANS', ['ann', 'bob']);
    expect(await lookOn('2024-05-21')).toEqual([
      'ann@acme.example: Acme: 1 Savings Plan ends within 30 days',
    ]);
  });

  test('only the days that are wanted are told; a change names the version that it was made of', async () => {
    await load({ id: 'web', endsAt: '2024-08-01T00:00:00Z', used: 100 });
    await ruleOf('RESERVED', ['ann'], { days: [7] });
    expect(await lookOn('2024-05-21')).toEqual([]);
    expect(await ruleOf('RESERVED', ['ann'], {}, 0)).toBe(false);
    expect(await ruleOf('RESERVED', ['ann'], {}, 1)).toBe(true);
    expect(await commitmentReminders(bench.documents, 'acme', 'RESERVED')).toMatchObject({ version: 2 });
    expect(await lookOn('2024-05-21')).toHaveLength(1);
    // What was told with seven days left is not told again by a rule that knows thirty alone.
    expect(await lookOn('2024-07-27')).toHaveLength(1);
    await ruleOf('RESERVED', ['ann'], { days: [30] }, 2);
    expect(await lookOn('2024-07-28')).toEqual([]);
    await ruleOf('RESERVED', [], {}, 3);
    expect(await lookOn('2024-07-28')).toEqual([]);
  });

  test('what is idle or used too little is told once, again when it becomes idle, and a month later', async () => {
    const may = (used: number) =>
      load({ id: 'idle', used: 0 }, { id: 'poor', used }, { id: 'good', used: 95 });
    await may(60);
    await ruleOf('RESERVED', ['ann', 'kim'], { days: [] });
    await ruleOf('SAVINGS_PLANS', ['bob']);
    expect(await lookOn('2024-05-22')).toEqual([
      'ann@acme.example: Acme: 2 reserved instances are idle or used too little',
      'kim@acme.example: Acme：未使用または低使用率のリザーブドインスタンス 2 件',
    ]);
    const { mails } = await mailsOf(bench.documents, 'acme', { of: null, mailIds: null, limit: 9, skip: 0 });
    const mail = await mailById(
      bench.documents,
      mails.find(({ recipients }) => recipients[0] === 'ann@acme.example')?.mailId ?? '',
    );
    // The most money first, in the words of the feed of alerts.
    expect(mail?.text).toMatch(
      /Reservation idle was not used \(\$70\.00 paid for nothing\)[\s\S]*Reservation poor was used by 60\.0% only/,
    );
    expect(mail?.text).toContain('https://portal.example/reservations/utilization?from=202405&to=202405');
    expect(mail?.text).not.toContain('good');
    expect(await lookOn('2024-05-23')).toEqual([]);
    await may(0);
    expect(await lookOn('2024-05-24')).toEqual([
      'ann@acme.example: Acme: 1 reserved instance is idle or used too little',
      'kim@acme.example: Acme：未使用または低使用率のリザーブドインスタンス 1 件',
    ]);
    await lookOn('2024-06-20');
    expect(await sent()).toHaveLength(4);
    await lookOn('2024-06-21');
    expect(await sent()).toHaveLength(6);
  });
});
