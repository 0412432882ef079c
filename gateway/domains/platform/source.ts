// Calls of the platform: who is signed in, companies, the site, freshness, and what a viewer may change.
import { CURRENCY_CODES, isCurrencyCode } from '../../../lib/catalogue/currencies.ts';
import { isWithinLength } from '../../../lib/rules/text-rules.ts';
import {
  availableVendors,
  commonInfo,
  companies,
  currentUser,
  profile,
  siteInfo,
  switchCompany,
  vendors,
} from '../../../upstream/contract/platform/platform.ts';
import {
  saveCurrency,
  saveLanguage,
  saveName,
  saveTimeZone,
  saveVendors,
} from '../../../upstream/contract/platform/preferences.ts';
import { cloudVendor, exist, serviceGroups } from '../../../upstream/contract/platform/vendors.ts';
import type {
  CatalogueVendor,
  CloudVendor,
  Company,
  DataFreshness,
  DataPresence,
  FreeTrial,
  MailLanguage,
  PaidFeature,
  Preferences,
  SendZone,
  ServiceGroupSet,
  User,
  UserError,
  Vendor,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { fromGlobalId, toGlobalId } from '../../graph/global-id.ts';
import { userError } from '../../graph/user-errors.ts';
import { vendorCodeOf, vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import type { ViewerContext } from '../../viewer.ts';
import type { NeedsPlanParent } from './plans/plans-source.ts';
import {
  companyOf,
  freeTrialOf,
  freshnessOf,
  PAID_FEATURES,
  preferencesOf,
  type SiteParent,
  siteOf,
} from './shapes.ts';
import { ACCOUNT_NOUNS, vendorCatalogue } from './vendor-catalogue.ts';

export class PlatformSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async user(): Promise<User> {
    const { userId, userNm, userEmail, userLangCd, siteCd, timeZone } = await this.#viewer.user();
    return {
      id: toGlobalId('User', userId),
      name: userNm,
      email: userEmail,
      language: userLangCd,
      timeZone,
      siteCode: siteCd,
    };
  }

  async company(): Promise<Company | null> {
    const { curCmpnId, curCmpnNm } = await this.#viewer.user();
    return curCmpnId === null ? null : companyOf(curCmpnId, curCmpnNm ?? curCmpnId);
  }

  /** By name; `search` keeps those whose name or key holds it. */
  async companies(search: string | null = null): Promise<Company[]> {
    const { list } = await this.#loader.load(companies, {});
    const text = search?.trim().toLowerCase() ?? '';
    return list
      .map(({ cmpnId, cmpnNm }) => companyOf(cmpnId, cmpnNm))
      .filter(({ key, name }) => `${name}\n${key}`.toLowerCase().includes(text))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  async site(): Promise<SiteParent> {
    return siteOf(await this.#loader.load(siteInfo, {}));
  }

  async environment(): Promise<string> {
    return (await this.#loader.load(profile, {})).env;
  }

  async preferences(): Promise<Preferences> {
    return preferencesOf(await this.#viewer.info());
  }

  async vendorCatalogue(): Promise<CatalogueVendor[]> {
    return vendorCatalogue(await this.#viewer.info());
  }

  async vendorsWithCost(): Promise<Vendor[]> {
    return (await this.#loader.load(vendors, {})).vendors.map(vendorOf);
  }

  async availableVendors(): Promise<Vendor[]> {
    return (await this.#loader.load(availableVendors, {})).map(vendorOf);
  }

  async cloudVendors(): Promise<CloudVendor[]> {
    const { list } = await this.#loader.load(cloudVendor, {});
    return list.map(({ vendor, vendorName, accountNoun, isAuthorized, hasData }) => ({
      vendor: vendorOf(vendor),
      name: vendorName,
      accountNoun: ACCOUNT_NOUNS[accountNoun],
      isAuthorised: isAuthorized,
      hasData,
    }));
  }

  async freshness(): Promise<DataFreshness> {
    const [reply, { curCmpnDataNumber }] = await Promise.all([this.#viewer.freshness(), this.#viewer.user()]);
    return freshnessOf(reply, curCmpnDataNumber);
  }

  dataPresence(): Promise<DataPresence> {
    return this.#loader.load(exist, {});
  }

  async freeTrial(): Promise<FreeTrial | null> {
    return freeTrialOf((await this.#viewer.info()).freeTrialEndsOn, this.#loader.now());
  }

  async paidFeature(feature: PaidFeature) {
    const { paidFeatures } = await this.#viewer.info();
    if (paidFeatures.includes(PAID_FEATURES[feature])) return { __typename: 'FeatureOpen', feature } as const;
    const needed: NeedsPlanParent = { feature };
    return { __typename: 'NeedsPlan' as const, ...needed };
  }

  async serviceGroupSets(vendor: Vendor | null): Promise<ServiceGroupSet[]> {
    const request = { vendor: vendor && vendorCodeOf(vendor) };
    const { serviceGroupSets } = await this.#loader.load(serviceGroups, request);
    return serviceGroupSets.map(({ serviceGroupSetNm, serviceGroups: groups }) => ({
      name: serviceGroupSetNm,
      groups,
    }));
  }

  async saveCurrency(currency: string): Promise<UserError[]> {
    if (!isCurrencyCode(currency))
      return [userError('UNKNOWN_CURRENCY', 'currency', `one of ${CURRENCY_CODES.join(', ')}`)];
    await this.#loader.write(saveCurrency, { currency }, [commonInfo]);
    return [];
  }

  async saveLanguage(language: MailLanguage): Promise<void> {
    const userLangCd = language.toLowerCase() as Lowercase<MailLanguage>;
    await this.#loader.write(saveLanguage, { userLangCd }, [commonInfo, currentUser]);
  }

  async saveTimeZone(timeZone: SendZone | null): Promise<void> {
    await this.#loader.write(saveTimeZone, { timeZone }, [currentUser]);
  }

  async saveName(text: string): Promise<UserError[]> {
    const userNm = text.trim();
    if (userNm === '') return [userError('NAME_MISSING', 'name', 'a name is needed')];
    if (!isWithinLength(userNm)) return [userError('TEXT_TOO_LONG', 'name', 'at most 254 characters')];
    await this.#loader.write(saveName, { userNm }, [currentUser]);
    return [];
  }

  async saveSelectedVendors(chosen: readonly Vendor[]): Promise<UserError[]> {
    if (chosen.length === 0) return [userError('NO_VENDOR', 'vendors', 'select at least one vendor')];
    const { availableVendors } = await this.#viewer.info();
    const selectedVendors = [...new Set(chosen.map(vendorCodeOf))];
    if (selectedVendors.some((code) => !availableVendors.includes(code)))
      return [userError('VENDOR_NOT_AVAILABLE', 'vendors', 'a vendor is not available to you')];
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
