// REST contract of the platform: who is signed in, companies, menus, the site, and the common information.
import { z } from 'zod';
import { SEND_ZONE_CODES } from '../../../lib/calendar/send-zones.ts';
import { SESSION_EVENTS } from '../../../lib/catalogue/audit-actions.ts';
import { CURRENCY_CODES } from '../../../lib/catalogue/currencies.ts';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { MENU_LISTS } from '../../../lib/catalogue/menus.ts';
import { PAID_FEATURES } from '../../../lib/catalogue/plans.ts';
import { isVendorCode, VENDOR_CODES } from '../../../lib/catalogue/vendors.ts';
import { defineEndpoint, isoDate, noRequest, okReply } from '../endpoint.ts';
import { accessTokenEndpoints } from './access-tokens.ts';
import { preferenceEndpoints } from './preferences.ts';

export const vendorCode = z.enum(VENDOR_CODES);
export const currencyCode = z.enum(CURRENCY_CODES);

/** Vendors of a reply: codes that the portal does not offer, such as ali and idc, are left out. */
export const vendorList = z.array(z.string()).transform((codes) => codes.filter(isVendorCode));

export const profile = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/sites/profile',
  summary: 'The environment of this site; the one call without a token.',
  access: 'open',
  request: noRequest,
  /** LOCAL, DEV, STAGE, PROD, CHINA, or the name of a customer's site. */
  reply: z.object({ env: z.string().min(1) }),
});

/** What `keycloakJson` holds as text. */
export const keycloakConfiguration = z.object({
  realm: z.string().min(1),
  'auth-server-url': z.url(),
  resource: z.string().min(1),
});

export const keycloakJson = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/sites/keycloak-json',
  summary: 'The sign-in configuration of a site, a JSON string inside JSON.',
  access: 'open',
  envelope: 'result',
  request: z.object({ domain: z.string(), svcType: z.literal('frontend') }),
  reply: z.object({ keycloakJson: z.string() }),
});

export const currentUser = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/users/current-logged-in',
  summary: 'The signed-in user with the current company.',
  access: 'signed-in',
  request: noRequest,
  reply: z.object({
    siteCd: z.string(),
    userId: z.string(),
    userNm: z.string(),
    userEmail: z.string(),
    /** Null for a user without a company. */
    curCmpnId: z.string().nullable(),
    curCmpnNm: z.string().nullable(),
    /**
     * Changes with every load, with reference data, and with the day: the same version, the same figures (endpoints
     * that change with data alone). A service that leaves it out is asked for every figure anew.
     */
    curCmpnDataVersion: z.string().nullable().default(null),
    /** The number of that version, as files and mails name it; null where it is not known. */
    curCmpnDataNumber: z.int().nullable().default(null),
    /** The currency that the user reads amounts of the current company in; null: that of the company. */
    curCmpnCurrency: z.string().nullable().default(null),
    userLangCd: z.enum(LANGUAGES),
    /** The zone of the times that the user reads; null: UTC. A service that knows of none may leave it out. */
    timeZone: z.enum(SEND_ZONE_CODES).nullable().default(null),
    useOtp: z.string(),
    allowedIpaddr: z.string().nullable(),
    passIpaddr: z.enum(['Y', 'N']),
    chargeType: z.string().nullable(),
    blntCmpnId: z.string().nullable(),
    blntCmpnNm: z.string().nullable(),
  }),
});

export const companies = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/companies',
  summary: 'The companies that the user belongs to.',
  access: 'signed-in',
  request: noRequest,
  reply: z.object({
    totalCount: z.int(),
    list: z.array(z.object({ cmpnId: z.string(), cmpnNm: z.string() })),
  }),
});

export const switchCompany = defineEndpoint({
  service: 'plat',
  method: 'PUT',
  path: '/plat/companies/current-company',
  summary: 'Makes one of the companies of the user the current one.',
  access: 'signed-in',
  request: z.object({ cmpnId: z.string().min(1) }),
  reply: okReply,
});

export const noteSession = defineEndpoint({
  service: 'plat',
  method: 'PUT',
  path: '/plat/users/session-event',
  summary: 'Notes in the audit log of each company of the user that a session began or ended.',
  access: 'in person',
  request: z.object({ event: z.enum(SESSION_EVENTS) }),
  reply: okReply,
});

export const menus = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/menus',
  summary: 'The menu rights of the user in the current company.',
  access: 'signed-in',
  request: noRequest,
  reply: z.object({
    list: z.array(
      z.object({
        /** Menu code, such as MTV3010. */
        menuId: z.string(),
        menuUrl: z.string(),
        authType: z.enum(['edit', 'view', 'none']),
        /** The list that the menu belongs to: company, security, console, metering or kenobi. */
        menuIdPrefix: z.enum(MENU_LISTS).catch('company'),
      }),
    ),
  }),
});

/** A page, or a mailto address; null where the site has none. */
const siteLink = z
  .url({ protocol: /^(https?|mailto)$/ })
  .nullable()
  .default(null);
const siteLinks = z.object({
  terms: siteLink,
  privacy: siteLink,
  support: siteLink,
  thirdPartyConsent: siteLink,
});

export const siteInfo = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/sites/info',
  summary: 'The site and its other services.',
  access: 'signed-in',
  request: noRequest,
  reply: z.object({
    siteCd: z.string(),
    siteNm: z.string(),
    homepageInfo: z.object({ availableSvc: z.array(z.object({ svcId: z.string(), svcUrl: z.string() })) }),
    /** Hosts of the services beside the portal, by name: sso, service, metering, console, admin. */
    hosts: z.record(z.string(), z.string()).default({}),
    links: siteLinks.default({ terms: null, privacy: null, support: null, thirdPartyConsent: null }),
    /** The portal's classic version. */
    classicUrl: siteLink,
    /** True: a user may have one live session at a time. */
    denyConcurrentLogin: z.boolean().optional(),
  }),
});

export const commonInfo = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/info',
  summary: 'Language, vendors, currencies and rates of the user in the company.',
  access: 'member',
  request: noRequest,
  reply: z.object({
    language: z.enum(LANGUAGES),
    /** Every vendor that the site offers, whether or not the company has data of it. */
    vendors: vendorList,
    /** Those with data that the user is authorised for. */
    availableVendors: vendorList,
    /** What the user saved; all available ones at first. */
    selectedVendors: vendorList,
    /** Vendors that the company is authorised for; null: all that the site offers. */
    authorisedVendors: vendorList.nullable().default(null),
    /** One of `currencies`, or the currency of the company. */
    selectedCurrency: z.string(),
    /** ISO 4217: the currency of the company, which amounts are answered in where a call names no `answerCurrency`. */
    defaultCurrency: z.string(),
    /** Units of each currency for one USD, as they hold today. */
    currencies: z.array(
      z.object({
        currency: currencyCode,
        rate: z.number().positive(),
        /** The day that the rate holds from; null: a default rate of the portal. */
        rateDate: isoDate.nullable().default(null),
        /** The source of the rate; empty where it was not given. */
        rateSource: z.string().default(''),
      }),
    ),
    /** The newest day of these rates; null where all are the portal's own. */
    exchangeRateDate: isoDate.nullable(),
    companyMaxDatetime: z.iso.datetime().nullable(),
    /** The day that relative time frames end on; left out by a service that tells it with companyMaxDatetime alone. */
    today: isoDate.optional(),
    surveySubmitted: z.boolean().default(false),
    /** When the user last put the survey off. */
    surveyPostponedAt: z.iso.datetime().nullable().default(null),
    /** The last day of the free trial of the company; null without one. */
    freeTrialEndsOn: isoDate.nullable().default(null),
    /** Paid features that the plan or the trial of the company includes. */
    paidFeatures: z.array(z.enum(PAID_FEATURES)).default([]),
  }),
});

export const vendors = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/vendors',
  summary: 'The vendors with data in the company that it is authorised for.',
  access: 'member',
  request: noRequest,
  reply: z.object({ vendors: vendorList }),
});

export const availableVendors = defineEndpoint({
  service: 'portal',
  method: 'GET',
  path: '/vendors/available',
  summary: 'The vendors that the user is authorised for in the current company.',
  access: 'signed-in',
  envelope: 'result',
  request: noRequest,
  reply: vendorList,
});

export const companyMaxDatetime = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/companyMaxDatetime',
  summary: 'How fresh the cost data of the company are: the clock of every figure.',
  access: 'member',
  request: noRequest,
  reply: z.object({
    /** End of the newest usage, exclusive, UTC; null without data. */
    companyMaxDatetime: z.iso.datetime().nullable(),
    /** The first day with data; null without data. */
    firstDate: isoDate.nullable(),
    /** The last day whose cost is complete; null without data. */
    completeThrough: isoDate.nullable(),
    /** The day that relative time frames end on (DEMO_TODAY). */
    today: isoDate,
    /** Changes whenever a load commits. */
    version: z.string(),
    /** False where a publisher rounded effective cost, so that the amortised basis says nothing. */
    isAmortizedUsable: z.boolean(),
    vendors: z.array(
      z.object({
        vendor: vendorCode,
        maxDatetime: z.iso.datetime(),
        /** The same of this vendor alone. */
        isAmortizedUsable: z.boolean().default(true),
      }),
    ),
  }),
});

export const platformEndpoints = {
  profile,
  keycloakJson,
  currentUser,
  companies,
  switchCompany,
  noteSession,
  menus,
  siteInfo,
  commonInfo,
  vendors,
  availableVendors,
  companyMaxDatetime,
  ...preferenceEndpoints,
  ...accessTokenEndpoints,
};
