// Our detector, as judging runs it.
import { addDays, parseDay } from '../../../lib/calendar/calendar.ts';
import type { Sensitivity } from '../../../lib/catalogue/anomaly.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { findAnomalies } from '../../../upstream/domains/anomaly/detection/find-anomalies.ts';
import { findCharges } from '../../../upstream/domains/anomaly/detection/months/find-charges.ts';
import { type Detector, minimumImpacts } from './company.ts';

const ours = (sensitivity: Sensitivity): Detector => ({
  name: `ours, sensitivity ${sensitivity}`,
  bases: ['USAGE', 'RATE', 'CREDIT', 'FEE', 'TAX'],
  find: (company) => {
    const { firstDay } = company;
    const least = minimumImpacts(company);
    const leaves = company.leaves.map((leaf) => ({ ...leaf, firstDay, vendor: leaf.vendor as VendorCode }));
    const minimumImpact = (vendor: string) => least.get(vendor) ?? 0;
    const place = (day: string) => parseDay(day) - parseDay(firstDay);
    const through = addDays(firstDay, company.days - 1);
    const options = { sensitivity, minimumImpact };
    const days = findAnomalies(leaves, options).anomalies;
    const months = findCharges(company.charges, { ...options, through });
    return [...days, ...months].map(
      ({
        vendor,
        account,
        product,
        region,
        kind,
        direction,
        firstDay: first,
        reportedOn,
        lastDay,
        expected,
      }) => ({
        ...{ vendor, account, product, region, kind, direction },
        ...{ reportedOn: place(reportedOn), lastDay: place(lastDay) },
        judged: { firstDay: place(first), expected },
      }),
    );
  },
});

export const OURS: readonly Detector[] = [ours('M'), ours('H')];
