// Calls of dashboards as people keep them (D-01).
import { NO_SCOPE } from '../../../../lib/widgets/effective-settings.ts';
import { DASHBOARD_TEMPLATES } from '../../../../lib/widgets/templates.ts';
import {
  dashboards,
  deleteDashboard,
  saveAsDashboard,
  saveDashboard,
  saveWidget,
  selectDashboard,
  starDashboard,
  type WireDashboard,
} from '../../../../upstream/contract/dashboard/widget.ts';
import { wireOfScope } from '../../../../upstream/contract/dashboard/widget-words.ts';
import type { RequestOf } from '../../../../upstream/contract/endpoint.ts';
import type {
  CopyDashboardInput,
  CreateDashboardInput,
  DeleteDashboardInput,
  SaveDashboardAsInput,
  SaveDashboardInput,
  SaveWidgetInput,
  SelectDashboardInput,
  StarDashboardInput,
  UserError,
} from '../../../__generated__/graph-types.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import type { ViewerContext } from '../../../viewer.ts';
import { dashboardFault, givenWidgets as given, wireScopeOf, wireWidgets } from './dashboard-input.ts';
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

  /** As `one`, for users who may see dashboards. */
  async node(id: string): Promise<DashboardParent | null> {
    return (await this.#viewer.hasMenu('DASHBOARD', 'VIEW')) ? this.one(id) : null;
  }

  /** `name` null: the next numbered default; `template` null: without widgets. */
  create({ name, template }: CreateDashboardInput): Promise<Payload> {
    const { scope, widgets } = template ? DASHBOARD_TEMPLATES[template] : EMPTY;
    const isTemplate = template != null;
    const wire = { scope: wireOfScope(scope), widgets: wireWidgets(widgets) };
    const dashboard = { dashboardName: name ?? null, isTemplate, ...wire };
    return this.#add({ dashboard }, dashboardFault({ name }));
  }

  saveAs({ name, scope, widgets }: SaveDashboardAsInput): Promise<Payload> {
    const fault = dashboardFault({ name, scope, widgets });
    if (fault) return refused(fault);
    const dashboard = {
      dashboardName: name,
      scope: wireScopeOf(scope),
      widgets: wireWidgets(given(widgets)),
    };
    return this.#add({ dashboard }, null);
  }

  async copy({ id }: CopyDashboardInput): Promise<Payload> {
    const original = await this.one(id);
    if (!original) return refused(UNKNOWN);
    const { name: dashboardName, scope, stored } = original;
    const wire = { scope: wireOfScope(scope), widgets: wireWidgets(stored) };
    return this.#add({ dashboard: { dashboardName, ...wire }, isCopy: true }, null);
  }

  async save({ id, version, name, scope, widgets }: SaveDashboardInput): Promise<Payload> {
    const fault = dashboardFault({ name, scope, widgets });
    if (fault) return refused(fault);
    const dashboard = await this.one(id);
    if (!dashboard) return refused(UNKNOWN);
    const content = { dashboardName: name, scope: wireScopeOf(scope), widgets: wireWidgets(given(widgets)) };
    const request = { dashboard: { index: dashboard.index, ...content }, version };
    return this.#outcome(id, this.#loader.write(saveDashboard, request, CHANGED));
  }

  async saveWidget({ dashboardId, version, widget }: SaveWidgetInput): Promise<Payload> {
    const fault = dashboardFault({ widgets: [widget] });
    if (fault) return refused(fault);
    const dashboard = await this.one(dashboardId);
    if (!dashboard) return refused(UNKNOWN);
    const [wire] = wireWidgets(given([widget]));
    if (!wire) throw new Error('a widget has no words on the wire');
    const request = { dashboardIndex: dashboard.index, version, widget: wire };
    const call = this.#loader.write(saveWidget, request, CHANGED);
    return this.#outcome(
      dashboardId,
      call.then((reply) => reply.dashboard),
    );
  }

  async delete({ id, version }: DeleteDashboardInput) {
    const dashboard = await this.one(id);
    if (!dashboard) return { deletedId: null, ...(await refused(UNKNOWN)) };
    const request = { dashboardIndex: dashboard.index, version };
    const { result, userErrors } = await orUserErrors(this.#loader.write(deleteDashboard, request, CHANGED));
    const deletedId = result && id;
    return {
      deletedId,
      dashboard: deletedId ? null : await this.one(id),
      userErrors,
    };
  }

  async select({ id }: SelectDashboardInput): Promise<Payload> {
    const dashboard = await this.one(id);
    if (!dashboard) return refused(UNKNOWN);
    const { userErrors } = await orUserErrors(
      this.#loader.write(selectDashboard, { dashboardIndex: dashboard.index }, CHANGED),
    );
    return { dashboard: await this.one(id), userErrors };
  }

  async star({ id, isStarred }: StarDashboardInput): Promise<Payload> {
    const dashboard = await this.one(id);
    if (!dashboard) return refused(UNKNOWN);
    const { userErrors } = await orUserErrors(
      this.#loader.write(starDashboard, { dashboardIndex: dashboard.index, isStarred }, CHANGED),
    );
    return { dashboard: await this.one(id), userErrors };
  }

  async #add(request: RequestOf<typeof saveAsDashboard>, fault: UserError | null): Promise<Payload> {
    if (fault) return refused(fault);
    return this.#outcome(null, this.#loader.write(saveAsDashboard, request, CHANGED));
  }

  /** A refused change shows what is there now under the id. */
  async #outcome(id: string | null, call: Promise<WireDashboard>): Promise<Payload> {
    const { result, userErrors } = await orUserErrors(call);
    const dashboard = result ? dashboardOf(result) : id && (await this.one(id));
    return { dashboard: dashboard || null, userErrors };
  }
}

interface Payload {
  dashboard: DashboardParent | null;
  userErrors: UserError[];
}

const CHANGED = [dashboards];
const EMPTY = { scope: NO_SCOPE, widgets: [] };
const UNKNOWN = userError('UNKNOWN_DASHBOARD', 'id', 'no id of a dashboard of the viewer');

function refused(fault: UserError): Promise<Payload> {
  return Promise.resolve({ dashboard: null, userErrors: [fault] });
}
