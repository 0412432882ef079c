// What the store keeps of sign-ins, on both engines: the demo's users, one-time passwords, sessions of one user.
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../../upstream/identity/passwords/password.ts';
import { ProviderRecords, recordsOf, removeRecords } from '../../../upstream/identity/provider/adapter.ts';
import { DEMO_OTP_SECRET, DEMO_USERS, RESELLER_USER_ID } from '../../../upstream/identity/seed/demo-users.ts';
import { followDemoPassword, seedAccounts } from '../../../upstream/identity/seed/seed.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import {
  otpSecretOf,
  saveOneTimePassword,
  takeRecoveryCode,
  takeStep,
} from '../../../upstream/stores/documents/people/one-time-passwords.ts';
import {
  credentialOf,
  setPasswordHash,
  userOfEmail,
  userOfSubject,
} from '../../../upstream/stores/documents/people/users.ts';
import { describeOnEngines } from '../stores/documents/engines.ts';

const PUBLISHED = 'skyledger-demo';

describeOnEngines('the store of sign-ins', ({ newStore }) => {
  it('keeps the demo users, whose published secret goes with the published password', async () => {
    const { documents } = await newStore();
    await seedAccounts(documents, PUBLISHED);
    const rosa = await userOfSubject(documents, RESELLER_USER_ID);
    expect(rosa).toMatchObject({
      siteCode: 'RESELLER',
      hasOtp: true,
      allowedAddresses: ['127.0.0.0/8', '::1'],
    });
    expect(await userOfEmail(documents, ' Viewer@Skyledger.example ')).toMatchObject({
      userId: 'vera-viewer',
      hasOtp: false,
    });
    expect(await userOfEmail(documents, 'skyledger-tools@skyledger.example'), 'a service account').toBeNull();
    await followDemoPassword(documents, PUBLISHED);
    expect(await otpSecretOf(documents, RESELLER_USER_ID)).toBe(DEMO_OTP_SECRET);
    await followDemoPassword(documents, 'a-password-of-our-own');
    expect(await otpSecretOf(documents, RESELLER_USER_ID)).toBeNull();
  });

  it('gives the set password to each demo user who has another, with one hash for all', async () => {
    const { documents } = await newStore();
    await seedAccounts(documents, PUBLISHED);
    const published = await hashesOf(documents);
    expect(new Set(published).size).toBe(1);
    await setPasswordHash(documents, 'vera-viewer', await hashPassword('chosen by Vera'));
    await followDemoPassword(documents, PUBLISHED);
    const [kept, ...others] = new Set(await hashesOf(documents));
    expect(kept).toBe(published[0]);
    expect(others).toHaveLength(1);
    await followDemoPassword(documents, 'a-password-of-our-own');
    const [hash = '', ...more] = new Set(await hashesOf(documents));
    expect(more).toEqual([]);
    expect(await isPassword('a-password-of-our-own', hash)).toBe(true);
    expect(await isPassword(PUBLISHED, hash)).toBe(false);
  });

  it('has no published secret where the password is not the published one', async () => {
    const { documents } = await newStore();
    await seedAccounts(documents, 'a-password-of-our-own');
    expect(await userOfSubject(documents, RESELLER_USER_ID)).toMatchObject({
      siteCode: 'RESELLER',
      hasOtp: false,
    });
  });

  it('lets a step and a recovery code be used once, also when two come at once', async () => {
    const { documents, openAgain } = await newStore();
    const other = await openAgain();
    await seedAccounts(documents, PUBLISHED);
    const userId = 'vera-viewer';
    await saveOneTimePassword(documents, { userId, secret: 'OLD', lastStep: 1, recoveryHashes: ['x'] });
    await saveOneTimePassword(documents, {
      userId,
      secret: 'NEW',
      lastStep: 58_000_000,
      recoveryHashes: ['a', 'b'],
    });
    expect(await otpSecretOf(documents, userId)).toBe('NEW');
    expect(await takeStep(documents, userId, 58_000_000)).toBe(false);
    const steps = await Promise.all([documents, other].map((one) => takeStep(one, userId, 58_000_001)));
    expect(steps.sort()).toEqual([false, true]);
    expect(await takeRecoveryCode(documents, userId, 'x')).toBe(false);
    const codes = await Promise.all([documents, other].map((one) => takeRecoveryCode(one, userId, 'a')));
    expect(codes.sort()).toEqual([false, true]);
    expect(await takeRecoveryCode(documents, 'dana-demo', 'b')).toBe(false);
  });

  it('finds and removes what was given to a user', async () => {
    const { documents } = await newStore();
    const sessions = new ProviderRecords(documents, 'Session');
    await sessions.upsert('1', { accountId: 'dana', uid: 'one' }, 60);
    await sessions.upsert('2', { accountId: 'vera', uid: 'two' }, 60);
    const found = await recordsOf(documents, 'dana');
    expect(found).toEqual([{ model: 'Session', id: '1', payload: { accountId: 'dana', uid: 'one' } }]);
    await removeRecords(documents, found);
    expect(await sessions.find('1')).toBeUndefined();
    expect(await sessions.find('2')).toBeDefined();
  });
});

async function hashesOf(documents: Documents): Promise<string[]> {
  const credentials = await Promise.all(DEMO_USERS.map(({ email }) => credentialOf(documents, email)));
  return credentials.map((credential) => credential?.passwordHash ?? '');
}
