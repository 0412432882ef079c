// Our detector, as judging runs it.
import { parseDay } from '../../../lib/calendar/calendar.ts';
import type { Sensitivity } from '../../../lib/catalogue/anomaly.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { findAnomalies } from '../../../upstream/domains/anomaly/detection/find-anomalies.ts';
import { type Detector, minimumImpacts } from './company.ts';

const ours = (sensitivity: Sensitivity): Detector => ({
  name: `ours, sensitivity ${sensitivity}`,
  bases: ['USAGE', 'RATE', 'CREDIT'],
  find: (company) => {
    const { firstDay } = company;
    const least = minimumImpacts(company);
    const leaves = company.leaves.map((leaf) => ({ ...leaf, firstDay, vendor: leaf.vendor as VendorCode }));
    const minimumImpact = (vendor: string) => least.get(vendor) ?? 0;
    const place = (day: string) => parseDay(day) - parseDay(firstDay);
    return findAnomalies(leaves, { sensitivity, minimumImpact }).anomalies.map(
      ({
        vendor,
        account,
        product,
        region,
        kind,
        direction,
        firstDay: first,
        toldOn,
        lastDay,
        expected,
      }) => ({
        ...{ vendor, account, product, region, kind, direction },
        ...{ toldOn: place(toldOn), lastDay: place(lastDay) },
        judged: { firstDay: place(first), expected },
      }),
    );
  },
});

export const OURS: readonly Detector[] = [ours('M'), ours('H')];
