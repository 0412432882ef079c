// The people of the demo, signed in through the real login page, by the role that each stands for.
import type { Caller } from '../product/rest.ts';
import type { TestUpstream } from '../product/upstream.ts';
import { DEMO, signIn } from './sign-in.ts';

/** Members of every demo company but the last, who belongs to none. */
export const PEOPLE = {
  owner: { userId: 'dana-demo', email: 'demo@skyledger.example' },
  finance: { userId: 'finn-finance', email: 'finance@skyledger.example' },
  viewer: { userId: 'vera-viewer', email: 'viewer@skyledger.example' },
  noMenu: { userId: 'nora-nomenu', email: 'nomenu@skyledger.example' },
  noAccount: { userId: 'noah-noaccount', email: 'noaccount@skyledger.example' },
} as const;
export type Person = keyof typeof PEOPLE;

export async function personToken(upstream: TestUpstream, person: Person): Promise<string> {
  const { email } = PEOPLE[person];
  return (await signIn(upstream, { email, password: DEMO.password })).access_token;
}

/** For calls of the services in the company. */
export async function callerOf(
  upstream: TestUpstream,
  person: Person,
  companyId = 'sunflower',
): Promise<Caller> {
  const token = await personToken(upstream, person);
  return { url: upstream.url, token, userId: PEOPLE[person].userId, companyId };
}

export async function toolCaller(upstream: TestUpstream, companyId = 'sunflower'): Promise<Caller> {
  return { url: upstream.url, token: await upstream.toolToken(), userId: 'skyledger-tools', companyId };
}
