// Handlers of the platform: the signed-in user, companies, menus, the site, and the common information.
import { MENUS } from '../../lib/menus.ts';
import type { VendorCode } from '../../lib/vendors.ts';
import type { platformEndpoints } from '../contract/platform.ts';
import { companiesOf, companyById } from '../documents/companies.ts';
import { savePreferences } from '../documents/preferences.ts';
import { menuRights, setCurrentCompany } from '../documents/users.ts';
import type { Call, HandlersOf } from '../http/call.ts';
import { PORTAL_CLIENT_ID, REALM, REALM_PATH } from '../identity/realm.ts';
import { forbidden } from '../refusal.ts';
import { commonInfo } from './common-info.ts';
import { companyData, requireVendors } from './company-data.ts';
import type { Stores } from './stores.ts';

const SITE_CODE = 'SKYLEDGER';
const SITE_NAME = 'Skyledger';
const DONE = { result: 'OK' } as const;

export function platformHandlers(stores: Stores): HandlersOf<typeof platformEndpoints> {
  const { documents, issuer } = stores;
  return {
    profile: () => ({ env: 'LOCAL' }),
    keycloakJson: () => ({
      keycloakJson: JSON.stringify({
        realm: REALM,
        'auth-server-url': issuer.slice(0, -REALM_PATH.length),
        resource: PORTAL_CLIENT_ID,
      }),
    }),
    currentUser: (_request, call) => currentUser(stores, call),
    companies: async (_request, call) => {
      const companies = await companiesOf(documents, call.user.userId);
      const list = companies.map(({ companyId, name }) => ({ cmpnId: companyId, cmpnNm: name }));
      return { totalCount: list.length, list };
    },
    switchCompany: async ({ cmpnId }, call) => {
      if (!call.user.companyIds.has(cmpnId))
        throw forbidden('The user does not belong to this company.', 'cmpnId');
      await setCurrentCompany(documents, call.user.userId, cmpnId);
      return DONE;
    },
    menus: (_request, call) => menus(stores, call),
    siteInfo: () => ({ siteCd: SITE_CODE, siteNm: SITE_NAME, homepageInfo: { availableSvc: [] } }),
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
  };
}

async function currentUser({ documents }: Stores, { user }: Call) {
  const company = user.currentCompanyId === null ? null : await companyById(documents, user.currentCompanyId);
  return {
    siteCd: SITE_CODE,
    userId: user.userId,
    userNm: user.name,
    userEmail: user.email,
    curCmpnId: company?.companyId ?? null,
    curCmpnNm: company?.name ?? null,
    userLangCd: user.language,
    // One-time passwords and address lists are rules of the reseller's site; here nobody is turned away by them.
    useOtp: '1',
    allowedIpaddr: '*',
    passIpaddr: 'Y' as const,
    chargeType: null,
    blntCmpnId: null,
    blntCmpnNm: null,
  };
}

async function menus({ documents }: Stores, { user }: Call) {
  if (user.currentCompanyId === null) return { list: [] };
  const rights = await menuRights(documents, user.userId, user.currentCompanyId);
  const urls = new Map<string, string>(Object.values(MENUS).map(({ code, url }) => [code, url]));
  return {
    list: rights.flatMap(({ menuCode, authType }) => {
      const menuUrl = urls.get(menuCode);
      return menuUrl === undefined ? [] : [{ menuId: menuCode, menuUrl, authType, menuIdPrefix: 'company' }];
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
    vendors: freshness.vendors,
  };
}
