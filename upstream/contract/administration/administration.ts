// REST contract of the platform: people of a company, their rights, its vendors, and who changed what.
import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../../lib/catalogue/audit-actions.ts';
import {
  INVOICE_FIELD_IDS,
  type InvoiceFieldId,
  MAX_PAYMENT_DAYS,
} from '../../../lib/catalogue/invoice-details.ts';
import { isEmailAddress, isWithinLength, MAX_TEXT_LENGTH } from '../../../lib/rules/text-rules.ts';
import { defineEndpoint, isoDate, noRequest, okReply } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { askedPage } from '../shared/paging.ts';

const access = { menu: 'ADMINISTRATION', needs: 'edit' } as const;
const path = (name: string) => `/plat/administration/${name}`;

const right = z.object({
  /** Menu code, such as MTV3010. */
  menuId: z.string().min(1),
  authType: z.enum(['edit', 'view', 'none']),
});
const rights = z.array(right).max(100);

export const member = z.object({
  userId: z.string(),
  userNm: z.string(),
  userEmail: z.string(),
  kind: z.enum(['person', 'tool']),
  /** `invited`: has set no password yet. */
  state: z.enum(['active', 'invited']),
  invitationExpiresAt: z.iso.datetime().nullable(),
  /** May edit on the menu Administration. */
  isOwner: z.boolean(),
  rights: z.array(right),
  /** The site lets the member in from allowed addresses only. */
  isAddressChecked: z.boolean(),
  /** Addresses and networks; none: no list is registered. */
  allowedAddresses: z.array(z.string()),
  hasOneTimePassword: z.boolean(),
  /** Of rights and addresses: a change names the one that it is based on. */
  version: z.string(),
});

export const members = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('members'),
  summary: 'Everybody who belongs to the company, by name.',
  access,
  request: noRequest,
  reply: z.object({ list: z.array(member) }),
});

export const addMember = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('members/add'),
  summary:
    'Adds a person; whoever is new gets a link to set a password. Refused with ALREADY_MEMBER and others.',
  access,
  request: z.object({
    email: z.string().trim().toLowerCase().refine(isEmailAddress, { error: 'no e-mail address' }),
    name: z.string().trim().min(1).refine(isWithinLength, { error: 'at most 254 characters' }),
    rights,
  }),
  reply: z.object({
    member,
    /** Told this once; null for a person who has a password or signs in elsewhere. */
    invitationUrl: z.url().nullable(),
  }),
});

export const removeMember = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('members/remove'),
  summary: 'Takes a member out of the company. Refused with LAST_OWNER, CHANGED_MEANWHILE and others.',
  access,
  request: z.object({ memberId: z.string().min(1), version: z.string() }),
  reply: okReply,
});

export const setMemberRights = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('members/rights'),
  summary:
    'Sets rights of a member; other menus stay. Refused with LAST_OWNER, CHANGED_MEANWHILE and others.',
  access,
  request: z.object({ memberId: z.string().min(1), version: z.string(), rights: rights.min(1) }),
  reply: okReply,
});

export const renewInvitation = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('members/invitation'),
  summary: 'Makes a new link for a person without a password; earlier ones end.',
  access,
  request: z.object({ memberId: z.string().min(1) }),
  reply: z.object({ invitationUrl: z.url() }),
});

export const setMemberAddresses = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('members/addresses'),
  summary:
    'Sets the addresses that a member may enter from; none takes the list away. Refused with NETWORK_INVALID and others.',
  access,
  request: z.object({
    memberId: z.string().min(1),
    version: z.string(),
    addresses: z.array(z.string().trim().min(1).max(64)).max(50),
  }),
  reply: okReply,
});

export const resetMemberOtp = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('members/otp/reset'),
  summary:
    'Forgets the one-time password of a member, who sets up a new one at the next sign-in. Refused with MEMBER_OF_OTHER_COMPANIES and others.',
  access,
  request: z.object({ memberId: z.string().min(1) }),
  reply: okReply,
});

const line = z.string().trim().max(MAX_TEXT_LENGTH);
const parties = Object.fromEntries(INVOICE_FIELD_IDS.map((id) => [id, line])) as Record<
  InvoiceFieldId,
  typeof line
>;
/** Texts are empty where nothing is set; `paymentDays` are from issue until payment is due. */
const invoiceDetails = z.object({
  ...parties,
  paymentDays: z.int().min(0).max(MAX_PAYMENT_DAYS).nullable(),
});

export const companyInvoiceDetails = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('invoice-details'),
  summary: 'What the invoices of the company say of issuer and payer.',
  access,
  request: noRequest,
  reply: z.object({ details: invoiceDetails, version: z.string() }),
});

export const setCompanyInvoiceDetails = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('invoice-details/save'),
  summary: 'Sets what the invoices of the company say of issuer and payer. Refused with CHANGED_MEANWHILE.',
  access,
  request: invoiceDetails.extend({ version: z.string() }),
  reply: okReply,
});

export const companyVendors = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('vendors'),
  summary: 'The vendors that the company is authorised for, and those that can be set.',
  access,
  request: noRequest,
  reply: z.object({
    /** Null: all. */
    vendors: z.array(vendorCode).nullable(),
    offered: z.array(vendorCode),
    version: z.string(),
  }),
});

export const setCompanyVendors = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('vendors/save'),
  summary: 'Sets the vendors that the company is authorised for. Refused with CHANGED_MEANWHILE.',
  access,
  /** Null or none: all. */
  request: z.object({ version: z.string(), vendors: z.array(vendorCode).nullable() }),
  reply: okReply,
});

export const auditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null: the system. */
  actor: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.string(),
  changes: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

export const auditLog = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: path('audit'),
  summary: 'Who changed what in the company, the newest first.',
  access,
  request: z.object({
    ...askedPage(),
    actions: z.array(z.enum(AUDIT_ACTIONS)).nullable(),
    search: z.string().max(254).nullable(),
    startDate: isoDate.nullable(),
    endDate: isoDate.nullable(),
  }),
  reply: z.object({ totalCount: z.int(), list: z.array(auditEntry) }),
});

export const administrationEndpoints = {
  members,
  addMember,
  removeMember,
  setMemberRights,
  renewInvitation,
  setMemberAddresses,
  resetMemberOtp,
  companyInvoiceDetails,
  setCompanyInvoiceDetails,
  companyVendors,
  setCompanyVendors,
  auditLog,
};
