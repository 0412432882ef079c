// Two upstreams and two gateways over PostgreSQL, Redis and one data folder, in deep runs over ClickHouse too: both pairs answer the same, and when one is killed
// nothing that was acknowledged is lost, no mail comes twice, and the other takes over what it was at.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cost } from '../../../upstream/contract/cost-analytics/cost-analytics.ts';
import { keepMail } from '../../../upstream/stores/documents/mails/mails.ts';
import {
  downloadWork,
  folderSettings,
  judgingWork,
  lapseLeases,
  loadWork,
  scheduleWork,
} from '../../stress/machine-work.ts';
import { type Machines, startMachines } from '../../stress/machines.ts';
import { randomsOf } from '../../stress/randoms.ts';
import {
  budgetSaver,
  dashboardSaver,
  filterSaver,
  type Kept,
  reservationSaver,
  type Saver,
} from '../../stress/savers.ts';
import { hasClickHouse, startClickHouse, type TestClickHouse } from '../../support/clickhouse/test-server.ts';
import { PEOPLE } from '../../support/people/people.ts';
import { DEMO, signIn } from '../../support/people/sign-in.ts';
import { startGateway } from '../../support/product/gateway.ts';
import { HAS_POSTGRES } from '../../support/product/postgres.ts';
import { HAS_REDIS, type RedisServer, startRedis } from '../../support/product/redis.ts';
import { ask, type Caller } from '../../support/product/rest.ts';
import { type SmtpServer, startSmtp } from '../../support/product/smtp.ts';
import { type TestUpstream, toolToken } from '../../support/product/upstream.ts';
import { countOf, isDeep } from '../../support/runner/depth.ts';

const PUBLIC_URL = 'http://localhost:4999';
const QUESTION = `{ viewer { company { name } costMonthToDate { total currency change { percent } } } }`;
/** Longer than a mail belongs to a program that is gone. */
const TAKEN_OVER = { timeout: 240_000, interval: 500 };
const OURS = 'of the machines';
/** In which a program is at all of its work after its start. */
const MOST_MS = 9000;

/** Where the figures are kept. */
const STORES = isDeep && hasClickHouse ? ['files', 'ClickHouse'] : ['files'];

describe.skipIf(!HAS_POSTGRES || !HAS_REDIS).each(STORES)('of two machines, with figures in %s', (store) => {
  let clickHouse: TestClickHouse | null = null;
  let machines: Machines;
  let redis: RedisServer;
  let smtp: SmtpServer;
  let caller: Caller;
  beforeAll(async () => {
    [redis, smtp] = [await startRedis(), await startSmtp()];
    clickHouse = store === 'ClickHouse' ? await startClickHouse() : null;
    machines = await startMachines({
      ...{ SMTP_URL: smtp.url, ANOMALY_JUDGING: 'off' },
      ...(clickHouse && { CLICKHOUSE_URL: clickHouse.url }),
    });
    const { userId } = PEOPLE.owner;
    caller = { url: machines.url, token: await newToken(), userId, companyId: 'sunflower' };
  });
  afterAll(async () => {
    await machines?.close();
    await clickHouse?.stop();
    await redis?.stop();
    await smtp?.close();
  });

  /** A token lapses after five minutes. */
  const newToken = async () => {
    const realm = { issuer: machines.issuer, publicUrl: PUBLIC_URL };
    return (await signIn(realm, { email: PEOPLE.owner.email, password: DEMO.password })).access_token;
  };
  const juneOf = (url: string) =>
    ask({ ...caller, url }, cost, {
      timeFrame: 'custom',
      startDate: '2024-06-01',
      endDate: '2024-06-30',
      viewBy: 'product',
      timeUnit: 'day',
      selectedVendors: ['aws', 'azr', 'gcp'],
    });

  it('both upstreams and both gateways answer the same, and one gateway is enough', async () => {
    const [first, second] = machines.programs.map(({ url }) => url);
    expect(await juneOf(second ?? '')).toEqual(await juneOf(first ?? ''));
    const upstream: TestUpstream = {
      issuer: machines.issuer,
      publicUrl: PUBLIC_URL,
      url: machines.url,
      dataDir: machines.dataDir,
      calls: () => [],
      toolToken: () => toolToken(machines.issuer, machines.dataDir),
      demoToken: async () => caller.token,
      close: async () => undefined,
    };
    const gateways = [];
    for (let count = 0; count < 2; count += 1)
      gateways.push(await startGateway(upstream, { REDIS_URL: redis.url }));
    const { token } = caller;
    const answers = [];
    for (const gateway of gateways) answers.push((await gateway.ask(QUESTION, { token })).expectData());
    expect(answers[1]).toEqual(answers[0]);
    await gateways[0]?.close();
    expect((await gateways[1]?.ask(QUESTION, { token }))?.expectData()).toEqual(answers[0]);
    await gateways[1]?.close();
  });

  it('a killed one loses no save that was acknowledged: the other has it, and the next save goes on from it', async () => {
    const savers = [
      dashboardSaver('Kept board'),
      filterSaver('Kept filter'),
      reservationSaver('Kept mail'),
      budgetSaver('Kept budget'),
    ];
    const clients: { saver: Saver; kept: Kept; sent: number; acknowledged: number }[] = [];
    for (const saver of savers)
      clients.push({ saver, kept: await saver.make(caller), sent: 0, acknowledged: 0 });
    let isOver = false;
    /** Until one answers: other connections that are kept to the killed program fail as well. */
    const readBy = async (saver: Saver): ReturnType<Saver['read']> => {
      const endsAt = performance.now() + 30_000;
      for (;;) {
        try {
          return await saver.read(caller);
        } catch (error) {
          if (performance.now() > endsAt) throw error;
          await sleep(50);
        }
      }
    };
    const work = clients.map(async (client) => {
      while (!isOver) {
        client.sent = client.kept.save + 1;
        try {
          client.kept = await client.saver.save(caller, client.sent, client.kept);
          client.acknowledged += 1;
        } catch {
          // Its program was killed, or the connection that it kept to it: what was under way may be there or not.
          const found = await readBy(client.saver);
          expect([client.kept.save, client.sent]).toContain(found.save);
          client.kept = found;
        }
      }
    });
    const reached = (count: number) =>
      expect
        .poll(() => Math.min(...clients.map(({ acknowledged }) => acknowledged)), { timeout: 60_000 })
        .toBeGreaterThanOrEqual(count);
    const rounds = isDeep ? 10 : 1;
    for (let round = 0; round < rounds; round += 1) {
      const before = Math.min(...clients.map(({ acknowledged }) => acknowledged));
      await reached(before + 3);
      await machines.programs[round % 2]?.kill();
      const after = Math.min(...clients.map(({ acknowledged }) => acknowledged));
      await reached(after + 3);
      await machines.restart(round % 2);
    }
    isOver = true;
    await Promise.all(work);
    for (const { saver, kept } of clients) expect((await saver.read(caller)).save).toBe(kept.save);
  }, 600_000);

  it('each mail is sent once by one of them; what a killed one was at, the other sends when its lease has lapsed', async () => {
    const count = isDeep ? 200 : 30;
    const before = smtp.taken.length;
    const subjects = Array.from({ length: count }, (_, index) => `Mail ${index} ${OURS}`);
    const keep = (subject: string) =>
      keepMail(
        machines.documents,
        {
          mailId: randomUUID(),
          companyId: 'sunflower',
          kind: 'INVOICE',
          senderId: caller.userId,
          idempotencyKey: subject,
          reference: null,
          language: 'en',
          recipients: [PEOPLE.viewer.email],
          subject,
          text: 'A text.',
          html: '<p>A text.</p>',
          unsubscribeUrl: null,
          attachments: [],
        },
        new Date(),
      );
    for (const subject of subjects) await keep(subject);
    const sent = () =>
      smtp.taken
        .slice(before)
        .map(({ mail }) => mail.subject ?? '')
        .filter((subject) => subject.endsWith(OURS));
    await expect.poll(() => sent().length, { timeout: 60_000 }).toBeGreaterThan(2);
    await machines.programs[0]?.kill();
    // The one that it was at belongs to it for three minutes.
    const wanted = isDeep ? count : count - 1;
    await expect.poll(() => new Set(sent()).size, TAKEN_OVER).toBeGreaterThanOrEqual(wanted);
    // A program that dies between the server's answer and its own note leaves one mail that comes again, under its id.
    const twice = sent().filter((subject, index) => sent().indexOf(subject) !== index);
    expect(twice.length).toBeLessThanOrEqual(isDeep ? 1 : 0);
    await machines.restart(0);
  }, 600_000);

  it('a load, a mail on a schedule, the judging and a download that a killed one was at are done by the other, once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skyledger-bills-'));
    const settings = { ...folderSettings(folder), ANOMALY_JUDGING: 'on' };
    const { documents } = machines;
    const works = [
      loadWork(documents, caller, folder),
      scheduleWork(documents, caller),
      judgingWork(documents, caller),
      downloadWork(documents, caller),
    ];
    const random = randomsOf(26);
    const rounds = countOf(10);
    // Mails of the tests before may wait for a lease to lapse.
    const sentMails = () =>
      documents
        .selectFrom('mails')
        .select('mail_id')
        .where('state', '=', 'sent')
        .where('subject', 'not like', `%${OURS}`)
        .execute();
    const [before, sentBefore] = [smtp.taken.length, await sentMails()];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const [one, other] = [round % 2, 1 - (round % 2)];
        caller.token = await newToken();
        for (const { begin } of works) await begin();
        for (const program of machines.programs) await program.kill();
        await machines.restart(one, settings);
        await sleep(random() * MOST_MS);
        await machines.programs[one]?.kill();
        await lapseLeases(documents);
        await machines.restart(other, settings);
        caller.token = await newToken();
        for (const { name, missing } of works)
          await expect.poll(async () => [name, await missing()], TAKEN_OVER).toEqual([name, null]);
        await machines.restart(one, settings);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    // The same mail may come again where its program died before its own note of it: under its id, and never as another.
    const ids = smtp.taken
      .slice(before)
      .filter(({ mail }) => !mail.subject?.endsWith(OURS))
      .map(({ mail }) => mail.messageId);
    const sent = await sentMails();
    expect(new Set(ids).size).toBe(sent.length - sentBefore.length);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(rounds);
  }, 1_800_000);
});
