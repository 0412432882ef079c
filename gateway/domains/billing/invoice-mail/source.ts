// Calls about invoice mails: words of the graph become those of the wire on the way out, and back on the way in.
import { firstOfMonth, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { CURRENCY_CODES, isCurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import {
  checkReservation,
  deleteReservation,
  invoicePreview,
  pauseReservation,
  recipientList,
  sendInvoice,
} from '../../../../upstream/contract/billing/invoice-mail.ts';
import { FAIL_CODES, type RequestOf } from '../../../../upstream/contract/endpoint.ts';
import { mailList } from '../../../../upstream/contract/platform/mails.ts';
import type {
  InvoicePreviewInput,
  InvoiceReservation,
  PauseReservationInput,
  ReserveInvoiceInput,
  SendInvoiceInput,
  UserError,
  Vendor,
} from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { toGlobalId } from '../../../graph/global-id.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import { vendorCodeOf } from '../../../graph/wire-enums.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { UpstreamRefusal } from '../../../rest/upstream-error.ts';
import type { ViewerContext } from '../../../viewer.ts';
import { mailRecipients } from '../../platform/mails/recipients.ts';
import { FILE_TYPES, LANGUAGE_CODES, reservationOf, seqOf } from './shapes.ts';

const UNKNOWN_RESERVATION = userError('UNKNOWN_RESERVATION', 'id', 'no id of a reservation');
type Invoice = RequestOf<typeof sendInvoice>;
type Chosen = Pick<
  SendInvoiceInput,
  'vendor' | 'language' | 'fileType' | 'title' | 'description' | 'account' | 'currency'
>;

export class InvoiceMailSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  recipients(search: string, addresses: readonly string[]) {
    return mailRecipients(this.#loader, recipientList, search, addresses);
  }

  async preview(input: InvoicePreviewInput) {
    const { month, ...chosen } = input;
    const request = { ...wireChoice(chosen), yearMonth: month.slice(0, 7) };
    const { result, userErrors } = await told(this.#loader.load(invoicePreview, request));
    return { mail: result, userErrors };
  }

  async reservations(vendor: Vendor | null): Promise<InvoiceReservation[]> {
    const request = { ...(await this.#asker()), vendor: vendor && vendorCodeOf(vendor) };
    return (await this.#loader.load(checkReservation, request)).list.map(reservationOf);
  }

  async send({ month, recipients, isTest, idempotencyKey, ...chosen }: SendInvoiceInput) {
    const request: Invoice = {
      ...(await this.#named(recipients)),
      ...wireChoice(chosen),
      ...NO_SCHEDULE,
      sendType: isTest ? 'test' : 'once',
      srchSt: firstOfMonth(month),
      srchEnd: lastOfMonth(month),
      idempotencyKey,
    };
    const { result, userErrors } = await told(this.#loader.write(sendInvoice, request, [mailList]));
    return { userErrors, mailId: result?.mailId ? toGlobalId('Mail', result.mailId) : null };
  }

  async reserve(input: ReserveInvoiceInput) {
    const { id, version, recipients, isCurrentMonth, zone, day, time, idempotencyKey, ...chosen } = input;
    const rprtId = id ? seqOf(id) : null;
    if (id && rprtId === null) return { userErrors: [UNKNOWN_RESERVATION], reservation: null };
    const request: Invoice = {
      ...(await this.#named(recipients)),
      ...wireChoice(chosen),
      rprtId,
      version: version ?? null,
      sendType: 'monthly',
      srchSt: null,
      srchEnd: null,
      currMnthYn: isCurrentMonth ? 'Y' : 'N',
      cyleLocale: zone,
      cyleDayMnth: day,
      cyleTm: time,
      idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
    };
    const { result, userErrors } = await told(this.#loader.write(sendInvoice, request, [checkReservation]));
    return { userErrors, reservation: await this.#reservation(result?.seq ?? null) };
  }

  async pause({ id, version, isPaused }: PauseReservationInput) {
    const seq = seqOf(id);
    if (seq === null) return { userErrors: [UNKNOWN_RESERVATION], reservation: null };
    const request = {
      ...(await this.#asker()),
      seq,
      version,
      pauseYn: isPaused ? ('Y' as const) : ('N' as const),
    };
    const { userErrors } = await told(this.#loader.write(pauseReservation, request, [checkReservation]));
    return { userErrors, reservation: await this.#reservation(seq) };
  }

  async remove(id: string) {
    const seq = seqOf(id);
    if (seq === null) return { userErrors: [UNKNOWN_RESERVATION], deletedId: null };
    const request = { ...(await this.#asker()), seq, delYn: 'Y' as const };
    const { result, userErrors } = await told(
      this.#loader.write(deleteReservation, request, [checkReservation]),
    );
    return { userErrors, deletedId: result ? id : null };
  }

  async #reservation(seq: number | null): Promise<InvoiceReservation | null> {
    if (seq === null) return null;
    return (await this.reservations(null)).find((reservation) => reservation.seq === seq) ?? null;
  }

  async #asker() {
    const { companyId, siteCode } = await this.#viewer.commonContext();
    return { cmpnId: companyId, siteId: siteCode };
  }

  /** Who sends, and to whom. */
  async #named(recipients: readonly string[]) {
    const [asker, { userNm, userEmail, curCmpnNm }] = await Promise.all([this.#asker(), this.#viewer.user()]);
    const isOwn = recipients.some((address) => address.toLowerCase() === userEmail.toLowerCase());
    return {
      ...asker,
      cmpnNm: curCmpnNm ?? '',
      userNm,
      creaUser: userNm,
      recipientList: [...recipients],
      ownSubsYn: isOwn ? ('Y' as const) : ('N' as const),
    };
  }
}

const NO_SCHEDULE = {
  rprtId: null,
  currMnthYn: 'N',
  cyleLocale: 'KST',
  cyleDayMnth: 11,
  cyleTm: '10:00',
} as const;

function wireChoice({ vendor, language, fileType, title, description, account, currency }: Chosen) {
  if (currency != null && !isCurrencyCode(currency))
    throw inputError('currency', `${currency} is none of ${CURRENCY_CODES.join(', ')}`);
  return {
    rprtType: account == null ? ('BILL' as const) : ('ACCOUNT' as const),
    lnkdAccId: account ?? null,
    billCurr: currency ?? null,
    vendor: vendorCodeOf(vendor),
    lang: LANGUAGE_CODES[language],
    dwldType: FILE_TYPES[fileType],
    rprtTitl: title,
    invoiceContent: description,
  };
}

/** The refusals that a user can mend, by the names of the inputs; a month without data is one of them. */
async function told<Result>(
  call: Promise<Result>,
): Promise<{ result: Result | null; userErrors: UserError[] }> {
  try {
    return await orUserErrors(call);
  } catch (error) {
    if (!(error instanceof UpstreamRefusal) || error.upstreamCode !== FAIL_CODES.noDataCollected) throw error;
    return {
      result: null,
      userErrors: [userError('NO_DATA_COLLECTED', 'month', 'The month has no collected data.')],
    };
  }
}
