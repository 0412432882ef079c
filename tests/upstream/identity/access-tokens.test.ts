// Access tokens that people make for their tools, on both engines: what is kept, how long one is good, and for whom.
import { beforeEach, expect, it } from 'vitest';
import { isPersonalToken, MAX_ACCESS_TOKENS } from '../../../lib/rules/access-tokens.ts';
import { removePerson } from '../../../upstream/domains/administration/administer-members.ts';
import { withPersonalTokens } from '../../../upstream/identity/tokens/personal-tokens.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import {
  accessTokensOf,
  addAccessToken,
  deleteEndedTokens,
  dropAccessTokensOf,
  revokeAccessToken,
} from '../../../upstream/stores/documents/people/access-tokens.ts';
import { membersOf } from '../../../upstream/stores/documents/people/members.ts';
import { addMember } from '../../../upstream/stores/documents/platform/companies.ts';
import { addCompany, addUser, describeOnEngines } from '../stores/documents/engines.ts';

const START = new Date('2026-03-01T10:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;

describeOnEngines('access tokens of people', (engine) => {
  let documents: Documents;
  /** What the services take for the present. */
  let now: Date;
  beforeEach(async () => {
    ({ documents } = await engine.newStore());
    now = START;
    await addCompany(documents);
    await addCompany(documents, 'other', 'Other');
    for (const user of ['ann', 'eve']) await addUser(documents, user);
    for (const user of ['ann', 'eve']) await addMember(documents, user, 'acme', 'edit');
    await addMember(documents, 'ann', 'other', 'view');
  });

  const after = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const add = (name: string, given: { userId?: string; companyId?: string; days?: number } = {}) =>
    addAccessToken(
      documents,
      { userId: 'ann', companyId: 'acme', days: 30, hasOtp: false, ...given, name },
      now,
    );
  const made = async (...given: Parameters<typeof add>) => {
    const outcome = await add(...given);
    if (typeof outcome === 'string') throw new Error(outcome);
    return outcome;
  };
  const ownerOf = (secret: string, isForeign = false) =>
    withPersonalTokens(async () => null, { documents, isForeign, now: () => now })(`Bearer ${secret}`);
  const names = async (userId = 'ann') =>
    (await accessTokensOf(documents, userId, now)).map(({ name }) => name);

  it('keep the hash alone, and stand for their owner in their company', async () => {
    const { secret, token } = await made('Report', { companyId: 'other' });
    expect(isPersonalToken(secret)).toBe(true);
    expect(Buffer.from(secret.slice(4), 'base64url')).toHaveLength(32);
    const rows = await documents.selectFrom('access_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4));
    expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(token).toMatchObject({ name: 'Report', company: { companyId: 'other', name: 'Other' } });
    expect(await ownerOf(secret)).toMatchObject({
      ...{ userId: 'ann', enteredBy: 'access token', currentCompanyId: 'other' },
      companyIds: new Set(['other']),
    });
  });

  it('are nobody for a text that is none, another one, or of another scheme', async () => {
    const { secret } = await made('Report');
    const other = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    for (const text of [other, secret.slice(0, -1), `${secret}A`, secret.slice(4), secret.toUpperCase()])
      expect(await ownerOf(text)).toBeNull();
    const check = withPersonalTokens(async () => null, { documents, isForeign: false, now: () => now });
    for (const header of [undefined, '', secret, `Basic ${secret}`, `Bearer ${secret} x`])
      expect(await check(header)).toBeNull();
  });

  it('end with their last day, are told for a month after that, and are dropped then', async () => {
    const { secret } = await made('Report', { days: 7 });
    after(7 * DAY - 1);
    expect(await ownerOf(secret)).not.toBeNull();
    after(1);
    expect(await ownerOf(secret)).toBeNull();
    await made('Report');
    expect(await names()).toEqual(['Report', 'Report']);
    after(30 * DAY);
    await deleteEndedTokens(documents, now);
    expect(await names()).toEqual(['Report']);
    expect(await documents.selectFrom('access_tokens').select('token_id').execute()).toHaveLength(1);
  });

  it('are revoked by their owner alone, at once and once', async () => {
    const { secret, token } = await made('Report');
    const { tokenId } = token;
    expect(await revokeAccessToken(documents, { userId: 'eve', tokenId }, now)).toBeNull();
    expect(await ownerOf(secret)).not.toBeNull();
    expect(await revokeAccessToken(documents, { userId: 'ann', tokenId }, now)).toMatchObject({ tokenId });
    expect(await ownerOf(secret)).toBeNull();
    expect(await revokeAccessToken(documents, { userId: 'ann', tokenId }, now)).toBeNull();
    expect(await names()).toEqual([]);
    expect(await add('report')).toMatchObject({ token: { name: 'report' } });
  });

  it('note their use once a minute', async () => {
    const { secret } = await made('Report');
    const lastUsed = async () => (await accessTokensOf(documents, 'ann', now))[0]?.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await ownerOf(secret);
    expect(await lastUsed()).toBe(START.toISOString());
    after(59_000);
    await ownerOf(secret);
    expect(await lastUsed()).toBe(START.toISOString());
    after(1000);
    await ownerOf(secret);
    expect(await lastUsed()).toBe(now.toISOString());
  });

  it('have a name each among the living ones of a person, who has twenty at most', async () => {
    await made('Monthly report');
    expect(await add(' MONTHLY  report ')).toBe('TOKEN_NAME_IN_USE');
    expect(await add('Monthly report', { userId: 'eve' })).not.toBe('TOKEN_NAME_IN_USE');
    const more = Array.from({ length: MAX_ACCESS_TOKENS }, (_, index) => add(`Token ${index}`));
    const refused = (await Promise.all(more)).filter((outcome) => outcome === 'TOO_MANY_TOKENS');
    expect(refused).toHaveLength(1);
    after(30 * DAY);
    expect(await add('Token 1')).not.toBe('TOO_MANY_TOKENS');
  });

  it('go with the membership, and do not come back with it', async () => {
    const { secret } = await made('Here', { userId: 'eve' });
    const elsewhere = await made('There', { companyId: 'other' });
    const eve = (await membersOf(documents, 'acme')).find(({ userId }) => userId === 'eve');
    const change = { documents, companyId: 'acme', actor: { userId: 'ann', name: 'Ann' }, at: now };
    await removePerson(change, 'eve', eve?.version ?? '');
    expect(await ownerOf(secret)).toBeNull();
    await addMember(documents, 'eve', 'acme', 'view');
    expect(await ownerOf(secret)).toBeNull();
    expect(await ownerOf(elsewhere.secret)).not.toBeNull();
    await dropAccessTokensOf(documents, 'ann');
    expect(await ownerOf(elsewhere.secret)).toBeNull();
  });

  it('have the one-time password of their making where another provider asks for it', async () => {
    const withOtp = { userId: 'ann', companyId: 'acme', name: 'With', days: 1, hasOtp: true };
    const outcome = await addAccessToken(documents, withOtp, now);
    if (typeof outcome === 'string') throw new Error(outcome);
    expect(await ownerOf(outcome.secret)).toMatchObject({ hasOtp: false });
    expect(await ownerOf(outcome.secret, true)).toMatchObject({ hasOtp: true });
  });
});
