// C-07 notes on days: written, changed and removed by whoever may edit, seen by all of the company and nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;
let viewer: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  [owner, viewer] = await Promise.all([personToken(upstream, 'owner'), personToken(upstream, 'viewer')]);
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

interface Note {
  id: string;
  date: string;
  text: string;
  author: string;
  isOwn: boolean;
  version: number;
}
interface Payload {
  note: Note | null;
  deletedId: string | null;
  userErrors: { code: string; field: string }[];
}

const NOTE = 'id date text author isOwn version';
const SAVE = `mutation ($input: SaveCostNoteInput!) { saveCostNote(input: $input) {
  note { ${NOTE} } userErrors { code field } } }`;
const DELETE = `mutation ($input: DeleteCostNoteInput!) { deleteCostNote(input: $input) {
  deletedId userErrors { code field } } }`;

async function save(input: Record<string, unknown>, token = owner): Promise<Payload> {
  const reply = await gateway.ask<{ saveCostNote: Payload }>(SAVE, { token, variables: { input } });
  return reply.expectData().saveCostNote;
}

async function remove(input: Record<string, unknown>): Promise<Payload> {
  const reply = await gateway.ask<{ deleteCostNote: Payload }>(DELETE, {
    token: owner,
    variables: { input },
  });
  return reply.expectData().deleteCostNote;
}

async function notesIn(start: string, end: string, token = owner): Promise<Note[]> {
  const reply = await gateway.ask<{ viewer: { costAnalytics: { notes: Note[] } } }>(
    `{ viewer { costAnalytics(query: { range: { frame: CUSTOM, start: "${start}", end: "${end}" } }) { notes { ${NOTE} } } } }`,
    { token },
  );
  return reply.expectData().viewer.costAnalytics.notes;
}

test('a note stands on its day for everybody of the company, with its author', async () => {
  await save({ date: '2024-06-12', text: '  Moved to another region  ' });
  await save({ date: '2024-06-10', text: 'Price change' });
  const seen = await notesIn('2024-06-01', '2024-06-30', viewer);
  expect(seen).toMatchObject([
    { date: '2024-06-10', text: 'Price change', isOwn: false, version: 1 },
    { date: '2024-06-12', text: 'Moved to another region', isOwn: false },
  ]);
  expect(seen[0]?.author).not.toBe('');
  expect((await notesIn('2024-06-11', '2024-06-30')).map(({ date, isOwn }) => [date, isOwn])).toEqual([
    ['2024-06-12', true],
  ]);
  expect(await notesIn('2024-06-13', '2024-06-30')).toEqual([]);
});

test('who was slower is told, and nothing is lost', async () => {
  const { note } = await save({ date: '2024-05-02', text: 'First' });
  const { id = '', version = 0 } = note ?? {};
  expect((await save({ id, version, date: '2024-05-03', text: 'Second' })).note).toMatchObject({
    id,
    date: '2024-05-03',
    text: 'Second',
    version: version + 1,
  });
  const slower = await save({ id, version, date: '2024-05-02', text: 'Third' });
  expect(slower).toMatchObject({ note: null, userErrors: [{ code: 'CHANGED_MEANWHILE' }] });
  expect(await remove({ id, version })).toMatchObject({ userErrors: [{ code: 'CHANGED_MEANWHILE' }] });
  expect((await notesIn('2024-05-01', '2024-05-31')).map(({ text }) => text)).toEqual(['Second']);
  expect(await remove({ id, version: version + 1 })).toEqual({ deletedId: id, userErrors: [] });
  expect(await notesIn('2024-05-01', '2024-05-31')).toEqual([]);
  expect(await remove({ id, version: version + 1 })).toMatchObject({
    userErrors: [{ code: 'UNKNOWN_NOTE' }],
  });
});

test.each([
  ['no text', { text: '   ' }, 'TEXT_MISSING'],
  ['a text of 255 characters', { text: 'x'.repeat(255) }, 'TEXT_TOO_LONG'],
  ['a note that there is not', { id: toGlobalId('CostNote', 'x'), version: 1, text: 'a' }, 'UNKNOWN_NOTE'],
  ['an id of something else', { id: toGlobalId('Company', 'x'), version: 1, text: 'a' }, 'UNKNOWN_NOTE'],
])('%s is told as what can be mended', async (_name, input, code) => {
  expect(await save({ date: '2024-04-01', ...input })).toMatchObject({ note: null, userErrors: [{ code }] });
});

test('a text of 254 characters fits, whatever letters they are', async () => {
  const text = '😀'.repeat(254);
  expect((await save({ date: '2024-03-01', text })).note?.text).toBe(text);
});

test('who may only look cannot write, and a note of another company can neither be seen nor changed', async () => {
  const refused = await gateway.ask(SAVE, {
    token: viewer,
    variables: { input: { date: '2024-06-12', text: 'Mine' } },
  });
  expect(refused.expectError().extensions.code).toBe('FORBIDDEN');
  const { note } = await save({ date: '2018-10-15', text: 'Of Sunflower' });
  const SWITCH = 'mutation ($id: ID!) { switchCompany(input: { companyId: $id }) { userErrors { code } } }';
  const go = (name: string) =>
    gateway.ask(SWITCH, { token: owner, variables: { id: toGlobalId('Company', name) } });
  await go('workshop');
  try {
    expect(await notesIn('2018-10-01', '2018-10-31')).toEqual([]);
    const { id = '', version = 0 } = note ?? {};
    const foreign = await save({ id, version, date: '2018-10-15', text: 'Taken' });
    expect(foreign).toMatchObject({ userErrors: [{ code: 'UNKNOWN_NOTE' }] });
    expect(await remove({ id, version })).toMatchObject({ userErrors: [{ code: 'UNKNOWN_NOTE' }] });
  } finally {
    await go('sunflower');
  }
});
