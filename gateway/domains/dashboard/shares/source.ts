// Calls of links to dashboards: ids of the graph become the owner's numbers, refusals become answers (D-06, D-07).
import { MAX_DASHBOARDS } from '../../../../lib/rules/dashboard-names.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import {
  dashboardShares,
  getDashboardUuid,
  openSharedDashboard,
  revokeDashboardShare,
  setDashboardByUuid,
  sharePreview,
  type WireShare,
  type WireSharedDashboard,
} from '../../../../upstream/contract/dashboard/shares.ts';
import { dashboards } from '../../../../upstream/contract/dashboard/widget.ts';
import {
  scopeOfWire,
  type Widget,
  widgetOfWire,
} from '../../../../upstream/contract/dashboard/widget-words.ts';
import type {
  Company,
  CopySharedDashboardInput,
  DashboardShare,
  DashboardShareFault,
  RevokeDashboardShareInput,
  ShareDashboardInput,
} from '../../../__generated__/graph-types.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { type BatchedRead, rowsOfKeys } from '../../../rest/replies/batched-read.ts';
import { dashboardOf } from '../board/dashboard-shapes.ts';
import type { DashboardsSource } from '../board/source.ts';

/** A dashboard of a link as resolvers read it. */
export interface SharedDashboardParent {
  __typename: 'SharedDashboard';
  name: string;
  ownerName: string;
  isOwn: boolean;
  withFilters: boolean;
  expiresOn: string | null;
  updatedAt: string;
  scope: DashboardScope;
  stored: readonly Widget[];
}

interface ShareLink {
  uuid: string;
  company?: string | null | undefined;
}

const SHARES: BatchedRead<typeof dashboardShares, number, WireShare[]> = {
  endpoint: dashboardShares,
  maxKeys: MAX_DASHBOARDS,
  request: (dashboardIndexes) => ({ dashboardIndexes: [...dashboardIndexes] }),
  values: ({ list }, indexes) => rowsOfKeys(indexes, list, ({ dashboardIndex }) => dashboardIndex),
};

export class DashboardSharesSource {
  readonly #loader: RestLoader;
  readonly #dashboards: DashboardsSource;
  readonly #companies: () => Promise<Company[]>;

  /** `companies`: those of the viewer. */
  constructor(loader: RestLoader, own: DashboardsSource, companies: () => Promise<Company[]>) {
    this.#loader = loader;
    this.#dashboards = own;
    this.#companies = companies;
  }

  /** Of the viewer's dashboard with this number. */
  async ofDashboard(dashboardIndex: number): Promise<DashboardShare[]> {
    const list = await this.#loader.loadKey(SHARES, dashboardIndex);
    const today = this.#today();
    return list.map((share) => shareOf(share, today));
  }

  /** The dashboard of a link, or why it does not open. */
  async open({
    uuid,
    company = null,
  }: ShareLink): Promise<
    SharedDashboardParent | (DashboardShareFault & { __typename: 'DashboardShareFault' })
  > {
    const { result, userErrors } = await orUserErrors(
      this.#loader.load(openSharedDashboard, { uuid, cmpnId: company }),
    );
    if (result) return sharedOf(result);
    const [{ code }] = userErrors;
    const companies = code === 'SHARE_OTHER_COMPANY' ? await this.#companies() : [];
    return {
      __typename: 'DashboardShareFault',
      code,
      company: companies.find(({ key }) => key === company) ?? null,
    };
  }

  /** Null for no dashboard of the viewer. */
  async preview(id: string, withFilters: boolean): Promise<SharedDashboardParent | null> {
    const own = await this.#dashboards.one(id);
    if (!own) return null;
    return sharedOf(await this.#loader.load(sharePreview, { dashboardIndex: own.index, withFilters }));
  }

  async share({ dashboard: id, withFilters, expiresOn = null }: ShareDashboardInput) {
    const own = await this.#dashboards.one(id);
    if (!own) return { userErrors: [UNKNOWN_DASHBOARD] };
    const request = { dashboardIndex: own.index, withFilters, expiresOn };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(getDashboardUuid, request, [dashboardShares]),
      NAMES,
    );
    return {
      userErrors,
      dashboard: own,
      share: result && shareOf(result, this.#today()),
    };
  }

  async revoke({ dashboard: id, uuid }: RevokeDashboardShareInput) {
    const own = await this.#dashboards.one(id);
    if (!own) return { userErrors: [UNKNOWN_DASHBOARD] };
    const { userErrors } = await orUserErrors(
      this.#loader.write(revokeDashboardShare, { uuid }, [dashboardShares]),
    );
    return { userErrors, dashboard: own };
  }

  async copy({ uuid, company = null }: CopySharedDashboardInput) {
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(setDashboardByUuid, { uuid, cmpnId: company }, [dashboards]),
    );
    return { userErrors, dashboard: result && dashboardOf(result.dashboard) };
  }

  #today(): string {
    return new Date(this.#loader.now()).toISOString().slice(0, 10);
  }
}

const UNKNOWN_DASHBOARD = userError('UNKNOWN_DASHBOARD', 'dashboard', 'no id of a dashboard of the viewer');

const NAMES = { dashboardIndex: 'dashboard' };

/** `today` by UTC, as the services judge it. */
function shareOf({ cmpnId, ...share }: WireShare, today: string): DashboardShare {
  return { ...share, company: cmpnId, isExpired: share.expiresOn !== null && share.expiresOn < today };
}

function sharedOf({
  dashboardName,
  ownerNm,
  scope,
  widgets,
  ...share
}: WireSharedDashboard): SharedDashboardParent {
  return {
    __typename: 'SharedDashboard',
    ...share,
    name: dashboardName,
    ownerName: ownerNm,
    scope: scopeOfWire(scope),
    stored: widgets.map(widgetOfWire),
  };
}
