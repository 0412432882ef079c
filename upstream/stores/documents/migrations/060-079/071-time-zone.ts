// The time zone that a person reads times in.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('users').addColumn('time_zone', 'text').execute();
}
