// The connected sources on the page Data: added, tried, paused, asked for, and told with all of their runs.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataPage } from '../../../../web/pages/data/DataPage.tsx';
import { dataPage } from '../../../../web/pages/data/page.tsx';
import { openPageAt } from '../../../support/components/open-page.tsx';

afterEach(cleanup);

const RUN = {
  ...{ id: 'run-2', askedAt: '2024-06-02T08:00:00Z', askedBy: null, isDry: false, state: 'REFUSED' },
  fault: { code: 'LOAD_REFUSED', detail: 'june.csv' },
  months: [
    {
      ...{ month: '2024-06-01', fileCount: 2, state: 'REFUSED', loadId: 'TG9hZFJ1bjox' },
      fault: { code: 'LOAD_REFUSED', detail: 'june.csv' },
    },
  ],
};
const SOURCE = {
  ...{ id: 'acme-aws', name: 'AWS of Acme', kind: 'S3', way: 'KEYS', layout: 'MANIFESTS', version: 4 },
  fields: [
    { id: 'bucket', value: 'acme-billing' },
    { id: 'prefix', value: 'focus/' },
    { id: 'accessKeyId', value: 'AKID' },
  ],
  ...{ secrets: ['secretAccessKey'], allow: ['SHRINK'], everyMinutes: 60, isOfFile: false, isPaused: false },
  ...{ nextRunAt: '2024-06-02T09:00:00Z', lastRun: RUN, months: [] as object[] },
};

const open = (...list: object[]) =>
  openPageAt(dataPage, DataPage, '/data', {
    viewer: {
      company: { id: 'company', key: 'acme', name: 'Acme' },
      ...{ dataState: null, loads: null, storedData: null, dataChanges: null },
      dataSources: { externalId: 'skyledger:acme', list },
    },
  });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openSource = async (name = SOURCE.name) => {
  press(name);
  return screen.findByRole('dialog', { name });
};

it('a source is added with what is entered alone, and a fault stands beside its field', async () => {
  const { requests } = open();
  expect(screen.getByText('No source is connected')).toBeTruthy();
  press('Connect a source');
  await screen.findByRole('dialog', { name: 'Connect a source' });
  type('Name', 'Bucket of Acme');
  type('Bucket', 'acme-billing');
  type('Access key ID', 'AKID');
  type('Secret access key', 'hush');
  press('Save');
  const { name, variables } = requests.last();
  expect(name).toBe('useSaveSourceMutation');
  expect(variables.input).toMatchObject({
    ...{ name: 'Bucket of Acme', kind: 'S3', way: 'KEYS', layout: 'MANIFESTS', isPaused: false },
    fields: [
      { id: 'bucket', value: 'acme-billing' },
      { id: 'accessKeyId', value: 'AKID' },
      { id: 'secretAccessKey', value: 'hush' },
    ],
  });
  expect(variables.input).not.toHaveProperty('id');
  await act(async () =>
    requests.last().answer({
      data: { saveDataSource: { userErrors: [{ code: 'SOURCE_FIELD_INVALID', field: 'bucket' }] } },
    }),
  );
  const bucket = screen.getByLabelText<HTMLInputElement>(/^Bucket/);
  expect(bucket.getAttribute('aria-invalid')).toBe('true');
});

it('what is entered is tried before it is saved: what is there, or why it cannot be read and what to do', async () => {
  const { requests } = open(SOURCE);
  await openSource();
  press('Test the connection');
  const { name, variables } = requests.last();
  expect([name, variables.input]).toEqual([
    'useTestSourceMutation',
    { id: 'acme-aws', kind: 'S3', way: 'KEYS', fields: SOURCE.fields },
  ]);
  const trial = (fault: object | null) => ({
    data: {
      testDataSource: { trial: { fault, fileCount: 3, manifestCount: 1, isMore: true }, userErrors: [] },
    },
  });
  await act(async () => requests.last().answer(trial(null)));
  expect(screen.getByText('The connection works: 3 files and 1 manifest at least.')).toBeTruthy();
  press('Test the connection');
  await act(async () => requests.last().answer(trial({ code: 'PLACE_GONE', detail: 'NoSuchBucket' })));
  expect(screen.queryByText(/The connection works/)).toBeNull();
  expect(screen.getByText('Detail: NoSuchBucket')).toBeTruthy();
});

it('a source is paused with the secret that it has, and its version', async () => {
  const { requests } = open(SOURCE);
  await openSource();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Paused' }));
  press('Save');
  expect(requests.last().variables.input).toMatchObject({
    ...{ id: 'acme-aws', version: 4, isPaused: true, allow: ['SHRINK'] },
    fields: SOURCE.fields,
  });
  cleanup();
  open({ ...SOURCE, isPaused: true });
  expect(screen.getByRole('cell', { name: 'Paused' })).toBeTruthy();
});

it('a dry run and a run are asked for, and a source goes only when it is said twice', async () => {
  const { requests } = open(SOURCE);
  const drawer = await openSource();
  const asked = { id: 'acme-aws', allow: [] };
  press('Dry run');
  expect(requests.last()).toMatchObject({
    name: 'SourceActionsRunMutation',
    variables: { input: { ...asked, isDry: true } },
  });
  await act(async () => requests.last().answer({ data: { runDataSource: { userErrors: [] } } }));
  expect(screen.getByText('The run begins in a moment.')).toBeTruthy();
  press('Fetch now');
  expect(requests.last().variables.input).toEqual({ ...asked, isDry: false });
  await act(async () =>
    requests
      .last()
      .answer({ data: { runDataSource: { userErrors: [{ code: 'UNKNOWN_SOURCE', field: 'id' }] } } }),
  );
  expect(within(drawer).getByRole('alert').textContent).not.toBe('');
  const before = requests.waiting();
  press('Remove the source');
  expect(requests.waiting()).toBe(before);
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove the source' }).at(-1) as HTMLElement);
  expect(requests.last()).toMatchObject({
    name: 'SourceActionsRemoveMutation',
    variables: { input: { id: 'acme-aws', version: 4 } },
  });
});

it('every run is told: when, what was loaded, what was refused, and why', async () => {
  const { requests } = open(SOURCE);
  const drawer = await openSource();
  expect(within(drawer).getByText('Detail: june.csv')).toBeTruthy();
  press('All runs');
  expect(requests.last()).toMatchObject({
    name: 'SourceRunsQuery',
    variables: { id: 'acme-aws', page: 1, itemsPerPage: 10 },
  });
  const earlier = {
    ...{ ...RUN, id: 'run-1', askedBy: 'Dana', isDry: true, state: 'FAILED', months: [] },
    fault: { code: 'PLACE_GONE', detail: 'NoSuchBucket' },
  };
  const edges = [{ node: RUN }, { node: earlier }];
  await act(async () =>
    requests.last().answer({
      data: { viewer: { id: 'v', dataSourceRuns: { totalCount: 12, edges } } },
    } as never),
  );
  const list = within(drawer).getByRole('heading', { name: 'All runs' }).nextElementSibling as HTMLElement;
  const [first, second] = within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list);
  expect(first?.textContent).toMatch(/06\/2024 · 2 files · Refused · Load report.*Detail: june\.csv/);
  expect(second?.textContent).toMatch(/^Failed · .* · Dana · dry run.*Detail: NoSuchBucket/);
  fireEvent.click(within(drawer).getByRole('button', { name: /next/i }));
  expect(requests.last()).toMatchObject({ name: 'SourceRunsQuery', variables: { page: 2 } });
});

it('a source of the file on the server has no form, and cannot be removed here', async () => {
  open({ ...SOURCE, isOfFile: true });
  const drawer = await openSource();
  expect(within(drawer).queryByRole('textbox')).toBeNull();
  expect(within(drawer).queryByRole('button', { name: 'Remove the source' })).toBeNull();
  expect(within(drawer).getByRole('button', { name: 'Fetch now' })).toBeTruthy();
});
