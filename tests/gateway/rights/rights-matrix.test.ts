// Roles × every field of the graph × every endpoint of the services, walked from the schema and the contract themselves.
// Each role that may not is refused; of those that may, the one with the least rights is asked for everything, and the
// others for a tenth of it, in a deep run for all.
import { type GraphQLField, getDirectiveValues, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedSchema } from '../../../gateway/schema.ts';
import { MENUS, type MenuName } from '../../../lib/catalogue/menus.ts';
import type { Endpoint, MenuAccess } from '../../../upstream/contract/endpoint.ts';
import { CONTRACT } from '../../../upstream/contract/openapi.ts';
import { callerOf, type Person, personToken, toolCaller } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { preparedRequest } from '../../support/product/prepared-requests.ts';
import { SAMPLE_REQUESTS } from '../../support/product/requests.ts';
import { type Caller, call } from '../../support/product/rest.ts';
import { addSampleAnomaly } from '../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';
import { portionOf } from '../../support/runner/depth.ts';
import { USES, USES_IN_PERSON } from './uses.ts';

type Right = 'edit' | 'view' | 'none';
type Role = Person | 'tool';

const RANKS: Record<Right, number> = { none: 0, view: 1, edit: 2 };

/** What each role may do on each menu; null: belongs to no company. */
const ROLES: Record<Role, ((menu: MenuName) => Right) | null> = {
  owner: () => 'edit',
  finance: (menu) => (menu === 'BILLING' ? 'edit' : 'none'),
  viewer: () => 'view',
  noMenu: () => 'none',
  noAccount: null,
  tool: () => 'view',
};
const ROLE_NAMES = Object.keys(ROLES) as Role[];

const isAllowed = (role: Role, { menu, needs }: { menu: MenuName; needs: Right }) =>
  RANKS[ROLES[role]?.(menu) ?? 'none'] >= RANKS[needs];

const LEAST_FIRST: Role[] = ['noAccount', 'noMenu', 'viewer', 'tool', 'finance', 'owner'];

/** Whether a role is asked for something of a name. */
function askedOf(
  names: readonly string[],
  mayUse: (role: Role, name: string) => boolean,
): (role: Role, name: string) => boolean {
  const least = new Map(names.map((name) => [name, LEAST_FIRST.find((role) => mayUse(role, name))] as const));
  const isOther = (role: Role, name: string) => mayUse(role, name) && least.get(name) !== role;
  const others = names.flatMap((name) =>
    ROLE_NAMES.filter((role) => isOther(role, name)).map((role) => `${role} ${name}`),
  );
  const chosen = new Set(portionOf(others));
  return (role, name) => !isOther(role, name) || chosen.has(`${role} ${name}`);
}

const ENTRIES = ['Query', 'Viewer', 'Mutation', 'Subscription'];
const schema = sharedSchema();

interface Entry {
  type: string;
  field: GraphQLField<unknown, unknown>;
  menu: MenuName | null;
  needs: Right;
  isForEveryone: boolean;
  isInPerson: boolean;
}

const entries: Entry[] = ENTRIES.flatMap((name) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`there is no type ${name}`);
  return Object.values(type.getFields()).map((field) => {
    const [menu, everyone, inPerson] = ['menu', 'everyone', 'inPerson'].map((directive) => {
      const known = schema.getDirective(directive);
      return known && field.astNode && getDirectiveValues(known, field.astNode);
    });
    const rule = menu as { code: MenuName; needs: string } | null | undefined;
    return {
      type: name,
      field,
      menu: rule?.code ?? null,
      needs: (rule?.needs.toLowerCase() ?? 'none') as Right,
      isForEveryone: everyone !== undefined && everyone !== null,
      isInPerson: inPerson !== undefined && inPerson !== null,
    };
  });
});

let upstream: TestUpstream;
let gateway: TestGateway;
let tokens: Record<Role, string>;
let callers: Record<Role, Caller>;

beforeAll(async () => {
  upstream = await startUpstream();
  await addSampleAnomaly(upstream.dataDir);
  gateway = await startGateway(upstream);
  const people = ROLE_NAMES.filter((role) => role !== 'tool');
  const signedIn = await Promise.all(people.map((role) => personToken(upstream, role)));
  const known = people.map((role, index) => [role, signedIn[index]]);
  tokens = Object.fromEntries([...known, ['tool', await upstream.toolToken()]]);
  const calls = await Promise.all(
    ROLE_NAMES.map((role) => (role === 'tool' ? toolCaller(upstream) : callerOf(upstream, role))),
  );
  callers = Object.fromEntries(ROLE_NAMES.map((role, index) => [role, calls[index]])) as typeof callers;
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

describe('S-05 every field of the graph', () => {
  test.each(entries.map((entry) => [`${entry.type}.${entry.field.name}`, entry] as const))(
    '%s says who may use it',
    (_name, { menu, isForEveryone, isInPerson }) => {
      expect([menu !== null, isForEveryone, isInPerson].filter(Boolean)).toHaveLength(1);
    },
  );

  const guarded = entries.filter(({ type, menu }) => menu !== null && type !== 'Subscription');

  test('that needs a right is used below', () => {
    expect(Object.keys(USES).sort()).toEqual(
      guarded.map(({ type, field }) => `${type}.${field.name}`).sort(),
    );
  });

  const inPerson = entries.filter(({ isInPerson }) => isInPerson);

  test('that is for a person alone is used below, by no token', () => {
    expect(Object.keys(USES_IN_PERSON).sort()).toEqual(
      inPerson.map(({ type, field }) => `${type}.${field.name}`).sort(),
    );
  });

  const rules = new Map<string, { menu: MenuName; needs: Right }>(
    guarded.map(({ type, field, menu, needs }) => {
      if (!menu) throw new Error('a guarded field names its menu');
      return [`${type}.${field.name}`, { menu, needs }];
    }),
  );
  const isAsked = askedOf([...rules.keys()], (role, name) => {
    const rule = rules.get(name);
    return rule !== undefined && isAllowed(role, rule);
  });

  describe.each(ROLE_NAMES)('for %s', (role) => {
    test.each([...rules].filter(([name]) => isAsked(role, name)))('%s', async (name, rule) => {
      const reply = await gateway.ask(USES[name] ?? '', { token: tokens[role] });
      if (isAllowed(role, rule)) {
        expect(reply.errors.filter(({ extensions }) => extensions.code === 'FORBIDDEN')).toEqual([]);
      } else {
        expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
        expect(new Set(gateway.callsOf(reply))).not.toContain('members');
        expect(gateway.callsOf(reply).every((call) => ['currentUser', 'menus'].includes(call))).toBe(true);
      }
    });

    test.each(Object.entries(USES_IN_PERSON))('%s is refused to the token', async (_name, query) => {
      const reply = await gateway.ask(query, { token: tokens[role] });
      expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
      expect(gateway.callsOf(reply)).toEqual([]);
    });

    test('the stream of loads', async () => {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: `Bearer ${tokens[role]}`,
        },
        body: JSON.stringify({ query: 'subscription { loadProgress { id } }' }),
        signal: AbortSignal.timeout(5000),
      });
      if (isAllowed(role, { menu: 'DATA', needs: 'edit' })) await answer.body?.cancel();
      else expect(await answer.text()).toContain('FORBIDDEN');
    });
  });
});

describe('S-05 every endpoint of the services', () => {
  const endpoints = Object.entries(CONTRACT);

  test.each(endpoints)('%s says who may call it', (_name, { access }) => {
    const isKnown = ['open', 'signed-in', 'in person', 'member'].includes(String(access));
    expect(isKnown || Object.keys(MENUS).includes((access as MenuAccess).menu)).toBe(true);
  });

  const isMember = (role: Role) => ROLES[role] !== null;
  const mayCallBy = (role: Role, { access, hasContext }: Endpoint) => {
    if (typeof access === 'object') return isAllowed(role, access);
    if (access === 'in person' && role === 'tool') return false;
    const isOfCompany = access === 'member' || (access === 'in person' && hasContext);
    return !isOfCompany || isMember(role);
  };
  const isAsked = askedOf(Object.keys(CONTRACT), (role, name) =>
    mayCallBy(role, CONTRACT[name] ?? endpointOf(name)),
  );

  describe.each(ROLE_NAMES)('for %s', (role) => {
    test.each(endpoints.filter(([name]) => isAsked(role, name)))('%s', async (name, endpoint) => {
      const mayCall = mayCallBy(role, endpoint);
      // The owner prepares what a request builds on; whoever may not call it is refused before it is looked at.
      const request = mayCall
        ? await preparedRequest(callers.owner, name).catch(() => undefined)
        : SAMPLE_REQUESTS[name];
      const own = name === 'switchCompany' && ROLES[role] === null ? { cmpnId: 'sunflower' } : request;
      const { body } = await call(callers[role], endpoint, own ?? {});
      const { error } = body as { error?: { code: string } };
      if (mayCall && name !== 'switchCompany') expect(error?.code).not.toBe('FORBIDDEN');
      else expect(error?.code).toBe(isMember(role) ? (mayCall ? undefined : 'FORBIDDEN') : 'FORBIDDEN');
    });
  });
});

function endpointOf(name: string): never {
  throw new Error(`there is no endpoint ${name}`);
}
