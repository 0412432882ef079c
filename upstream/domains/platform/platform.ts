// Handlers of the platform: the signed-in user, companies, menus, the site, and the common information.
import { randomBytes } from 'node:crypto';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { FAIL_CODES } from '../../contract/endpoint.ts';
import type { platformEndpoints } from '../../contract/platform/platform.ts';
import { accessFlags } from '../../identity/tokens/access.ts';
import { forbidden, Refusal } from '../../refusal.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { preferencesOf, savePreferences } from '../../stores/documents/people/preferences.ts';
import {
  menuRights,
  setCurrentCompany,
  setLanguage,
  setName,
  setTimeZone,
} from '../../stores/documents/people/users.ts';
import { type Company, companiesOf, companyById } from '../../stores/documents/platform/companies.ts';
import { companyData, requireVendors } from '../shared/company-data.ts';
import type { Stores } from '../shared/stores.ts';
import { accessTokenHandlers } from './access-tokens.ts';
import { commonInfo } from './common-info.ts';
import { noteSession } from './note-session.ts';

const DONE = { result: 'OK' } as const;

export function platformHandlers(stores: Stores): HandlersOf<typeof platformEndpoints> {
  const { documents } = stores;
  return {
    profile: () => ({ env: stores.environment }),
    keycloakJson: () => ({ keycloakJson: JSON.stringify(keycloakConfigurationOf(stores)) }),
    currentUser: (_request, call) => currentUser(stores, call),
    companies: async (_request, { user }) => {
      const companies = await companiesOf(documents, user.userId);
      const list = companies
        .filter(({ companyId }) => user.companyIds.has(companyId))
        .map(({ companyId, name }) => ({ cmpnId: companyId, cmpnNm: name }));
      return { totalCount: list.length, list };
    },
    switchCompany: async ({ cmpnId }, call) => {
      if (call.user.enteredBy === 'access token')
        throw forbidden('An access token is good for its own company alone.', 'cmpnId');
      if (!call.user.companyIds.has(cmpnId))
        throw forbidden('The user does not belong to this company.', 'cmpnId');
      await setCurrentCompany(documents, call.user.userId, cmpnId);
      return DONE;
    },
    noteSession: async ({ event }, { user, address }) => {
      await noteSession(documents, { user, event, address, at: stores.now() });
      return DONE;
    },
    menus: (_request, call) => menus(stores, call),
    siteInfo: (_request, { user: { siteCode } }) => {
      const { sites, services, ...profile } = stores.site;
      return {
        ...profile,
        siteCd: siteCode,
        siteNm: sites[siteCode]?.name ?? siteCode,
        homepageInfo: { availableSvc: services },
        denyConcurrentLogin: sites[siteCode]?.denyConcurrentLogin ?? false,
      };
    },
    commonInfo: (_request, call) => commonInfo(stores, call),
    vendors: async (_request, call) => ({ vendors: (await companyData(stores, call.companyId)).vendors }),
    availableVendors: (_request, call) => availableVendors(stores, call),
    companyMaxDatetime: (_request, call) => freshness(stores, call.companyId),
    saveVendors: async ({ selectedVendors }, call) => {
      requireVendors(await companyData(stores, call.companyId), selectedVendors, 'selectedVendors');
      await savePreferences(documents, call.user.userId, call.companyId, {
        selectedVendors: [...new Set(selectedVendors)],
      });
      return DONE;
    },
    saveCurrency: async ({ currency }, call) => {
      await savePreferences(documents, call.user.userId, call.companyId, { currency });
      return DONE;
    },
    saveLanguage: async ({ userLangCd }, { user }) => {
      await setLanguage(documents, user.userId, userLangCd);
      return DONE;
    },
    saveTimeZone: async ({ timeZone }, { user }) => {
      await setTimeZone(documents, user.userId, timeZone);
      return DONE;
    },
    saveName: async ({ userNm }, { user }) => {
      await setName(documents, user.userId, userNm);
      return DONE;
    },
    ...accessTokenHandlers(stores),
  };
}

/** Only an issuer of Keycloak's form can be said so: another one is set in the portal itself. */
function keycloakConfigurationOf({ issuer, clientId }: Stores) {
  const [, server, realm] = /^(.*)\/realms\/([^/]+)$/.exec(issuer) ?? [];
  if (!server || !realm) {
    throw new Refusal(FAIL_CODES.notFound, 'The provider of this site has no realms.', undefined, 404);
  }
  return { realm, 'auth-server-url': server, resource: clientId };
}

async function currentUser({ documents, now }: Stores, { user, address }: Call) {
  const [company, preferences] =
    user.currentCompanyId === null
      ? [null, null]
      : await Promise.all([
          companyById(documents, user.currentCompanyId),
          preferencesOf(documents, user.userId, user.currentCompanyId),
        ]);
  return {
    ...accessFlags(user, address),
    userId: user.userId,
    userNm: user.name,
    userEmail: user.email,
    curCmpnId: company?.companyId ?? null,
    curCmpnNm: company?.name ?? null,
    curCmpnDataVersion: company && dataVersion(company, now()),
    curCmpnDataNumber: company?.dataVersion ?? null,
    curCmpnCurrency: preferences?.currency ?? null,
    userLangCd: user.language,
    timeZone: user.timeZone,
    chargeType: company?.chargeType ?? null,
    blntCmpnId: null,
    blntCmpnNm: null,
  };
}

/** Of this run of the program: what it makes of the same data may be something else after a new start. */
const RUN = randomBytes(6).toString('base64url');

/** The day ends relative ranges, so it moves figures as a load does. */
function dataVersion({ dataVersion: version }: Company, now: Date): string {
  return `${RUN}.${version}.${now.toISOString().slice(0, 10)}`;
}

async function menus({ documents }: Stores, { user }: Call) {
  if (user.currentCompanyId === null) return { list: [] };
  const rights = await menuRights(documents, user.userId, user.currentCompanyId);
  return {
    list: rights.flatMap(({ menuCode, authType }) => {
      const menu = Object.values(MENUS).find(({ code }) => code === menuCode);
      return menu ? [{ menuId: menuCode, menuUrl: menu.url, authType, menuIdPrefix: menu.list }] : [];
    }),
  };
}

async function availableVendors(stores: Stores, { user }: Call): Promise<VendorCode[]> {
  if (user.currentCompanyId === null) return [];
  return (await companyData(stores, user.currentCompanyId)).vendors;
}

async function freshness(stores: Stores, companyId: string) {
  const { freshness, clock } = await companyData(stores, companyId);
  return {
    companyMaxDatetime: freshness.maxDatetime,
    firstDate: freshness.firstDate,
    completeThrough: clock.completeThrough,
    today: clock.today,
    version: freshness.version,
    isAmortizedUsable: freshness.isEffectiveUsable,
    vendors: freshness.vendors.map(({ vendor, maxDatetime, isEffectiveUsable }) => ({
      vendor,
      maxDatetime,
      isAmortizedUsable: isEffectiveUsable,
    })),
  };
}
