// Reads the viewer once, and gives pages their plain data and every amount its currency.

import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { lastDayBefore } from '../../lib/calendar/calendar.ts';
import type {
  ShellContexts_viewer$data,
  ShellContexts_viewer$key,
} from '../__generated__/ShellContexts_viewer.graphql.ts';
import { MoneyContext } from '../components/money/useMoney.ts';
import { faultOfErrors, isNoData } from '../fault.ts';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { createMoney } from '../intl/money.ts';
import { rememberCompany } from '../relay/company.ts';
import { rememberPerson } from '../relay/holds/person.ts';
import { rememberToday } from '../viewer/known-today.ts';
import { rememberVendors } from '../viewer/known-vendors.ts';
import { rememberZone } from '../viewer/known-zone.ts';
import { mayEdit, mayView } from '../viewer/rights.ts';
import { type ShellViewer, ShellViewerContext } from '../viewer/shell-viewer.ts';

interface ShellContextsProps {
  viewer: ShellContexts_viewer$key;
  children: ReactNode;
}

export function ShellContexts({ viewer, children }: ShellContextsProps) {
  const { language } = useLanguage();
  const data = useFragment(
    graphql`
      fragment ShellContexts_viewer on Viewer {
        company {
          key
          name
        }
        dataPresence {
          hasAccount
        }
        user {
          email
          timeZone
        }
        menus @catch(to: RESULT) {
          code
          right
        }
        preferences @catch(to: RESULT) {
          availableVendors
          selectedVendors
          selectedCurrency
          currencies {
            currency
            rate
            rateDate
            rateSource
          }
        }
        freshness @catch(to: RESULT) {
          completeThrough
          dataThrough
          firstDate
          number
          today
          vendors {
            dataThrough
            isEffectiveCostUsable
            vendor
          }
        }
      }
    `,
    viewer,
  );
  const shellViewer = useMemo(() => shellViewerOf(data), [data]);
  const money = useMemo(() => createMoney(moneySettingsOf(data), language), [data, language]);
  const { today, availableVendors, timeZone } = shellViewer;
  const company = data.company?.key ?? null;
  const email = data.user?.email;
  // Before the effects of what is inside, which may ask for more.
  useLayoutEffect(() => {
    rememberToday(today);
    rememberVendors(availableVendors);
    rememberCompany(company);
    rememberZone(timeZone);
    if (email) rememberPerson(email);
  }, [today, availableVendors, company, timeZone, email]);
  return (
    <ShellViewerContext value={shellViewer}>
      <MoneyContext value={money}>{children}</MoneyContext>
    </ShellViewerContext>
  );
}

function shellViewerOf({
  company,
  dataPresence,
  freshness,
  menus,
  preferences,
  user,
}: ShellContexts_viewer$data): ShellViewer {
  const fresh = freshness.ok ? freshness.value : null;
  const chosen = preferences.ok ? preferences.value : null;
  const rights = menus.ok ? menus.value : null;
  return {
    companyName: company?.name ?? null,
    completeThrough: fresh?.completeThrough ?? null,
    dataThrough: fresh?.dataThrough ? lastDayBefore(fresh.dataThrough) : null,
    vendorsThrough: new Map(
      fresh?.vendors.map(({ vendor, dataThrough }) => [vendor, lastDayBefore(dataThrough)]),
    ),
    dataNumber: fresh?.number ?? null,
    firstDate: fresh?.firstDate ?? null,
    roundedVendors: (fresh?.vendors ?? [])
      .filter(({ isEffectiveCostUsable }) => !isEffectiveCostUsable)
      .map(({ vendor }) => vendor),
    hasAccount: dataPresence?.hasAccount ?? true,
    isEmpty: freshness.ok ? fresh !== null && !fresh?.dataThrough : isNoData(faultOfErrors(freshness.errors)),
    today: fresh?.today ?? null,
    timeZone: user?.timeZone ?? null,
    availableVendors: chosen?.availableVendors ?? [],
    selectedVendors: chosen?.selectedVendors ?? [],
    canSee: (menu) => mayView(rights, menu),
    canEdit: (menu) => mayEdit(rights, menu),
  };
}

function moneySettingsOf({ preferences }: ShellContexts_viewer$data) {
  const chosen = preferences.ok ? preferences.value : null;
  return {
    selected: chosen?.selectedCurrency ?? '',
    rates: new Map(chosen?.currencies.map(({ currency, rate }) => [currency, rate])),
    told: new Map(
      chosen?.currencies.map(({ currency, rateDate, rateSource }) => [
        currency,
        { date: rateDate, source: rateSource },
      ]),
    ),
  };
}
