// A query whose text is kept binds the values of each call, wherever they stand in it.
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { keptQuery } from '../../../../upstream/stores/documents/kept-query.ts';
import type { Database } from '../../../../upstream/stores/documents/schema.ts';
import { describeOnEngines } from './engines.ts';

describeOnEngines('a query whose text is kept', (engine) => {
  test('its values are those of the call, in any order, several times, and beside what it binds itself', async () => {
    const { documents } = await engine.newStore();
    const companies = ['acme', 'bolt', 'core'].map((id) => ({
      ...{ company_id: id, name: `name of ${id}`, currency: 'USD' },
    }));
    await documents.insertInto('companies').values(companies).execute();
    let built = 0;
    const named = keptQuery((of, currency: string, one: string, other: string) => {
      built += 1;
      return of
        .selectFrom('companies')
        .select('name')
        .where('company_id', '<>', 'core')
        .where((where) => where.or([where('company_id', '=', other), where('company_id', '=', one)]))
        .where((where) => where.or([where('name', '=', one), where('currency', '=', currency)]))
        .orderBy('name');
    });
    expect(await named(documents, 'USD', 'acme', 'bolt')).toEqual([
      { name: 'name of acme' },
      { name: 'name of bolt' },
    ]);
    expect(await named(documents, 'USD', 'core', 'acme')).toEqual([{ name: 'name of acme' }]);
    expect(await named(documents, 'EUR', 'acme', 'bolt')).toEqual([]);
    expect(built).toBe(1);
  });

  test('it is asked within a transaction, which sees its own changes', async () => {
    const [{ documents }, { documents: other }] = [await engine.newStore(), await engine.newStore()];
    const names = keptQuery((of, id: string) =>
      of.selectFrom('companies').select('name').where('company_id', '=', id),
    );
    expect(await names(documents, 'acme')).toEqual([]);
    await documents.transaction().execute(async (transaction) => {
      const company = { company_id: 'acme', name: 'Acme', currency: 'USD' };
      await transaction.insertInto('companies').values(company).execute();
      expect(await names(transaction, 'acme')).toEqual([{ name: 'Acme' }]);
    });
    expect(await names(documents, 'acme')).toEqual([{ name: 'Acme' }]);
    expect(await names(other, 'acme')).toEqual([]);
  });
});

test('each engine has a text of its own', async () => {
  const asked: string[] = [];
  const log = ({ query }: { query: { sql: string } }) => void asked.push(query.sql);
  const driver = { createDriver: () => new DummyDriver() };
  const sqlite = new Kysely<Database>({
    log,
    dialect: {
      ...driver,
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const postgres = new Kysely<Database>({
    log,
    dialect: {
      ...driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const names = keptQuery((of, id: string) =>
    of.selectFrom('companies').select('name').where('company_id', '=', id),
  );
  for (const documents of [sqlite, postgres, sqlite]) await names(documents, 'acme');
  expect(asked.map((sql) => sql.slice(sql.indexOf('=')))).toEqual(['= ?', '= $1', '= ?']);
});
