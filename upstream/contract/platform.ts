// REST contract of the platform: who is signed in, companies, menus, the site, and the common information.
import { z } from 'zod';
import { LANGUAGES } from '../../lib/languages.ts';
import { VENDOR_CODES } from '../../lib/vendors.ts';
import { defineEndpoint, isoDate, noRequest, okReply } from './endpoint.ts';

export const vendorCode = z.enum(VENDOR_CODES);
export const CURRENCY_CODES = ['USD', 'KRW', 'CNY', 'JPY', 'MXN'] as const;
export const currencyCode = z.enum(CURRENCY_CODES);

export const profile = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/sites/profile',
  summary: 'The environment of this site; the one call without a token.',
  auth: 'none',
  request: noRequest,
  reply: z.object({ env: z.enum(['LOCAL', 'DEV', 'STAGE', 'PROD', 'CHINA']) }),
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
  auth: 'none',
  envelope: 'result',
  request: z.object({ domain: z.string(), svcType: z.literal('frontend') }),
  reply: z.object({ keycloakJson: z.string() }),
});

export const currentUser = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/users/current-logged-in',
  summary: 'The signed-in user with the current company.',
  request: noRequest,
  reply: z.object({
    siteCd: z.string(),
    userId: z.string(),
    userNm: z.string(),
    userEmail: z.string(),
    /** Null for a user without a company. */
    curCmpnId: z.string().nullable(),
    curCmpnNm: z.string().nullable(),
    userLangCd: z.enum(LANGUAGES),
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
  request: z.object({ cmpnId: z.string().min(1) }),
  reply: okReply,
});

export const menus = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/menus',
  summary: 'The menu rights of the user in the current company.',
  request: noRequest,
  reply: z.object({
    list: z.array(
      z.object({
        /** Menu code, such as MTV3010. */
        menuId: z.string(),
        menuUrl: z.string(),
        authType: z.enum(['edit', 'view', 'none']),
        /** The list that the menu belongs to: company, security, console, metering or kenobi. */
        menuIdPrefix: z.string(),
      }),
    ),
  }),
});

export const siteInfo = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/sites/info',
  summary: 'The site and its other services.',
  request: noRequest,
  reply: z.object({
    siteCd: z.string(),
    siteNm: z.string(),
    homepageInfo: z.object({ availableSvc: z.array(z.object({ svcId: z.string(), svcUrl: z.string() })) }),
  }),
});

export const commonInfo = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/info',
  summary: 'Language, vendors, currencies and rates of the user in the company.',
  request: noRequest,
  reply: z.object({
    language: z.enum(LANGUAGES),
    /** Vendors with data in the company. */
    vendors: z.array(vendorCode),
    /** Those of them that the user is authorised for. */
    availableVendors: z.array(vendorCode),
    /** What the user saved; all available ones at first. */
    selectedVendors: z.array(vendorCode),
    /** One of `currencies`, or the currency of the company. */
    selectedCurrency: z.string(),
    /** ISO 4217: the currency of every amount that the services answer for this company. */
    defaultCurrency: z.string(),
    /** Units of the currency for one USD. */
    currencies: z.array(z.object({ currency: currencyCode, rate: z.number().positive() })),
    exchangeRateDate: isoDate,
    companyMaxDatetime: z.iso.datetime().nullable(),
  }),
});

export const vendors = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/vendors',
  summary: 'The vendors with data in the company.',
  request: noRequest,
  reply: z.object({ vendors: z.array(vendorCode) }),
});

export const availableVendors = defineEndpoint({
  service: 'portal',
  method: 'GET',
  path: '/vendors/available',
  summary: 'The vendors that the user is authorised for in the current company.',
  envelope: 'result',
  request: noRequest,
  reply: z.array(vendorCode),
});

export const companyMaxDatetime = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/companyMaxDatetime',
  summary: 'How fresh the cost data of the company are: the clock of every figure.',
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
    vendors: z.array(z.object({ vendor: vendorCode, maxDatetime: z.iso.datetime() })),
  }),
});

export const saveVendors = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/save_vendors',
  summary: 'Keeps the vendor selection of the user.',
  request: z.object({ selectedVendors: z.array(vendorCode).min(1) }),
  reply: okReply,
});

export const saveCurrency = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/save_currency',
  summary: 'Keeps the currency of the user.',
  request: z.object({ currency: currencyCode }),
  reply: okReply,
});

export const platformEndpoints = {
  profile,
  keycloakJson,
  currentUser,
  companies,
  switchCompany,
  menus,
  siteInfo,
  commonInfo,
  vendors,
  availableVendors,
  companyMaxDatetime,
  saveVendors,
  saveCurrency,
};
