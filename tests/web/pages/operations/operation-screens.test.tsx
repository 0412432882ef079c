// Screens of operation status (M-01 to M-04): codes as they are, what can be done and undone, amounts digit by digit.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { roiText } from '../../../../web/pages/operations/roi/roi-rows.ts';
import {
  acme,
  openOverview,
  openRoi,
  openStatuses,
  other,
  roi,
  rois,
  status,
  statuses,
  view,
} from '../../../support/components/operation-screens.tsx';

afterEach(cleanup);

const CSP = '/mis-operation-status/csp';
const ROI = '/mis-operation-status/roi';
type Opened = ReturnType<typeof openStatuses>;

/** Answers the newest request. */
const answer = async ({ requests }: Opened, viewer: object) =>
  act(async () => requests.last().answer({ data: { viewer: { id: 'v', ...viewer } } } as never));
const answerMutation = async ({ requests }: Opened, field: string, payload: object) =>
  act(async () => requests.last().answer({ data: { [field]: payload } } as never));
const inputOf = ({ requests }: Opened) => requests.last().variables.input;
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('M-01 overview', () => {
  it('tells the codes of each company, also one that is not known, and what needs attention', () => {
    openOverview('/mis-operation-status', {
      operationStatuses: statuses([], [acme, other], ['E', 'ZZ9', 'P']),
      costStoreUsage: null,
    });
    const [, line] = within(screen.getByRole('table')).getAllByRole('row');
    // One E and two of the unknown code; P needs none.
    expect(line?.textContent).toContain('Acme3');
    expect(line?.textContent).toContain('ZZ9');
    expect(line?.textContent).toContain('Unknown code');
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Acme' });
    expect(new URL(href).search).toContain('of=company-1');
    expect(screen.getByText(/You are of the staff/)).toBeTruthy();
  });

  it('says so when it cannot be told, and keeps the page', () => {
    openOverview('/mis-operation-status', { operationStatuses: null, costStoreUsage: null }, [
      {
        message: 'down',
        path: ['viewer', 'operationStatuses'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      },
    ]);
    expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
    expect(screen.getByText('What the codes mean')).toBeTruthy();
  });
});

describe('M-01 what answers questions on cost', () => {
  const companies = { operationStatuses: statuses([], [acme, other]) };
  const use = { table: 'rows', reason: 'DIMENSION', subject: 'resource', questions: 30, share: 0.75 };
  const unknown = { table: 'cube', reason: 'NEW', subject: '', questions: 10, share: 0.25 };
  const times = { p50: 1234.4, p95: 2000, largeScans: 2 };
  const usage = {
    ...{ since: '2024-07-01T10:00:00.000Z', questions: 40, largeScans: 4, largeScanRows: 1000000 },
    tables: [use, unknown].map((each) => ({ ...each, ...times })),
  };

  it('tells the tables with their reasons, shares and times, also those that it does not know', () => {
    openOverview('/mis-operation-status', { ...companies, costStoreUsage: usage });
    const [panel = document.body] = screen.getAllByRole('region', { name: 'What answers questions on cost' });
    const [, first, second] = within(panel).getAllByRole('row');
    const cellsOf = (row: HTMLElement | undefined) =>
      [...(row?.children ?? [])].map((cell) => cell.textContent);
    expect(cellsOf(first)).toEqual([
      ...['Charges', 'Grouped or counted by resource', '30', '75.0%', '1,234 ms', '2,000 ms', '2'],
    ]);
    expect(cellsOf(second).slice(0, 2)).toEqual(['cube', 'NEW']);
    expect(panel.textContent).toContain('4 of them read 1,000,000 charges or more');
  });

  it('shows nothing of it to those who are not of the staff', () => {
    openOverview('/mis-operation-status', { ...companies, costStoreUsage: null });
    expect(screen.queryByText('What answers questions on cost')).toBeNull();
    expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
  });

  it('says so when it cannot be told, and keeps the companies', () => {
    openOverview('/mis-operation-status', { ...companies, costStoreUsage: null }, [
      { message: 'down', path: ['viewer', 'costStoreUsage'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
    expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Acme' })).toBeTruthy();
  });
});

describe('M-02 CSP status', () => {
  it('asks for what the address says, and leaves out what it cannot read', () => {
    const { asked } = openStatuses(`${CSP}?of=c&code=ZZ9&check=LOAD&search=may&deleted=true&page=2&size=50`, {
      operationStatuses: statuses([]),
    });
    expect(asked).toEqual({
      ...{ company: 'c', codes: ['ZZ9'], checks: ['LOAD'], search: 'may' },
      ...{ isDeleted: true, page: 2, size: 50 },
    });
    expect(screen.getByText('No status fits.')).toBeTruthy();
    cleanup();
    expect(
      openStatuses(`${CSP}?check=NONE&page=x&size=7`, { operationStatuses: statuses([]) }).asked,
    ).toMatchObject({ checks: [], page: 1, size: 30 });
  });

  it('shows any code and any check as they are', () => {
    const strange = { ...status, id: 's2', code: 'ZZ9', foundCode: 'F', check: 'ROBOT', subject: '' };
    openStatuses(CSP, { operationStatuses: statuses([status, strange]) });
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toContain('E Program error');
    expect(rows[2]).toContain('ZZ9 Unknown code');
    expect(rows[2]).toContain('Found as F');
    expect(rows[2]).toContain('ROBOT');
    expect(screen.queryByRole('columnheader', { name: 'Company' })).toBeNull();
  });

  const opened = async (of: object = status, more: object = {}) => {
    const page = openStatuses(CSP, { operationStatuses: statuses([of]) });
    click('may.csv');
    await answer(page, { operationStatus: view(of, more) });
    return page;
  };

  it('repairs, and says what refuses it', async () => {
    const page = await opened(status, { files: [{ name: 'may.csv', isThere: false }] });
    expect(screen.getByText('may.csv · Not there as it was')).toBeTruthy();
    click('Repair');
    expect(inputOf(page)).toEqual({ id: 'status-1' });
    await answerMutation(page, 'repairOperationStatus', {
      userErrors: [{ code: 'REPAIR_FILES_GONE', field: 'id' }],
    });
    expect(await screen.findByText(/The files are not there as they were/)).toBeTruthy();
  });

  it('asks before it deletes, and has a way back', async () => {
    const page = await opened();
    click('Delete…');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this status?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(inputOf(page)).toEqual({ id: 'status-1', version: 0, isDeleted: true });
    await answerMutation(page, 'deleteOperationStatus', { userErrors: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(inputOf(page)).toEqual({ id: 'status-1', version: 1, isDeleted: false });
  });

  it('gives another code and a note; a code that is not known stays until another is chosen', async () => {
    const page = await opened({ ...status, code: 'ZZ9', note: 'seen', version: 2 });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Code' }).value).toBe('ZZ9');
    fireEvent.change(screen.getByRole('combobox', { name: 'Code' }), { target: { value: 'FU' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'x'.repeat(255) } });
    click('Save');
    expect(inputOf(page)).toMatchObject({ id: 'status-1', version: 2, code: 'FU' });
    await answerMutation(page, 'updateOperationStatus', {
      userErrors: [{ code: 'TEXT_TOO_LONG', field: 'note' }],
    });
    expect(screen.getByRole('textbox', { name: 'Note' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('offers nothing to those who may only look', async () => {
    const page = openStatuses(CSP, { operationStatuses: statuses([status]) }, undefined, {
      canEdit: () => false,
    });
    click('may.csv');
    await answer(page, { operationStatus: view(status) });
    for (const name of ['Repair', 'Delete…', 'Save'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('M-03 puts a person on the distribution list, with the codes that need attention', async () => {
    const page = openStatuses(CSP, { operationStatuses: statuses([]) });
    click('Distribution list');
    await answer(page, {
      statusDistribution: {
        company: acme,
        people: [{ email: 'ann@acme.example', name: 'Ann' }],
        recipients: [{ email: 'old@acme.example', name: null, codes: ['F', 'ZZ9'] }],
      },
    });
    expect(screen.getByText(/May not see the statuses any more/)).toBeTruthy();
    expect(screen.getByText('F, ZZ9')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Person' }), {
      target: { value: 'ann@acme.example' },
    });
    click('Add');
    expect(inputOf(page)).toEqual({
      company: 'company-1',
      email: 'ann@acme.example',
      codes: ['F', 'E', 'FU'],
    });
  });
});

describe('M-04 cloud migration ROI', () => {
  it('shows amounts digit by digit, and says that it computes nothing', () => {
    openRoi(ROI, { migrationRois: rois([roi]) });
    expect(screen.getByText(/Nothing is computed here/)).toBeTruthy();
    expect(screen.getByText('12345678901234567890.10')).toBeTruthy();
    expect(screen.getByText('0.50')).toBeTruthy();
  });

  it('writes a file that holds every digit and its question, and no formula', () => {
    const question = { name: 'Question', facts: [['Company', 'Acme']] } as const;
    const [head, line, ...below] = roiText([roi as never], question)
      .replace('\uFEFF', '')
      .split('\r\n');
    expect(head).toBe(
      'id,title,startMonth,currency,onPremiseCost,cloudCost,migrationCost,expectedSaving,note',
    );
    expect(line).toBe("r1,Mail server,2024-07,USD,12345678901234567890.10,0.50,,-5,'=1+1");
    expect(below).toEqual([',,,,,,,,', 'Company,Acme,,,,,,,', '']);
  });

  it('changes a row as it is typed, and puts what is wrong beside its field', async () => {
    const page = openRoi(ROI, { migrationRois: rois([roi]) });
    click('Change Mail server');
    const cost = await screen.findByRole('textbox', { name: /Cloud cost/ });
    fireEvent.change(cost, { target: { value: '1,000' } });
    click('Save');
    expect(inputOf(page)).toMatchObject({
      company: 'company-1',
      rows: [{ key: 'r1', version: 3, cloudCost: '1,000', onPremiseCost: '12345678901234567890.10' }],
    });
    await answerMutation(page, 'saveMigrationRois', {
      userErrors: [{ code: 'ROI_AMOUNT_INVALID', field: 'rows.0.cloudCost' }],
    });
    expect(cost.getAttribute('aria-invalid')).toBe('true');
  });

  it('tells every bad line of a file, and saves none', async () => {
    const page = openRoi(ROI, { migrationRois: rois([]) });
    const file = new File(['text'], 'roi.csv', { type: 'text/csv' });
    Object.assign(file, { text: async () => 'text' });
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('there is no field for a file');
    await act(async () => fireEvent.change(input, { target: { files: [file] } }));
    expect(inputOf(page)).toEqual({ company: 'company-1', text: 'text' });
    await answerMutation(page, 'readMigrationRoiFile', {
      rows: [],
      faults: [{ code: 'WRONG_VALUE', line: 3, column: 'cloudCost', value: '1e5' }],
    });
    expect((await screen.findByRole('dialog')).textContent).toMatch(
      /Line 3:.*cloudCost.*“1e5” is not a number/,
    );
    expect(page.requests.waiting()).toBe(0);
  });

  it('asks for a company before rows are added, and puts back what was deleted', async () => {
    openRoi(ROI, { migrationRois: rois([], [acme, other]) });
    expect(screen.getByText(/Choose a company/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add migration' })).toBeNull();
    cleanup();
    const page = openRoi(`${ROI}?deleted=true`, { migrationRois: rois([{ ...roi, isDeleted: true }]) });
    click('Put Mail server back');
    expect(inputOf(page)).toEqual({ id: 'roi-1', version: 3, isDeleted: false });
  });
});
