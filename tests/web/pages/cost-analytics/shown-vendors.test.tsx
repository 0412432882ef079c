// The vendors of the figures: the chip and the line below it name the same ones (C-03).
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Vendor } from '../../../../web/components/vendors/vendors.ts';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import { UnsupportedVendors } from '../../../../web/pages/cost-analytics/state-bar/UnsupportedVendors.tsx';
import { VendorsChip } from '../../../../web/pages/cost-analytics/state-bar/VendorsChip.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

it.each<[string, Vendor[], string, string]>([
  [
    'without Other',
    ['AWS', 'AZURE', 'OCI'],
    'AWS, Azure',
    'Shown by default: AWS and Azure. Of your vendors not shown: OCI.',
  ],
  [
    'with Other',
    ['AWS', 'OCI', 'OTHER'],
    'AWS, Other',
    'Shown by default: AWS and Other. Of your vendors not shown: OCI.',
  ],
])('of a company %s', (_company, vendors, chip, line) => {
  const address = costAnalyticsPage.read(new URL('https://portal.example/cost-analytics'));
  const onChange = () => undefined;
  const { environment } = answeredEnvironment();
  const viewer = { availableVendors: vendors, selectedVendors: vendors };
  const { container } = render(
    <>
      <VendorsChip address={address} onChange={onChange} />
      <UnsupportedVendors address={address} onChange={onChange} />
    </>,
    { wrapper: around({ environment, viewer }) },
  );
  expect(screen.getByRole('button', { name: /^Vendors/ }).textContent).toContain(chip);
  expect(container.querySelector('p')?.textContent).toContain(line);
});
