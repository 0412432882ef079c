// Shapes of the graph out of replies of the platform.

import { CURRENCY_SYMBOLS } from '../../../lib/catalogue/currencies.ts';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { PaidFeature as PaidFeatureKey } from '../../../lib/catalogue/plans.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type { noticeList } from '../../../upstream/contract/platform/notices.ts';
import type {
  commonInfo,
  companyMaxDatetime,
  siteInfo,
} from '../../../upstream/contract/platform/platform.ts';
import type {
  Company,
  DataFreshness,
  FreeTrial,
  Notice,
  PaidFeature,
  Preferences,
  Site,
} from '../../__generated__/graph-types.ts';
import { toGlobalId } from '../../graph/global-id.ts';
import { vendorOf } from '../../graph/wire-enums.ts';

const DAY = 24 * 60 * 60 * 1000;

export const PAID_FEATURES = { AI_ANOMALY: 'AI_ANOMALY' } as const satisfies Record<
  PaidFeature,
  PaidFeatureKey
>;

/** The environment is another call, made when it is asked for. */
export type SiteParent = Omit<Site, 'environment'>;

export function companyOf(key: string, name: string): Company {
  return { id: toGlobalId('Company', key), key, name };
}

export function siteOf(reply: ReplyOf<typeof siteInfo>): SiteParent {
  const { siteCd, siteNm, homepageInfo, hosts, links, classicUrl } = reply;
  return {
    code: siteCd,
    name: siteNm,
    classicUrl,
    hosts: Object.entries(hosts).map(([key, host]) => ({ key, host })),
    links: {
      privacyUrl: links.privacy,
      supportUrl: links.support,
      termsUrl: links.terms,
      thirdPartyConsentUrl: links.thirdPartyConsent,
    },
    services: homepageInfo.availableSvc.map(({ svcId, svcUrl }) => ({ key: svcId, url: svcUrl })),
  };
}

export function preferencesOf(info: ReplyOf<typeof commonInfo>): Preferences {
  return {
    availableVendors: info.availableVendors.map(vendorOf),
    selectedVendors: info.selectedVendors.map(vendorOf),
    companyCurrency: info.defaultCurrency,
    selectedCurrency: info.selectedCurrency,
    currencies: info.currencies.map(({ currency, rate, rateDate, rateSource }) => ({
      currency,
      rate,
      rateDate,
      rateSource,
      symbol: CURRENCY_SYMBOLS[currency],
    })),
    exchangeRateDate: info.exchangeRateDate,
  };
}

/** `number` is that of the version of the data. */
export function freshnessOf(reply: ReplyOf<typeof companyMaxDatetime>, number: number | null): DataFreshness {
  return {
    completeThrough: reply.completeThrough,
    dataThrough: reply.companyMaxDatetime,
    firstDate: reply.firstDate,
    isEffectiveCostUsable: reply.isAmortizedUsable,
    number,
    today: reply.today,
    vendors: reply.vendors.map(({ vendor, maxDatetime, isAmortizedUsable }) => ({
      vendor: vendorOf(vendor),
      dataThrough: maxDatetime,
      isEffectiveCostUsable: isAmortizedUsable,
    })),
    version: reply.version,
  };
}

/** Null without a trial. `now` in milliseconds: a trial goes by the calendar. */
export function freeTrialOf(endsOn: string | null, now: number): FreeTrial | null {
  if (endsOn === null) return null;
  const today = Date.parse(new Date(now).toISOString().slice(0, 10));
  return { endsOn, daysLeft: Math.max(0, Math.round((Date.parse(endsOn) - today) / DAY) + 1) };
}

export function noticeOf(notice: ReplyOf<typeof noticeList>['list'][number]): Notice {
  const { noticeId, title, content, createdAt, readYn } = notice;
  return {
    id: toGlobalId('Notice', noticeId),
    title,
    body: content,
    publishedAt: createdAt,
    isRead: readYn === 'Y',
  };
}

export function isMenuCode(code: string): boolean {
  return Object.values(MENUS).some((menu) => menu.code === code);
}
