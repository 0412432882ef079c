// Calls of the platform: who is signed in, companies, the site, freshness, and what a viewer may change.
import {
  CURRENCY_CODES,
  commonInfo,
  companies,
  saveCurrency,
  saveVendors,
  siteInfo,
  switchCompany,
} from '../../../upstream/contract/platform.ts';
import type {
  Company,
  DataFreshness,
  Preferences,
  Site,
  User,
  UserError,
  Vendor,
} from '../../__generated__/resolver-types.ts';
import { inputError } from '../../errors.ts';
import { fromGlobalId, toGlobalId } from '../../graph/global-id.ts';
import { vendorCodeOf, vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import type { ViewerContext } from '../../viewer.ts';

type CurrencyCode = (typeof CURRENCY_CODES)[number];

export class PlatformSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async user(): Promise<User> {
    const { userId, userNm, userEmail, userLangCd } = await this.#viewer.user();
    return { id: toGlobalId('User', userId), name: userNm, email: userEmail, language: userLangCd };
  }

  async company(): Promise<Company | null> {
    const { curCmpnId, curCmpnNm } = await this.#viewer.user();
    return curCmpnId === null ? null : companyOf(curCmpnId, curCmpnNm ?? curCmpnId);
  }

  /** By name. */
  async companies(): Promise<Company[]> {
    const { list } = await this.#loader.load(companies, {});
    return list
      .map(({ cmpnId, cmpnNm }) => companyOf(cmpnId, cmpnNm))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  async site(): Promise<Site> {
    const { siteCd, siteNm, homepageInfo } = await this.#loader.load(siteInfo, {});
    const services = homepageInfo.availableSvc.map(({ svcId, svcUrl }) => ({ key: svcId, url: svcUrl }));
    return { code: siteCd, name: siteNm, services };
  }

  async preferences(): Promise<Preferences> {
    const info = await this.#viewer.info();
    return {
      availableVendors: info.availableVendors.map(vendorOf),
      selectedVendors: info.selectedVendors.map(vendorOf),
      companyCurrency: info.defaultCurrency,
      selectedCurrency: info.selectedCurrency,
      currencies: info.currencies,
      exchangeRateDate: info.exchangeRateDate,
    };
  }

  async freshness(): Promise<DataFreshness> {
    const reply = await this.#viewer.freshness();
    return {
      completeThrough: reply.completeThrough,
      dataThrough: reply.companyMaxDatetime,
      firstDate: reply.firstDate,
      isEffectiveCostUsable: reply.isAmortizedUsable,
      today: reply.today,
      vendors: reply.vendors.map(({ vendor, maxDatetime }) => ({
        vendor: vendorOf(vendor),
        dataThrough: maxDatetime,
      })),
      version: reply.version,
    };
  }

  async saveCurrency(currency: string): Promise<UserError[]> {
    if (!isCurrency(currency)) {
      return [
        { code: 'UNKNOWN_CURRENCY', field: 'currency', message: `one of ${CURRENCY_CODES.join(', ')}` },
      ];
    }
    await this.#loader.write(saveCurrency, { currency }, [commonInfo]);
    return [];
  }

  async saveSelectedVendors(vendors: readonly Vendor[]): Promise<UserError[]> {
    if (vendors.length === 0) {
      return [{ code: 'NO_VENDOR', field: 'vendors', message: 'select at least one vendor' }];
    }
    const { availableVendors } = await this.#viewer.info();
    const selectedVendors = [...new Set(vendors.map(vendorCodeOf))];
    if (selectedVendors.some((code) => !availableVendors.includes(code))) {
      return [
        { code: 'VENDOR_NOT_AVAILABLE', field: 'vendors', message: 'a vendor is not available to you' },
      ];
    }
    await this.#loader.write(saveVendors, { selectedVendors }, [commonInfo]);
    return [];
  }

  /** Throws an input error for an id that is no company of the viewer. */
  async switchCompany(id: string): Promise<void> {
    const company = (await this.companies()).find((candidate) => candidate.id === id);
    if (!company) throw inputError('companyId', 'companyId is no company of the viewer', 'UNKNOWN_COMPANY');
    await this.#loader.write(switchCompany, { cmpnId: company.key }, 'everything');
    this.#viewer.switchedTo(company.key);
  }

  /** The object of the id; null when there is none that the viewer may see. */
  async node(
    id: string,
  ): Promise<(User & { __typename: 'User' }) | (Company & { __typename: 'Company' }) | null> {
    const parsed = fromGlobalId(id);
    if (parsed?.type === 'User') {
      const user = await this.user();
      return user.id === id ? { __typename: 'User', ...user } : null;
    }
    if (parsed?.type !== 'Company') return null;
    const company = (await this.companies()).find((candidate) => candidate.id === id);
    return company ? { __typename: 'Company', ...company } : null;
  }
}

function companyOf(key: string, name: string): Company {
  return { id: toGlobalId('Company', key), key, name };
}

function isCurrency(text: string): text is CurrencyCode {
  return (CURRENCY_CODES as readonly string[]).includes(text);
}
