// Keeps what the OpenID provider must remember in the documents store.
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Documents } from '../../stores/documents/database.ts';
import { jsonMember } from '../../stores/documents/json-member.ts';

/** The records of one model. A lapsed record is not found any more. */
export class ProviderRecords implements Adapter {
  readonly #documents: Documents;
  readonly #model: string;

  constructor(documents: Documents, model: string) {
    this.#documents = documents;
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const values = {
      payload: JSON.stringify(payload),
      grant_id: payload.grantId ?? null,
      user_code: payload.userCode ?? null,
      uid: payload.uid ?? null,
      expires_at: expiresIn === undefined ? null : epochSeconds() + expiresIn,
    };
    await this.#documents
      .insertInto('provider_records')
      .values({ model: this.#model, id, consumed_at: null, ...values })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('user_code', userCode);
  }

  async consume(id: string): Promise<void> {
    await this.#documents
      .updateTable('provider_records')
      .set({ consumed_at: epochSeconds() })
      .where('model', '=', this.#model)
      .where('id', '=', id)
      .execute();
  }

  async destroy(id: string): Promise<void> {
    await this.#documents
      .deleteFrom('provider_records')
      .where('model', '=', this.#model)
      .where('id', '=', id)
      .execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#documents.deleteFrom('provider_records').where('grant_id', '=', grantId).execute();
  }

  async #findBy(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
    const row = await this.#documents
      .selectFrom('provider_records')
      .select(['payload', 'consumed_at', 'expires_at'])
      .where('model', '=', this.#model)
      .where(column, '=', value)
      .executeTakeFirst();
    if (!row || (row.expires_at !== null && row.expires_at <= epochSeconds())) return undefined;
    const payload = JSON.parse(row.payload) as AdapterPayload;
    return row.consumed_at === null ? payload : { ...payload, consumed: row.consumed_at };
  }
}

/** Takes away the records that have lapsed. */
export async function deleteExpiredRecords(documents: Documents): Promise<void> {
  await documents.deleteFrom('provider_records').where('expires_at', '<=', epochSeconds()).execute();
}

export interface UserRecord {
  model: string;
  id: string;
  payload: AdapterPayload;
}

/** What was given to the user. */
export async function recordsOf(documents: Documents, userId: string): Promise<UserRecord[]> {
  const rows = await documents
    .selectFrom('provider_records')
    .select(['model', 'id', 'payload'])
    .where(jsonMember(documents, 'payload', 'accountId'), '=', userId)
    .execute();
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as AdapterPayload }));
}

export async function removeRecords(documents: Documents, records: readonly UserRecord[]): Promise<void> {
  for (const { model, id } of records) {
    await documents.deleteFrom('provider_records').where('model', '=', model).where('id', '=', id).execute();
  }
}

/** Takes away what was given to the user: sessions, grants, codes and refresh tokens. */
export async function dropRecordsOf(documents: Documents, userId: string): Promise<void> {
  await documents
    .deleteFrom('provider_records')
    .where(jsonMember(documents, 'payload', 'accountId'), '=', userId)
    .execute();
}

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
