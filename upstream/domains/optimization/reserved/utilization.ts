// How the reservations of a vendor were used: the handlers of AWS and of Azure, which differ in their paths and paging alone.
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { FAIL_CODES } from '../../../contract/endpoint.ts';
import {
  type Agreement,
  type AgreementDetail,
  type FamilyRow,
  type ReservationFigures,
  type ReservationSummary,
  type ReservationTransition,
  type ServiceRow,
  UTILIZATION_SORTS,
  type UtilizationSort,
} from '../../../contract/optimization/reserved/shapes.ts';
import type { CommonRequest, TransitionRequest } from '../../../contract/optimization/shared/asked.ts';
import type { FilterReply } from '../../../contract/optimization/shared/shapes.ts';
import type { Page } from '../../../contract/shared/paging.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import { sortedPage } from '../shared/sorted-page.ts';
import { type StepUnit, stepUnit } from '../shared/transition-steps.ts';
import { reservationOptions } from './options.ts';
import { type Reservation, type Reservations, reservationsOf } from './reservations.ts';
import { shortId } from './terms.ts';
import {
  agreementOf,
  agreementsOf,
  answered,
  familiesOf,
  figuresOf,
  type PARTS,
  servicesOf,
  summaryOf,
  transitionOf,
} from './use-rows.ts';

type ListRequest = CommonRequest & { sortField?: UtilizationSort | undefined; isAscending: boolean };

interface List<Row> {
  rowsOf: (data: Reservations) => Row[];
  /** What `name` sorts by. */
  name: keyof Row & string;
}

const AGREEMENTS: List<Agreement> = { rowsOf: agreementsOf, name: 'displayName' };
const FAMILIES: List<FamilyRow> = { rowsOf: familiesOf, name: 'instanceFamily' };
const SERVICES: List<ServiceRow> = { rowsOf: servicesOf, name: 'serviceName' };

export class ReservationUtilization {
  readonly #stores: Stores;
  readonly #vendor: VendorCode;

  constructor(stores: Stores, vendor: VendorCode) {
    this.#stores = stores;
    this.#vendor = vendor;
  }

  /** Of what was charged in the range, regardless of the filters. */
  filter(request: CommonRequest, call: Call): Promise<FilterReply> {
    return reservationOptions(this.#stores, call, this.#vendor, request, ({ isCharged }) => isCharged);
  }

  async summary(request: CommonRequest, call: Call): Promise<ReservationSummary> {
    return summaryOf(await this.#read(request, call, null));
  }

  async transition(
    request: TransitionRequest,
    call: Call,
    part: keyof typeof PARTS = 'none',
  ): Promise<ReservationTransition> {
    const { timeUnit, data } = await this.#readSteps(request, call);
    return transitionOf(data, timeUnit, part);
  }

  async agreementList(request: ListRequest, page: Page, call: Call) {
    return listed(await this.#read(request, call, null), AGREEMENTS, request, page);
  }

  async familyList(request: ListRequest, page: Page, call: Call) {
    return listed(await this.#read(request, call, null), FAMILIES, request, page);
  }

  async serviceList(request: ListRequest, page: Page, call: Call) {
    return listed(await this.#read(request, call, null), SERVICES, request, page);
  }

  async detail(
    request: TransitionRequest & { reservedId?: string | undefined },
    call: Call,
  ): Promise<AgreementDetail> {
    const { timeUnit, data } = await this.#readSteps(request, call);
    const found =
      request.reservedId === undefined
        ? largestOf(data.all)
        : data.all.find(({ commitment: { id } }) => [id, shortId(id)].includes(request.reservedId ?? ''));
    if (!found && request.reservedId !== undefined)
      throw new Refusal(FAIL_CODES.notFound, 'There is no such reservation.', 'reservedId');
    return {
      agreementDetail: found ? agreementOf(found, data.today) : null,
      transition: transitionOf({ ...data, all: found ? [found] : [] }, timeUnit, 'none'),
    };
  }

  #read(request: CommonRequest, call: Call, unit: StepUnit | null): Promise<Reservations> {
    return reservationsOf(this.#stores, call, this.#vendor, request, () => unit);
  }

  async #readSteps(request: TransitionRequest, call: Call) {
    let timeUnit: StepUnit = 'month';
    const data = await reservationsOf(this.#stores, call, this.#vendor, request, (range) => {
      timeUnit = stepUnit(request.timeUnit, range);
      return timeUnit;
    });
    return { timeUnit, data };
  }
}

function largestOf(all: readonly Reservation[]): Reservation | undefined {
  const payment = (reservation: Reservation) => figuresOf([reservation]).totalPayment;
  return all.toSorted((one, other) => payment(other) - payment(one))[0];
}

function listed<Row extends ReservationFigures>(
  data: Reservations,
  { rowsOf, name }: List<Row>,
  { sortField = UTILIZATION_SORTS[0], isAscending }: ListRequest,
  page: Page,
) {
  const order = { sortField: sortField === 'name' ? name : sortField, isAscending };
  return { ...answered(data), ...sortedPage(rowsOf(data), order, page), total: figuresOf(data.all) };
}
