// The small rules of the provider: passwords, the limit of guesses, the language of a page.
import { describe, expect, it } from 'vitest';
import { pageLanguage } from '../../../upstream/identity/pages/language.ts';
import { hashPassword, isPassword } from '../../../upstream/identity/passwords/password.ts';
import { GuessLimit } from '../../../upstream/identity/sign-in/guess-limit.ts';
import { SignInLimits } from '../../../upstream/identity/sign-in/sign-in-limits.ts';

describe('passwords', () => {
  it('are kept with a salt each and compared', async () => {
    const [one, other] = await Promise.all([hashPassword('Grüße 123'), hashPassword('Grüße 123')]);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^14:[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(await isPassword('Grüße 123', one)).toBe(true);
    expect(await isPassword('Grüße 124', one)).toBe(false);
    expect(await isPassword('', one)).toBe(false);
  });

  it('go on with the cost that they were kept with, which earlier versions did not name', async () => {
    const cheap = await hashPassword('Grüße 123', 4);
    expect(cheap).toMatch(/^4:/);
    expect(await isPassword('Grüße 123', cheap)).toBe(true);
    expect(await isPassword('Grüße 124', cheap)).toBe(false);
    const earlier = (await hashPassword('Grüße 123')).replace('14:', '');
    expect(await isPassword('Grüße 123', earlier)).toBe(true);
    expect(await isPassword('Grüße 124', earlier)).toBe(false);
  });

  it('never match nobody', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('anything', null)).toBe(false);
  });
});

describe('the limit of guesses', () => {
  it('opens again when its window has passed', () => {
    let now = 0;
    const limit = new GuessLimit(2, 60_000, () => now);
    expect([limit.begin('a'), limit.begin('a'), limit.begin('a')]).toEqual([0, 0, 60]);
    expect(limit.begin('b')).toBe(0);
    now = 59_000;
    expect(limit.begin('a')).toBe(1);
    now = 60_000;
    expect(limit.begin('a')).toBe(0);
  });
});

describe('the limits of sign-ins', () => {
  const limits = () => new SignInLimits(() => 0);
  const from = (address: string, device: string | null = null) => ({ address, device });
  const guess = (to: SignInLimits, times: number, email: string, address: string) =>
    Array.from({ length: times }, () => to.begin(email, from(address))).filter((wait) => wait > 0).length;

  it('ten guesses at one account from one address', () => {
    const some = limits();
    expect(guess(some, 12, 'a@x.example', 'here')).toBe(2);
    expect(some.begin(' A@X.example ', from('here'))).toBe(900);
    expect(some.begin('a@x.example', from('there'))).toBe(0);
  });

  it('fifty guesses at one account from all addresses, and what one address is refused does not count', () => {
    const some = limits();
    guess(some, 90, 'a@x.example', 'one');
    expect(guess(some, 1, 'a@x.example', 'new')).toBe(0);
    for (const address of ['two', 'three', 'four', 'five']) guess(some, 10, 'a@x.example', address);
    expect(some.begin('a@x.example', from('six'))).toBe(900);
    expect(some.begin('b@x.example', from('six'))).toBe(0);
  });

  it('a right password opens its account from that address, and nothing else', () => {
    const some = limits();
    guess(some, 9, 'mine@x.example', 'here');
    guess(some, 9, 'mine@x.example', 'there');
    some.begin('mine@x.example', from('here'));
    some.succeed('mine@x.example', from('here'));
    expect(guess(some, 10, 'mine@x.example', 'here')).toBe(0);
    expect(guess(some, 2, 'mine@x.example', 'there')).toBe(1);
  });

  it('somebody who has an account guesses no more at others by signing in between', () => {
    const some = limits();
    let stopped = 0;
    for (let count = 0; count < 200; count += 1) {
      if (some.begin(`victim-${count}@x.example`, from('here')) > 0) stopped += 1;
      if (some.begin('mine@x.example', from('here')) === 0) some.succeed('mine@x.example', from('here'));
    }
    expect(stopped).toBe(100);
  });

  it('a browser that is known for the account keeps guesses of its own, ten of them', () => {
    const some = limits();
    for (const address of ['one', 'two', 'three', 'four', 'five', 'six'])
      guess(some, 10, 'a@x.example', address);
    expect(some.begin('a@x.example', from('seven'))).toBe(900);
    const known = from('seven', 'a-device');
    for (let count = 0; count < 10; count += 1) expect(some.begin('a@x.example', known)).toBe(0);
    expect(some.begin('a@x.example', known)).toBe(900);
    expect(some.begin('b@x.example', from('seven'))).toBe(0);
  });

  it('any number of people may sign in from one address, and one person often', () => {
    const some = limits();
    for (let count = 0; count < 300; count += 1) {
      const email = `${count % 2 ? 'same' : count}@x.example`;
      expect(some.begin(email, from('office'))).toBe(0);
      some.succeed(email, from('office'));
    }
  });
});

describe('the language of a page', () => {
  it.each([
    ['ko', 'ja', 'ko'],
    ['xx', 'ja;q=0.5, zh;q=0.7', 'zh'],
    [undefined, 'ko;q=0, ja', 'ja'],
    [undefined, undefined, 'en'],
    [42, '*', 'en'],
  ])('asked for %s, browser %s: %s', (asked, accepted, language) => {
    expect(pageLanguage(asked, accepted)).toBe(language);
  });
});
