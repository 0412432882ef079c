// Billing files that are uploaded through the graph: nothing changes before the plan is confirmed, and who may do it.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, type Fields, row } from '../../support/product/focus-files.ts';
import { startProduct } from '../../support/product/gateway.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
let token: string;

beforeAll(async () => {
  product = await startProduct();
  token = await product.upstream.demoToken();
});
afterAll(() => product?.close());

const PATIENCE = { timeout: 60_000, interval: 200 };
const ORACLE = { ProviderName: 'Oracle', BillingAccountId: 'o1' };

interface Load {
  state: string;
  startedBy: string;
  origin: string;
  rowsLoaded: number | null;
  fault: { file: string | null; message: string } | null;
  report: {
    plan: {
      allowed: string[];
      months: { rowsBefore: number | null; rowsAfter: number }[];
      findings: { reason: string }[];
    };
  } | null;
}

const MISSING_ISSUER = {
  ...{ id: 'InvoiceIssuerName-PRESENT', keyword: 'MUST', kind: 'PRESENT' },
  ...{ rows: null, first: [] },
};

let uploads = 0;
/** Sends the rows as a file in parts; returns the id of its upload. */
async function send(name: string, rows: readonly Fields[], bytes = Buffer.from(csv(rows))): Promise<string> {
  uploads += 1;
  const upload = uploads.toString(16).padStart(32, '0');
  const half = Math.ceil(bytes.length / 2);
  for (const offset of [0, half]) {
    const data = bytes.subarray(offset, offset + half).toString('base64');
    const reply = await addPart({ upload, file: name, offset, data });
    expect(reply.expectData()).toEqual({
      addUploadPart: { size: offset === 0 ? half : bytes.length },
    });
  }
  return upload;
}

const addPart = (input: object) =>
  product.gateway.ask('mutation ($input: AddUploadPartInput!) { addUploadPart(input: $input) { size } }', {
    token,
    variables: { input },
  });

/** Begins the load and waits for its end. */
async function load(upload: string, allow: string[], isPlanOnly: boolean): Promise<Load> {
  const begun = await product.gateway.ask<{ loadUpload: { load: { id: string; state: string } } }>(
    'mutation ($input: LoadUploadInput!) { loadUpload(input: $input) { load { id state } } }',
    { token, variables: { input: { upload, allow, isPlanOnly } } },
  );
  const { id, state } = begun.expectData().loadUpload.load;
  expect(state).toBe('RUNNING');
  const now = async () => {
    const reply = await product.gateway.ask<{ viewer: { load: Load } }>(
      `query ($id: ID!) { viewer { load(id: $id) { state startedBy origin rowsLoaded fault { file message }
        report { plan { allowed months { rowsBefore rowsAfter } findings { reason } }
          files { check { version broken { id keyword kind rows first { line value } } } } } } } }`,
      { token, variables: { id } },
    );
    return reply.expectData().viewer.load;
  };
  await expect.poll(async () => (await now()).state, PATIENCE).not.toBe('RUNNING');
  return now();
}

test('more files than an upload may have are refused by a code', async () => {
  const upload = 'd'.repeat(32);
  mkdirSync(folder(upload), { recursive: true });
  for (let n = 0; n < 200; n += 1) writeFileSync(join(folder(upload), `${n}.csv`), 'x');
  const { addUploadPart } = (
    await product.gateway.ask<{ addUploadPart: object }>(
      'mutation ($input: AddUploadPartInput!) { addUploadPart(input: $input) { size userErrors { code field } } }',
      { token, variables: { input: { upload, file: 'more.csv', offset: 0, data: 'eA==' } } },
    )
  ).expectData();
  expect(addUploadPart).toEqual({ size: null, userErrors: [{ code: 'UPLOAD_TOO_LARGE', field: 'upload' }] });
});

const folder = (upload: string) => join(product.upstream.dataDir, 'uploads/sunflower/dana-demo', upload);

test('the plan changes nothing, a refused load neither; the choice of a person loads the files', {
  timeout: 240_000,
}, async () => {
  const whole = await send('whole.csv', [row(ORACLE), row({ ...ORACLE, BilledCost: '2' })]);
  expect(readdirSync(folder(whole))).toEqual(['whole.csv']);
  expect(await load(whole, [], true)).toMatchObject({
    ...{ state: 'PLANNED', origin: 'UPLOAD', startedBy: expect.stringMatching(/\w/) },
    report: {
      plan: { months: [{ rowsBefore: null, rowsAfter: 2 }], findings: [] },
      // It is held against the rules of FOCUS too, which refuses nothing.
      files: [{ check: { version: '1.0', broken: expect.arrayContaining([MISSING_ISSUER]) } }],
    },
  });
  expect(await load(whole, [], false)).toMatchObject({ state: 'LOADED', rowsLoaded: 2 });
  await expect.poll(() => existsSync(folder(whole)), PATIENCE).toBe(false);

  const less = await send('less.csv', [row({ ...ORACLE, BilledCost: '2' })]);
  const shrunk = { months: [{ rowsBefore: 2, rowsAfter: 1 }], findings: [{ reason: 'SHRINK' }] };
  expect(await load(less, [], true)).toMatchObject({ state: 'PLANNED', report: { plan: shrunk } });
  expect(await load(less, [], false)).toMatchObject({ state: 'REFUSED', report: { plan: shrunk } });
  expect(await load(less, ['SHRINK'], false)).toMatchObject({
    state: 'LOADED',
    report: { plan: { ...shrunk, allowed: ['SHRINK'] } },
  });
});

const UPLOAD = 'f'.repeat(32);

test.each([
  ['a name with folders', { upload: UPLOAD, file: '../x.csv', offset: 0, data: 'eA==' }, 'file'],
  ['a hidden file', { upload: UPLOAD, file: '.x.csv', offset: 0, data: 'eA==' }, 'file'],
  ['a name that no disk keeps', { upload: UPLOAD, file: '가'.repeat(86), offset: 0, data: 'eA==' }, 'file'],
  ['a part out of its order', { upload: UPLOAD, file: 'x.csv', offset: 7, data: 'eA==' }, 'offset'],
  ['what is no base64', { upload: UPLOAD, file: 'x.csv', offset: 0, data: '?' }, 'data'],
  ['an id that leads elsewhere', { upload: '../../etc', file: 'x.csv', offset: 0, data: 'eA==' }, 'upload'],
])('%s is refused by the argument at fault', async (_, input, field) => {
  const { errors } = await addPart(input);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: field });
});

test('an upload of an empty file alone is told to be empty', async () => {
  const upload = await send('empty.csv', [], Buffer.alloc(0));
  expect(await load(upload, [], true)).toMatchObject({
    state: 'FAILED',
    fault: { file: 'empty.csv', message: expect.stringContaining('is empty') },
  });
});

test('there is nothing to load of an upload without files', async () => {
  const { errors } = await product.gateway.ask(
    'mutation ($input: LoadUploadInput!) { loadUpload(input: $input) { load { id } } }',
    { token, variables: { input: { upload: 'e'.repeat(32), allow: [], isPlanOnly: true } } },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'upload' });
});
