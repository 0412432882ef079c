// Sums of reservations for the wire: of all, by family, by service, over time.
import { reservationUtilizationOf, summedUse } from '../../../../lib/commitments/reservation-use.ts';
import type {
  Agreement,
  FamilyRow,
  ReservationFigures,
  ReservationSummary,
  ReservationTransition,
  ServiceRow,
} from '../../../contract/optimization/reserved/shapes.ts';
import type { Commitment } from '../shared/commitment-inventory.ts';
import { answeredDays } from '../shared/commitment-scope.ts';
import type { StepUnit } from '../shared/transition-steps.ts';
import type { Reservation, Reservations } from './reservations.ts';
import { familyOf, termsOf } from './terms.ts';

/** What every reply says of itself. */
export function answered({ currency, range, conversions }: Reservations) {
  return { currency, ...answeredDays(range), ...conversions };
}

export function figuresOf(reservations: readonly Reservation[]): ReservationFigures {
  return reservationUtilizationOf(summedUse(reservations.map(({ use }) => use)));
}

export function summaryOf(data: Reservations): ReservationSummary {
  return { ...figuresOf(data.all), ...answered(data) };
}

export function agreementOf(reservation: Reservation, today: string): Agreement {
  return { ...termsOf(reservation.commitment, today), ...figuresOf([reservation]) };
}

/** Those that were charged in the range. */
export function agreementsOf({ all, today }: Reservations): Agreement[] {
  return all.filter(({ isCharged }) => isCharged).map((each) => agreementOf(each, today));
}

export function familiesOf({ all }: Reservations): FamilyRow[] {
  return groupsOf(all, (commitment) => namedFamily(commitment)).map(({ code, members }) => ({
    instanceFamily: code,
    reservationCount: members.length,
    ...figuresOf(members),
  }));
}

export function servicesOf({ all }: Reservations): ServiceRow[] {
  return groupsOf(all, ({ product }) => [product, product]).map(({ code, name, members }) => ({
    serviceCode: code,
    serviceName: name,
    reservationCount: members.length,
    ...figuresOf(members),
  }));
}

function namedFamily(commitment: Commitment): [string, string] {
  const family = familyOf(commitment) ?? '';
  return [family, family];
}

type PartOf = (commitment: Commitment) => [code: string, name: string];

/** What trends are split by; the type of a reservation is its service, as in the lists and filters. */
export const PARTS = {
  none: () => ['', ''],
  type: ({ product }) => [product, product],
  region: ({ region, regionName }) => [region ?? '', regionName ?? region ?? ''],
  family: (commitment) => namedFamily(commitment),
} as const satisfies Record<string, PartOf>;

/** A step without any charge has no row: its utilization is not known. */
export function transitionOf(
  data: Reservations,
  timeUnit: StepUnit,
  part: keyof typeof PARTS,
): ReservationTransition {
  const groups = groupsOf(data.all, PARTS[part]);
  const list = data.steps.flatMap(({ start }, place) =>
    groups.flatMap(({ code, name, members }) => {
      const use = summedUse(members.flatMap(({ series }) => series[place] ?? []));
      const figures = reservationUtilizationOf(use);
      return figures.utilization === null ? [] : [{ usageDate: start, code, name, ...figures }];
    }),
  );
  return { ...answered(data), timeUnit, list };
}

/** By falling payment; only those that were charged. */
function groupsOf(all: readonly Reservation[], partOf: PartOf) {
  const groups = new Map<string, { code: string; name: string; members: Reservation[] }>();
  for (const reservation of all.filter(({ isCharged }) => isCharged)) {
    const [code, name] = partOf(reservation.commitment);
    const group = groups.get(code) ?? { code, name, members: [] };
    group.members.push(reservation);
    groups.set(code, group);
  }
  const payment = (members: readonly Reservation[]) => figuresOf(members).totalPayment;
  return [...groups.values()].sort((one, other) => payment(other.members) - payment(one.members));
}
