// Twenty companies with people: copies of two real ones of the demo, each with files and packs of its own.
import { cpSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { changePacks, packsOf } from '../../../upstream/stores/documents/loads/rollup-packs.ts';
import { FACTS_VERSION } from '../../../upstream/stores/facts/tables/tables.ts';
import { PEOPLE } from '../../support/people/people.ts';

export const COMPANIES = 20;
const SOURCES = ['sunflower', 'workshop'] as const;
/** Months with a bill of AWS whose month before has one, too: the page asks for both, and a missing bill is an error. */
const MONTHS: Record<(typeof SOURCES)[number], readonly [string, ...string[]]> = {
  sunflower: ['2024-04', '2024-05'],
  workshop: ['2018-11'],
};

/** Of a person by number; all of them have the password of the demo. */
export const emailOf = (person: number) => `crowd-${person}@skyledger.example`;

const companyOf = (number: number) => `crowd-${number}`;

/** People are members of the companies in turn, and may do there what the owner of the demo may. */
export async function enterCompanies(documents: Documents, dataDir: string, people: number): Promise<void> {
  for (let number = 0; number < COMPANIES; number += 1) await addCompany(documents, dataDir, number);
  for (let person = 0; person < people; person += 1) await addPerson(documents, person);
}

const sourceOf = (number: number) => SOURCES[number % SOURCES.length] ?? SOURCES[0];

/** Months that the company of a person has bills of. */
export const monthsOf = (person: number) => MONTHS[sourceOf(person % COMPANIES)];

async function addCompany(documents: Documents, dataDir: string, number: number): Promise<void> {
  const source = sourceOf(number);
  const company_id = companyOf(number);
  const rowsOf = (table: 'loads' | 'partitions') =>
    documents.selectFrom(table).selectAll().where('company_id', '=', source).execute();
  const company = await documents
    .selectFrom('companies')
    .selectAll()
    .where('company_id', '=', source)
    .executeTakeFirstOrThrow();
  await documents
    .insertInto('companies')
    .values({ ...company, company_id, name: `Crowd ${number}` })
    .execute();
  const copyOf = (id: string) => `${company_id}-${id}`;
  for (const load of (await rowsOf('loads')) as { load_id: string }[]) {
    const load_id = copyOf(load.load_id);
    await documents
      .insertInto('loads')
      .values({ ...load, load_id, company_id } as never)
      .execute();
    copyFolder(dataDir, load.load_id, load_id);
  }
  for (const partition of (await rowsOf('partitions')) as { load_id: string; part: string }[]) {
    const copy = {
      ...partition,
      company_id,
      load_id: copyOf(partition.load_id),
      part: copyOf(partition.part),
    };
    await documents
      .insertInto('partitions')
      .values(copy as never)
      .execute();
    const quality = documents.selectFrom('partition_quality').selectAll().where('part', '=', partition.part);
    for (const row of await quality.execute())
      await documents
        .insertInto('partition_quality')
        .values({ ...row, part: copy.part })
        .execute();
  }
  await addPacks(documents, dataDir, { source, company_id, copyOf });
}

/** As every company has them half a minute after a load. */
async function addPacks(
  documents: Documents,
  dataDir: string,
  { source, company_id, copyOf }: { source: string; company_id: string; copyOf: (id: string) => string },
): Promise<void> {
  const packs = await packsOf(documents, source, FACTS_VERSION);
  for (const folder of new Set(packs.map(({ pack }) => dirname(pack))))
    copyFolder(dataDir, folder, copyOf(folder));
  await changePacks(documents, {
    ...{ companyId: company_id, version: FACTS_VERSION, obsolete: [] },
    made: packs.map(({ pack, table, parts }) => ({ table, pack: copyOf(pack), parts: parts.map(copyOf) })),
  });
}

function copyFolder(dataDir: string, from: string, to: string): void {
  const [source, target] = [from, to].map((name) => join(dataDir, 'facts', name));
  if (source && target && existsSync(source)) cpSync(source, target, { recursive: true });
}

async function addPerson(documents: Documents, person: number): Promise<void> {
  const company_id = companyOf(person % COMPANIES);
  const user_id = `crowd-person-${person}`;
  const ofOwner = (table: 'users' | 'menu_rights') =>
    documents.selectFrom(table).selectAll().where('user_id', '=', PEOPLE.owner.userId);
  const owner = await ofOwner('users').executeTakeFirstOrThrow();
  const rights = await ofOwner('menu_rights').where('company_id', '=', SOURCES[0]).execute();
  const user = { ...owner, user_id, email: emailOf(person), current_company_id: company_id };
  await documents
    .insertInto('users')
    .values(user as never)
    .execute();
  await documents.insertInto('memberships').values({ user_id, company_id }).execute();
  await documents
    .insertInto('menu_rights')
    .values(rights.map((right) => ({ ...right, user_id, company_id })) as never)
    .execute();
}
