// Calls of dashboards as people keep them (D-01).
import { type DashboardScope, NO_SCOPE } from '../../../lib/widgets/effective-settings.ts';
import { dashboards } from '../../../upstream/contract/widget.ts';
import type { DashboardScopeInput } from '../../__generated__/resolver-types.ts';
import { inputError } from '../../errors.ts';
import type { RestLoader } from '../../rest/loader.ts';
import type { ViewerContext } from '../../viewer.ts';
import { type DashboardParent, dashboardOf } from './dashboard-shapes.ts';

export class DashboardsSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  /** The viewer's own, by number. */
  async list(): Promise<DashboardParent[]> {
    const { list } = await this.#loader.load(dashboards, {});
    return list.map(dashboardOf);
  }

  /** The one of a global id, or the selected one; null when the viewer has none of the id. */
  async one(id: string | null): Promise<DashboardParent | null> {
    const own = await this.list();
    return own.find((dashboard) => (id === null ? dashboard.isSelected : dashboard.id === id)) ?? null;
  }

  /** As `one`, for whoever may see dashboards. */
  async node(id: string): Promise<DashboardParent | null> {
    return (await this.#viewer.hasMenu('DASHBOARD', 'VIEW')) ? this.one(id) : null;
  }
}

/** What is left out is not said. Throws an input error for `scope`. */
export function scopeOfInput(input: DashboardScopeInput | null | undefined): DashboardScope {
  if (!input) return NO_SCOPE;
  const { basis = null, currency = null, frame = null, vendors = null } = input;
  if (vendors?.length === 0) throw inputError('scope', 'vendors must name at least one vendor', 'NO_VENDOR');
  return { basis, currency, frame, vendors };
}
