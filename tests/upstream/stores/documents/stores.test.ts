// The documents store on both engines: schema, people, records of sign-in, and the same orders and types.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loaderOf } from '../../../../lib/node/programs/loader-of.ts';
import {
  deleteExpiredRecords,
  dropRecordsOf,
  ProviderRecords,
} from '../../../../upstream/identity/provider/adapter.ts';
import { providerKeys } from '../../../../upstream/identity/provider/keys.ts';
import { followDemoPassword, seedAccounts } from '../../../../upstream/identity/seed/seed.ts';
import { recipientsOf } from '../../../../upstream/stores/documents/mails/mail-schedule-recipients.ts';
import { newestRuns } from '../../../../upstream/stores/documents/mails/mail-schedule-runs.ts';
import { scheduleBySeq } from '../../../../upstream/stores/documents/mails/mail-schedules.ts';
import { migrate } from '../../../../upstream/stores/documents/migrate.ts';
import { MIGRATIONS } from '../../../../upstream/stores/documents/migrations/migrations.ts';
import { preferencesOf, savePreferences } from '../../../../upstream/stores/documents/people/preferences.ts';
import {
  credentialOf,
  menuRights,
  setCurrentCompany,
  setPasswordHash,
  userOfSubject,
} from '../../../../upstream/stores/documents/people/users.ts';
import {
  addMember,
  companiesOf,
  companyById,
  companyNamed,
} from '../../../../upstream/stores/documents/platform/companies.ts';
import { rateTable } from '../../../../upstream/stores/documents/reference/exchange-rates.ts';
import { atomically } from '../../../../upstream/stores/documents/transaction.ts';
import { addCompany, addUser, describeOnEngines } from './engines.ts';

/** The exit code of a program that opens the store. */
async function openInProgram(dataDir: string, databaseUrl: string | null): Promise<number | null> {
  const script = join(import.meta.dirname, 'open-store.ts');
  const args = [...loaderOf(script), script, dataDir, ...(databaseUrl === null ? [] : [databaseUrl])];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(program, 'exit')) as [number | null];
  return code;
}

describeOnEngines('the documents store', ({ newPlace, newStore }) => {
  it('is brought up from nothing once, also by programs that start at once', async () => {
    const { dataDir, databaseUrl, open } = await newPlace();
    const codes = await Promise.all([1, 2, 3].map(() => openInProgram(dataDir, databaseUrl)));
    expect(codes).toEqual([0, 0, 0]);
    const documents = await open();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      documents,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
  });

  it('moves reserved invoices of an earlier version, whatever was applied after their migration', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await addUser(documents, 'ann');
    await sql`drop table mail_schedule_runs`.execute(documents);
    await sql`drop table mail_schedule_recipients`.execute(documents);
    await sql`drop table mail_schedules`.execute(documents);
    await sql`drop table mail_attachments`.execute(documents);
    await sql`drop table mails`.execute(documents);
    await MIGRATIONS['013-mail']?.up(documents);
    await sql`insert into invoice_reservations values (7, 'acme', 'ann', 'Title', '', 'aws', 'ko', 'xlsx', 1, 'EST',
      31, '08:00', 3, null, '2026-01-31T13:00:00.000Z', '2026-01-01T00:00:00.000Z', null)`.execute(documents);
    await sql`insert into invoice_recipients values (7, 'ann', null)`.execute(documents);
    await sql`insert into invoice_runs values (7, '2025-12-31T13:00:00.000Z', '2025-12-01', 'done', 1, null, null,
      '2025-12-31T13:00:05.000Z', null)`.execute(documents);
    await sql`delete from kysely_migration where name = '019-mail-schedules'`.execute(documents);
    await migrate(documents, MIGRATIONS);
    expect(await scheduleBySeq(documents, 7)).toEqual({
      kind: 'INVOICE',
      seq: 7,
      companyId: 'acme',
      senderId: 'ann',
      content: {
        title: 'Title',
        description: '',
        vendor: 'aws',
        language: 'ko',
        fileType: 'xlsx',
        isCurrentMonth: true,
      },
      schedule: { cycle: 'monthly', zone: 'EST', day: 31, time: '08:00' },
      version: 3,
      pauseReason: null,
      nextRunAt: '2026-01-31T13:00:00.000Z',
    });
    const told = (await newestRuns(documents, [{ kind: 'INVOICE', seq: 7 }], 5)).get(7);
    expect(told).toMatchObject([{ billMonth: '2025-12-01', state: 'sent' }]);
    const recipients = await recipientsOf(documents, [{ seq: 7, companyId: 'acme' }]);
    expect(recipients.get(7)).toMatchObject([{ userId: 'ann', unsubscribedAt: null }]);
  });

  it('has the rates of the portal, seeds accounts once, and knows its users by their subjects', async () => {
    const { documents } = await newStore();
    await addCompany(documents, 'sunflower', 'Sunflower');
    await addCompany(documents, 'other', 'Other');
    for (let start = 0; start < 2; start += 1) {
      await seedAccounts(documents, 'a-password-of-our-own');
    }
    const rates = await rateTable(documents);
    const own = rates.currencies.map((currency) => [currency, rates.on(currency, '1999-12-31')?.rate]);
    expect(Object.fromEntries(own)).toEqual({
      USD: '1',
      KRW: '1200',
      CNY: '7',
      JPY: '150',
      MXN: '20',
    });
    const user = await userOfSubject(documents, 'dana-demo');
    expect(user).toMatchObject({ email: 'demo@skyledger.example', currentCompanyId: 'sunflower' });
    expect([...(user?.companyIds ?? [])].sort()).toEqual(['other', 'sunflower']);
    expect(await userOfSubject(documents, 'nobody')).toBeNull();
    await setCurrentCompany(documents, 'dana-demo', 'other');
    expect((await userOfSubject(documents, 'dana-demo'))?.currentCompanyId).toBe('other');
    const rights = await menuRights(documents, 'skyledger-tools', 'other');
    expect(rights.length).toBeGreaterThan(0);
    expect(new Set(rights.map(({ authType }) => authType))).toEqual(new Set(['view']));
    expect(await credentialOf(documents, ' Demo@Skyledger.example ')).toMatchObject({ userId: 'dana-demo' });
    await setPasswordHash(documents, 'dana-demo', 'salt:hash');
    expect((await credentialOf(documents, 'demo@skyledger.example'))?.passwordHash).toBe('salt:hash');
  });

  it('keeps what is saved of preferences and leaves the rest', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await seedAccounts(documents, 'a-password-of-our-own');
    expect(await preferencesOf(documents, 'dana-demo', 'acme')).toEqual({
      selectedVendors: null,
      currency: null,
    });
    await savePreferences(documents, 'dana-demo', 'acme', { selectedVendors: ['aws', 'gcp'] });
    await savePreferences(documents, 'dana-demo', 'acme', { currency: 'KRW' });
    expect(await preferencesOf(documents, 'dana-demo', 'acme')).toEqual({
      selectedVendors: ['aws', 'gcp'],
      currency: 'KRW',
    });
  });

  it('orders texts by their bytes, whatever the language of the server', async () => {
    const { documents } = await newStore();
    await seedAccounts(documents, 'a-password-of-our-own');
    const names = ['zeta', 'Zeta', 'alpha', 'Alpha', 'a b', 'ab', 'Éclair', '가', '1'];
    for (const [index, name] of names.entries()) {
      await addCompany(documents, `company-${index}`, name);
      await addMember(documents, 'dana-demo', `company-${index}`, 'edit');
    }
    const found = await companiesOf(documents, 'dana-demo');
    expect(found.map(({ name }) => name)).toEqual(
      [...names].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))),
    );
    expect((await companyNamed(documents, ' ÉCLAIR '))?.companyId).toBe('company-6');
    expect(await companyNamed(documents, 'company')).toBeNull();
  });

  it('gives counts, sums and large numbers as numbers, and finds nothing in an empty list', async () => {
    const { documents } = await newStore();
    const records = new ProviderRecords(documents, 'Session');
    const late = 5_000_000_000;
    await records.upsert('one', { uid: 'u' }, late);
    const row = await documents
      .selectFrom('provider_records')
      .select((select) => [
        select.fn.countAll<number>().as('count'),
        select.fn.sum<number>('expires_at').as('sum'),
        select.fn.max('expires_at').as('latest'),
        select.eb('id', '=', 'one').as('is_one'),
      ])
      .groupBy('id')
      .executeTakeFirstOrThrow();
    expect(row.count).toBe(1);
    expect(row.sum).toBe(row.latest);
    expect(row.latest).toBeGreaterThan(late);
    expect(row.is_one).toBe(1);
    expect(
      await documents.selectFrom('provider_records').select('id').where('id', 'in', []).execute(),
    ).toEqual([]);
  });

  it('keeps records of sign-in: found, consumed, lapsed, revoked', async () => {
    const { documents } = await newStore();
    const codes = new ProviderRecords(documents, 'AuthorizationCode');
    await codes.upsert('code', { accountId: 'dana', grantId: 'g', uid: 'u', userCode: 'c' }, 60);
    await codes.upsert(
      'code',
      { accountId: 'dana', grantId: 'g', uid: 'u', userCode: 'c', nonce: 'é\u0000' },
      60,
    );
    expect(await codes.find('code')).toMatchObject({ accountId: 'dana', nonce: 'é\u0000' });
    expect(await codes.findByUid('u')).toMatchObject({ grantId: 'g' });
    expect(await codes.findByUserCode('c')).toMatchObject({ grantId: 'g' });
    expect(await new ProviderRecords(documents, 'Session').find('code')).toBeUndefined();
    await codes.consume('code');
    expect((await codes.find('code'))?.consumed).toBeCloseTo(Date.now() / 1000, -2);
    await codes.revokeByGrantId('g');
    expect(await codes.find('code')).toBeUndefined();
    await codes.upsert('old', { accountId: 'dana' }, -1);
    expect(await codes.find('old')).toBeUndefined();
    await deleteExpiredRecords(documents);
    expect(await documents.selectFrom('provider_records').selectAll().execute()).toEqual([]);
    await codes.upsert('gone', {}, 60);
    await codes.destroy('gone');
    expect(await codes.find('gone')).toBeUndefined();
  });

  it('drops the records of one user alone, and of a demo user whose password changes', async () => {
    const { documents } = await newStore();
    const sessions = new ProviderRecords(documents, 'Session');
    await sessions.upsert('hers', { accountId: 'dana-demo' });
    await sessions.upsert('his', { accountId: "o'brien" });
    await sessions.upsert('nobodys', {});
    await dropRecordsOf(documents, "o'brien");
    expect(await sessions.find('his')).toBeUndefined();
    await seedAccounts(documents, 'a-password-of-our-own');
    await followDemoPassword(documents, 'a-password-of-our-own');
    expect(await sessions.find('hers')).toBeDefined();
    await followDemoPassword(documents, 'another-password');
    expect(await sessions.find('hers')).toBeUndefined();
    expect(await sessions.find('nobodys')).toBeDefined();
  });

  it('gives two programs that start at once the same keys', async () => {
    const store = await newStore();
    const other = await store.openAgain();
    const [one, two] = await Promise.all([providerKeys(store.documents), providerKeys(other)]);
    expect(one).toEqual(two);
  });

  it('does nothing of a transaction that fails, and all of one that reads before it writes', async () => {
    const store = await newStore();
    const other = await store.openAgain();
    await addCompany(store.documents);
    await expect(
      atomically(store.documents, async (transaction) => {
        await addCompany(transaction, 'half', 'Half');
        throw new Error('half-way');
      }),
    ).rejects.toThrow('half-way');
    expect(await companyById(store.documents, 'half')).toBeNull();
    const addOne = (documents: typeof other) =>
      atomically(documents, async (transaction) => {
        const { data_version } = await transaction
          .selectFrom('companies')
          .select('data_version')
          .where('company_id', '=', 'acme')
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('companies')
          .set({ data_version: data_version + 1 })
          .execute();
      });
    await Promise.all([addOne(store.documents), addOne(other), addOne(store.documents)]);
    const company = await store.documents.selectFrom('companies').selectAll().executeTakeFirst();
    expect(company?.data_version).toBe(3);
  });
});
