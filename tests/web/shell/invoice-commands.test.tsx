// Bills and invoices in the command palette: what finds them, and where they lead (B-06).
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fittingGroups } from '../../../web/shell/palette/commands.ts';
import type { FoundInvoice } from '../../../web/shell/palette/PaletteInvoices.tsx';
import { useInvoiceCommands } from '../../../web/shell/palette/useInvoiceCommands.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

const INVOICES: FoundInvoice[] = [
  { invoiceId: 'G-77', issuer: 'Google Cloud', month: '2024-06-01', vendor: 'GCP' },
  { invoiceId: '1000000', issuer: 'Amazon Web Services', month: '2024-05-01', vendor: 'AWS' },
  { invoiceId: '1000001', issuer: 'AWS Marketplace', month: '2024-05-01', vendor: 'AWS' },
];

function Found({ search }: { search: string }) {
  const groups = useInvoiceCommands(INVOICES);
  const commands = groups.flatMap(({ commands: own }) => own);
  const { pathname, search: address } = useLocation();
  return (
    <>
      <output>{pathname + address}</output>
      {fittingGroups(groups, search).map(({ label, options }) => (
        <section key={label} aria-label={label ?? undefined}>
          {options.map(({ id, label: name, note }) => (
            <button key={id} type="button" onClick={commands.find((each) => each.id === id)?.run}>
              {[name, note].filter(Boolean).join(' | ')}
            </button>
          ))}
        </section>
      ))}
    </>
  );
}

function find(search: string) {
  cleanup();
  render(<Found search={search} />, { wrapper: around({ environment: answeredEnvironment().environment }) });
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

it.each([
  ['1000001', ['1000001 | AWS · 05/2024']],
  ['marketplace', ['1000001 | AWS · 05/2024']],
  ['bills 2024-05', ['AWS · 05/2024']],
  ['gcp 06/2024', ['GCP · 06/2024', 'G-77 | GCP · 06/2024']],
  ['9999', []],
])('%s finds %j', (search, found) => {
  expect(find(search)).toEqual(found);
});

it.each([
  ['1000001', '/billing/details?vendor=aws&month=2024-05&invoice=1000001'],
  ['bills gcp', '/billing?vendor=gcp&month=2024-06'],
])('what %s finds opens %s', (search, address) => {
  find(search);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe(address);
});
