// Calls of the platform about the people of a company, its vendors, and who changed what.
import {
  INVOICE_FIELD_IDS,
  type InvoiceFieldId,
  MAX_PAYMENT_DAYS,
} from '../../../lib/catalogue/invoice-details.ts';
import { networkFault } from '../../../lib/node/networks.ts';
import { isEmailAddress, isWithinLength } from '../../../lib/rules/text-rules.ts';
import {
  addMember,
  auditLog,
  companyInvoiceDetails,
  companyVendors,
  members,
  removeMember,
  renewInvitation,
  resetMemberOtp,
  setCompanyInvoiceDetails,
  setCompanyVendors,
  setMemberAddresses,
  setMemberRights,
} from '../../../upstream/contract/administration/administration.ts';
import { commonInfo, companyMaxDatetime, menus } from '../../../upstream/contract/platform/platform.ts';
import type {
  AddMemberInput,
  AdministrationAuditLogArgs,
  AuthorisedVendors,
  CompanyMember,
  InvoiceDetails,
  RemoveMemberInput,
  SetAllowedAddressesInput,
  SetAuthorisedVendorsInput,
  SetInvoiceDetailsInput,
  SetMemberRightsInput,
  UserError,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { toConnection } from '../../graph/connection.ts';
import { fromGlobalId, toGlobalId } from '../../graph/global-id.ts';
import { orUserErrors, userError } from '../../graph/user-errors.ts';
import { vendorCodeOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { UpstreamRefusal } from '../../rest/upstream-error.ts';
import type { ViewerContext } from '../../viewer.ts';
import { auditEntryOf, authorisedVendorsOf, memberOf, wireRights } from './shapes.ts';

const OF_MEMBERS = [members, auditLog, menus];
const OF_VENDORS = [companyVendors, auditLog, commonInfo, companyMaxDatetime];

export class AdministrationSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;
  readonly #rightsChanged: () => void;

  /** `rightsChanged` is called after each change of a member's rights: what is open may have to end. */
  constructor(loader: RestLoader, viewer: ViewerContext, rightsChanged: () => void) {
    this.#loader = loader;
    this.#viewer = viewer;
    this.#rightsChanged = rightsChanged;
  }

  async members(): Promise<CompanyMember[]> {
    const [{ list }, { userId }] = await Promise.all([this.#loader.load(members, {}), this.#viewer.user()]);
    return list.map((member) => memberOf(member, userId));
  }

  async authorisedVendors(): Promise<AuthorisedVendors> {
    return authorisedVendorsOf(await this.#loader.load(companyVendors, {}));
  }

  async invoiceDetails(): Promise<InvoiceDetails> {
    const { details, version } = await this.#loader.load(companyInvoiceDetails, {});
    return { ...details, version };
  }

  async setInvoiceDetails({ version, paymentDays = null, ...texts }: SetInvoiceDetailsInput) {
    const fault = detailsFault(texts, paymentDays);
    if (fault) return { userErrors: [fault], invoiceDetails: await this.invoiceDetails() };
    const request = { version, ...texts, paymentDays };
    const { userErrors } = await orUserErrors(
      this.#loader.write(setCompanyInvoiceDetails, request, [companyInvoiceDetails, auditLog]),
    );
    return { userErrors, invoiceDetails: await this.invoiceDetails() };
  }

  async auditLog(question: AdministrationAuditLogArgs) {
    const { page, itemsPerPage, actions, search, startDate, endDate } = question;
    const { list, totalCount } = await this.#loader.load(auditLog, {
      page,
      itemsPerPage,
      actions: actions ? [...actions] : null,
      search: search ?? null,
      startDate: startDate ?? null,
      endDate: endDate ?? null,
    });
    return toConnection(list.map(auditEntryOf), totalCount, { page, itemsPerPage });
  }

  async addMember({ email, name, rights }: AddMemberInput) {
    const fault = personFault(email.trim(), name.trim());
    if (fault) return { userErrors: [fault] };
    const request = { email, name, rights: wireRights(rights) };
    const { result, userErrors } = await orUserErrors(this.#loader.write(addMember, request, OF_MEMBERS));
    if (!result) return { userErrors };
    const { userId } = await this.#viewer.user();
    return { userErrors, member: memberOf(result.member, userId), invitationUrl: result.invitationUrl };
  }

  async removeMember({ memberId, version }: RemoveMemberInput) {
    const userId = userIdOf(memberId);
    if (userId === null) return { userErrors: [UNKNOWN_MEMBER] };
    const request = { memberId: userId, version };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(removeMember, request, 'everything'),
    );
    this.#rightsChanged();
    return { userErrors, removedId: result && toGlobalId('Member', userId) };
  }

  async setMemberRights({ memberId, version, rights }: SetMemberRightsInput) {
    const userId = userIdOf(memberId);
    if (userId === null) return { userErrors: [UNKNOWN_MEMBER] };
    const request = { memberId: userId, version, rights: wireRights(rights) };
    const { userErrors } = await orUserErrors(this.#loader.write(setMemberRights, request, OF_MEMBERS));
    this.#rightsChanged();
    return { userErrors, member: await this.#memberNow(memberId) };
  }

  async renewInvitation(memberId: string) {
    const userId = userIdOf(memberId);
    if (userId === null) return { userErrors: [UNKNOWN_MEMBER] };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(renewInvitation, { memberId: userId }, OF_MEMBERS),
    );
    if (!result) return { userErrors };
    return { userErrors, invitationUrl: result.invitationUrl, member: await this.#memberNow(memberId) };
  }

  async resetOneTimePassword(memberId: string) {
    const userId = userIdOf(memberId);
    if (userId === null) return { userErrors: [UNKNOWN_MEMBER] };
    const { userErrors } = await orUserErrors(
      this.#loader.write(resetMemberOtp, { memberId: userId }, OF_MEMBERS),
    );
    this.#rightsChanged();
    return { userErrors, member: await this.#memberNow(memberId) };
  }

  async setAllowedAddresses({ memberId, version, addresses }: SetAllowedAddressesInput) {
    const userId = userIdOf(memberId);
    if (userId === null) return { userErrors: [UNKNOWN_MEMBER] };
    const fault = addressFault(addresses);
    if (fault) return { userErrors: [fault], member: await this.#memberNow(memberId) };
    const request = { memberId: userId, version, addresses: [...addresses] };
    const { userErrors } = await orUserErrors(this.#loader.write(setMemberAddresses, request, OF_MEMBERS));
    this.#rightsChanged();
    return { userErrors, member: await this.#memberNow(memberId) };
  }

  async setAuthorisedVendors({ version, vendors }: SetAuthorisedVendorsInput) {
    const request = { version, vendors: vendors?.map(vendorCodeOf) ?? null };
    const { userErrors } = await orUserErrors(this.#loader.write(setCompanyVendors, request, OF_VENDORS));
    return { userErrors, authorisedVendors: await this.authorisedVendors() };
  }

  /** Null for a member who is not there, and for a viewer who gave the right to look away. */
  async #memberNow(id: string): Promise<CompanyMember | null> {
    try {
      return (await this.members()).find((member) => member.id === id) ?? null;
    } catch (error) {
      if (error instanceof UpstreamRefusal) return null;
      throw error;
    }
  }
}

const UNKNOWN_MEMBER = userError('UNKNOWN_MEMBER', 'memberId', 'no id of a member');

function userIdOf(memberId: string): string | null {
  const parsed = fromGlobalId(memberId);
  return parsed?.type === 'Member' ? parsed.key : null;
}

function addressFault(addresses: readonly string[]): UserError | null {
  const faulty = addresses.findIndex((entry) => networkFault(entry.trim()) !== null);
  if (faulty < 0) return null;
  const message = `${addresses[faulty]} is no address and no network`;
  return userError('NETWORK_INVALID', `addresses.${faulty}`, message);
}

function detailsFault(texts: Record<InvoiceFieldId, string>, paymentDays: number | null): UserError | null {
  const long = INVOICE_FIELD_IDS.find((id) => !isWithinLength(texts[id].trim()));
  if (long) return userError('TEXT_TOO_LONG', long, 'at most 254 characters');
  if (paymentDays !== null && (paymentDays < 0 || paymentDays > MAX_PAYMENT_DAYS))
    throw inputError('paymentDays', `paymentDays must be 0 to ${MAX_PAYMENT_DAYS}`);
  return null;
}

function personFault(email: string, name: string): UserError | null {
  if (!isEmailAddress(email)) return userError('EMAIL_INVALID', 'email', 'no e-mail address');
  if (name === '') return userError('NAME_MISSING', 'name', 'a name is needed');
  return isWithinLength(name) ? null : userError('TEXT_TOO_LONG', 'name', 'at most 254 characters');
}
