// A token that was found good is not verified again for each call of a burst; its end and lost keys are seen none the less.
import { generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tokenVerifier, type VerifyToken } from '../../../upstream/identity/tokens/tokens.ts';

const ISSUER = 'https://sign-in.example';
const AUDIENCE = 'skyledger-api';
const now = () => Math.floor(Date.now() / 1000);

let pair: CryptoKeyPair;
let keys: Record<string, CryptoKey>;
let steady: number;
let verify: VerifyToken;
const verifying = vi.spyOn(crypto.subtle, 'verify');

beforeAll(async () => {
  pair = await generateKeyPair('RS256');
});
beforeEach(() => {
  keys = { first: pair.publicKey };
  steady = 0;
  verifying.mockClear();
  const named = async ({ kid = '' }: JWTHeaderParameters) => {
    if (!keys[kid]) throw new Error('there is no such key');
    return keys[kid];
  };
  verify = tokenVerifier(
    { keys: named, issuer: ISSUER, audience: AUDIENCE, isTypeRequired: true },
    { wall: () => Date.now(), steady: () => steady },
  );
});
afterAll(() => verifying.mockRestore());

const bearer = async (subject: string, exp: number) =>
  `Bearer ${await new SignJWT({ iss: ISSUER, aud: AUDIENCE, sub: subject, exp })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'first' })
    .sign(pair.privateKey)}`;

test('its signature is verified once a minute, and it says the same each time', async () => {
  const token = await bearer('dana', now() + 300);
  for (const at of [0, 1, 59_999]) {
    steady = at;
    expect(await verify(token)).toMatchObject({ subject: 'dana', isService: false });
  }
  expect(verifying).toHaveBeenCalledTimes(1);
  steady = 60_000;
  expect(await verify(token)).toMatchObject({ subject: 'dana' });
  expect(verifying).toHaveBeenCalledTimes(2);
});

test('a key that is gone opens nothing from then on', async () => {
  const token = await bearer('dana', now() + 300);
  expect(await verify(token)).not.toBeNull();
  keys = {};
  expect(await verify(token)).toBeNull();
});

test('a key of the same name that is another one opens nothing', async () => {
  const token = await bearer('dana', now() + 300);
  expect(await verify(token)).not.toBeNull();
  keys = { first: (await generateKeyPair('RS256')).publicKey };
  expect(await verify(token)).toBeNull();
  keys = { first: pair.publicKey };
  expect(await verify(token)).not.toBeNull();
});

test('from its end on it is verified each time', async () => {
  const token = await bearer('dana', now() - 5);
  for (let times = 0; times < 3; times++) expect(await verify(token)).not.toBeNull();
  expect(verifying).toHaveBeenCalledTimes(3);
});

test('one that is good says nothing of another one', async () => {
  const token = await bearer('dana', now() + 300);
  expect(await verify(token)).not.toBeNull();
  expect(await verify(`${token.slice(0, -8)}AAAAAAAA`)).toBeNull();
  expect(await verify(undefined)).toBeNull();
});
