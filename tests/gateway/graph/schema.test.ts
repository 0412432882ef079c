import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isObjectType, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExamples } from '../../../gateway/http/graphiql.ts';
import { sharedSchema } from '../../../gateway/schema.ts';
import { loaderOf } from '../../../lib/node/programs/loader-of.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

describe('schema.graphql', () => {
  test('and the resolver types are what the SDL says', () => {
    const script = join(ROOT, 'scripts', 'graph.ts');
    expect(() =>
      execFileSync(process.execPath, [...loaderOf(script), script, '--check'], { cwd: ROOT }),
    ).not.toThrow();
  });

  test('describes every type, field and argument', () => {
    const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
    const types = Object.values(schema.getTypeMap()).filter(({ astNode }) => astNode);
    const missing = types.flatMap((type) => {
      const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
      const parts = fields.flatMap((field) => ['args' in field ? [field, ...field.args] : [field]].flat());
      return [type, ...parts]
        .filter(({ description }) => !description)
        .map(({ name }) => `${type.name} ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('the example queries of GraphiQL', () => {
  let upstream: TestUpstream;
  let gateway: TestGateway;

  beforeAll(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream);
  });

  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  test.each(readExamples())('$name runs', async ({ query }) => {
    const plain = query.replaceAll(' @defer', '');
    expect(validate(sharedSchema(), parse(plain))).toEqual([]);
    (await gateway.ask(plain)).expectData();
    const streamed = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'multipart/mixed',
        authorization: `Bearer ${await upstream.toolToken()}`,
      },
      body: JSON.stringify({ query }),
    });
    const text = await streamed.text();
    expect(text).toContain('"data":');
    expect(text).not.toContain('"errors"');
  });
});
