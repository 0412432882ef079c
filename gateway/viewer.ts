// Who asks: the user behind the verified token, the current company, rights, and what both imply for every call.
import { EXCLUDED_MENU_CODES, type MENU_LISTS, MENUS } from '../lib/catalogue/menus.ts';
import { accessDenialOf } from '../lib/catalogue/sites.ts';
import type { CurrencyChoice } from '../lib/money/shown-currency.ts';
import type { Access, CommonContext, ReplyOf } from '../upstream/contract/endpoint.ts';
import {
  commonInfo,
  companies,
  companyMaxDatetime,
  currentUser,
  menus,
} from '../upstream/contract/platform/platform.ts';
import type { MenuCode, MenuList, MenuRight, MenuRightLevel, Vendor } from './__generated__/graph-types.ts';
import { codedError, inputError } from './errors.ts';
import { memoizeByIdentity } from './graph/memoize-by-identity.ts';
import { vendorCodeOf } from './graph/wire-enums.ts';
import type { RestLoader, SharedScope } from './rest/loader.ts';

type CurrentUser = ReplyOf<typeof currentUser>;
type VendorCode = ReplyOf<typeof commonInfo>['selectedVendors'][number];

const RIGHTS = { edit: 'EDIT', view: 'VIEW', none: 'NONE' } as const satisfies Record<string, MenuRightLevel>;
const LISTS = {
  company: 'COMPANY',
  security: 'SECURITY',
  console: 'CONSOLE',
  metering: 'METERING',
  kenobi: 'KENOBI',
} as const satisfies Record<(typeof MENU_LISTS)[number], MenuList>;
const RANKS: Record<MenuRightLevel, number> = { NONE: 0, VIEW: 1, EDIT: 2 };

/** All that is asked of the services is shared through the loader of the request. */
export class ViewerContext {
  readonly #loader: RestLoader;
  #pageCompany: string | null;
  readonly #user: Derived<CurrentUser>;
  readonly #context: Derived<CommonContext>;
  readonly #rights: Derived<MenuRight[]>;

  /** `pageCompany` is the key of the company that the page was made for; null where it is not given. */
  constructor(loader: RestLoader, pageCompany: string | null) {
    this.#loader = loader;
    this.#pageCompany = pageCompany;
    this.#user = new Derived(loader, async () => enteredUser(await loader.load(currentUser, {})));
    this.#context = new Derived(loader, async () => this.#contextOf(await this.user()));
    this.#rights = new Derived(loader, () => this.#readRights());
  }

  /** UNAUTHENTICATED for a user whom the services do not know, FORBIDDEN for one who may not enter (S-02, S-04). */
  user(): Promise<CurrentUser> {
    return this.#user.value();
  }

  /** The page goes on with this company: it asked for the company itself. */
  switchedTo(companyKey: string): void {
    if (this.#pageCompany !== null) this.#pageCompany = companyKey;
    this.#context.forget();
    this.#rights.forget();
  }

  /**
   * What calls to the services carry; FORBIDDEN for a user without a company, CONFLICT where the page was made for
   * another company than the current one.
   */
  commonContext(): Promise<CommonContext> {
    return this.#context.value();
  }

  /** The same for amounts in another currency (ISO 4217). */
  async contextIn(currency: string): Promise<CommonContext> {
    return { ...(await this.commonContext()), answerCurrency: currency };
  }

  #contextOf(user: CurrentUser): CommonContext {
    if (this.#pageCompany !== null && this.#pageCompany !== user.curCmpnId) {
      const message = 'The current company is another one than the page was made for.';
      throw codedError('CONFLICT', message, { reason: 'COMPANY_CHANGED' });
    }
    if (!user.curCmpnId)
      throw codedError('FORBIDDEN', 'The viewer has no current company.', { reason: 'NO_COMPANY' });
    return {
      companyId: user.curCmpnId,
      siteCode: user.siteCd,
      userId: user.userId,
      userName: user.userNm,
      userEmail: user.userEmail,
      ...(user.curCmpnCurrency !== null && { answerCurrency: user.curCmpnCurrency }),
    };
  }

  /**
   * What replies that change with the data alone depend on beside request and language; the right was found good just
   * now. Null where the services tell no version, or the right is not there.
   */
  async sharedScope(
    access: Access,
    { companyId, siteCode, answerCurrency }: CommonContext,
  ): Promise<SharedScope | null> {
    const { curCmpnId, curCmpnDataVersion: dataVersion } = await this.user();
    if (dataVersion === null || curCmpnId !== companyId || typeof access !== 'object') return null;
    if (!(await this.hasMenu(access.menu, RIGHTS[access.needs]))) return null;
    return { scope: JSON.stringify([siteCode, companyId, answerCurrency ?? '']), dataVersion };
  }

  info(): Promise<ReplyOf<typeof commonInfo>> {
    return this.#loader.load(commonInfo, {});
  }

  /** In which currency the viewer reads amounts. */
  async currencyChoice(): Promise<CurrencyChoice> {
    return choiceOf(await this.info());
  }

  /** Name of the current company. */
  async companyName(): Promise<string> {
    const [{ companyId }, { list }] = await Promise.all([
      this.commonContext(),
      this.#loader.load(companies, {}),
    ]);
    return list.find(({ cmpnId }) => cmpnId === companyId)?.cmpnNm ?? companyId;
  }

  freshness(): Promise<ReplyOf<typeof companyMaxDatetime>> {
    return this.#loader.load(companyMaxDatetime, {});
  }

  /** The day that relative time frames end on: told with the selection of vendors, which most questions need too. */
  async today(): Promise<string> {
    return (await this.info()).today ?? (await this.freshness()).today;
  }

  /** Rights on the menus of this portal; menus of other products are left out. */
  menuRights(): Promise<MenuRight[]> {
    return this.#rights.value();
  }

  async #readRights(): Promise<MenuRight[]> {
    // Rights are those in the current company, though the call does not name it.
    const entered: Promise<unknown> = this.#pageCompany === null ? this.user() : this.commonContext();
    const asked = this.#loader.load(menus, {});
    // Whichever refusal arrives first, the reason why the viewer may not enter is the one that is told.
    asked.catch(() => undefined);
    await entered;
    return rightsOf(await asked);
  }

  async hasMenu(menu: MenuCode, needs: MenuRightLevel): Promise<boolean> {
    const rights = await this.menuRights();
    const right = rights.find(({ code }) => code === MENUS[menu].code)?.right ?? 'NONE';
    return RANKS[right] >= RANKS[needs];
  }

  /** Throws FORBIDDEN unless the viewer has the right on the menu. */
  async assertMenu(menu: MenuCode, needs: MenuRightLevel): Promise<void> {
    if (!(await this.hasMenu(menu, needs))) {
      throw codedError('FORBIDDEN', `This needs the right ${needs} on the menu ${menu}.`, {
        menu,
        reason: 'NO_MENU_RIGHT',
      });
    }
  }

  /** Vendor codes to sum: those asked for, or the viewer's selection. Throws an input error for an empty list. */
  async vendorCodes(asked: readonly Vendor[] | null | undefined): Promise<VendorCode[]> {
    if (asked) {
      if (asked.length === 0)
        throw inputError('vendors', 'vendors must name at least one vendor', 'NO_VENDOR');
      return [...new Set(asked.map(vendorCodeOf))];
    }
    const { selectedVendors } = await this.info();
    if (selectedVendors.length > 0) return selectedVendors;
    throw codedError('NOT_FOUND', 'The company has no vendor with data.', {
      upstreamCode: '10109',
      reason: 'NO_DATA_COLLECTED',
    });
  }
}

/** What follows from replies, worked out once until the request writes. */
class Derived<Value> {
  readonly #loader: RestLoader;
  readonly #work: () => Promise<Value>;
  #last: { writes: number; value: Promise<Value> } | null = null;

  constructor(loader: RestLoader, work: () => Promise<Value>) {
    this.#loader = loader;
    this.#work = work;
  }

  value(): Promise<Value> {
    const { writes } = this.#loader;
    if (this.#last?.writes !== writes) this.#last = { writes, value: this.#work() };
    return this.#last.value;
  }

  forget(): void {
    this.#last = null;
  }
}

function enteredUser(user: CurrentUser): CurrentUser {
  const denial = accessDenialOf(user);
  if (denial === null) return user;
  throw codedError('FORBIDDEN', 'The viewer may not enter.', { reason: denial });
}

const rightsOf = memoizeByIdentity(readRights);

function readRights({ list }: ReplyOf<typeof menus>): MenuRight[] {
  return list
    .filter(({ menuId }) => !(EXCLUDED_MENU_CODES as readonly string[]).includes(menuId))
    .map(({ menuId, menuUrl, authType, menuIdPrefix }) => ({
      code: menuId,
      url: menuUrl,
      right: RIGHTS[authType],
      list: LISTS[menuIdPrefix],
    }));
}

const choiceOf = memoizeByIdentity(
  ({ selectedCurrency: selected, currencies }: ReplyOf<typeof commonInfo>): CurrencyChoice => ({
    selected,
    rates: new Map(currencies.map(({ currency, rate }) => [currency, rate])),
  }),
);
