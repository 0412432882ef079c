// Calls of the widgets on portions, vendors, savings and unusual cost: renamed at this edge, nothing computed here.
import { MIN_THRESHOLD } from '../../../../lib/rules/alert-rules.ts';
import { abnormal } from '../../../../upstream/contract/dashboard/abnormal.ts';
import {
  type MlFindings,
  mlAbnormalAi,
  mlAbnormalUser,
} from '../../../../upstream/contract/dashboard/ml-abnormal.ts';
import {
  integratedPortion,
  portionBy,
  productPortion,
  serviceGroupPortion,
} from '../../../../upstream/contract/dashboard/portions.ts';
import { totalSaving } from '../../../../upstream/contract/dashboard/saving.ts';
import { costByVendor, vendorTimeFrame } from '../../../../upstream/contract/dashboard/vendors.ts';
import type {
  AbnormalScale,
  AiAnomalies,
  CostByVendor,
  CostOverTimeFrame,
  Portion,
  PortionFrame,
  TotalSaving,
  WidgetCategory,
  WidgetComparison,
  WidgetItemsInput,
  WidgetSensitivity,
} from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { type GroupingWords, wireGrouping } from '../../../graph/cost-grouping.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import type { ViewerContext } from '../../../viewer.ts';
import {
  COMPARISONS,
  OVER_TIME_FRAMES,
  PORTION_CATEGORIES,
  PORTION_FRAMES,
  SCALES,
  SENSITIVITIES,
  wireItems,
} from '../arguments.ts';
import { type RowScope, type WidgetScope, wireRows, wireScope } from '../wire-scope.ts';
import { type AbnormalChangesParent, abnormalChangesOf, aiAnomaliesOf } from './abnormal-figures.ts';
import { portionOf } from './portion-figures.ts';
import { savingOf } from './saving-figures.ts';
import { type CostOverTimeParent, costByVendorOf, withEstimate } from './vendor-figures.ts';

type Spanned = WidgetScope & { frame: PortionFrame };

export class WidgetSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async productPortion(widget: Spanned & { items: WidgetItemsInput }): Promise<Portion> {
    const items = wireItems(widget.items);
    return portionOf(await this.#loader.load(productPortion, { ...(await this.#spanned(widget)), ...items }));
  }

  async portionBy(widget: Spanned & GroupingWords & { joinSameNames: boolean }): Promise<Portion> {
    const grouping = { ...wireGrouping(widget), joinSameNames: widget.joinSameNames };
    return portionOf(await this.#loader.load(portionBy, { ...(await this.#spanned(widget)), ...grouping }));
  }

  async integratedPortion(widget: Spanned & { category: WidgetCategory }): Promise<Portion> {
    const category = PORTION_CATEGORIES[widget.category];
    return portionOf(
      await this.#loader.load(integratedPortion, { ...(await this.#spanned(widget)), category }),
    );
  }

  async serviceGroupPortion(widget: Spanned & { serviceGroupSet: string }): Promise<Portion> {
    const selectedServiceGroupSet = widget.serviceGroupSet;
    if (selectedServiceGroupSet === '')
      throw inputError('serviceGroupSet', 'name a set of groups', 'SERVICE_GROUP_SET_MISSING');
    return portionOf(
      await this.#loader.load(serviceGroupPortion, {
        ...(await this.#spanned(widget)),
        selectedServiceGroupSet,
      }),
    );
  }

  async costByVendor(
    widget: WidgetScope & GroupingWords & { frame: CostOverTimeFrame; items: WidgetItemsInput },
  ): Promise<CostByVendor> {
    const items = wireItems(widget.items);
    const reply = await this.#loader.load(costByVendor, {
      ...(await wireScope(this.#viewer, widget)),
      ...OVER_TIME_FRAMES[widget.frame],
      ...items,
      ...wireGrouping(widget),
    });
    return costByVendorOf(reply);
  }

  async vendorCosts(
    widget: WidgetScope & { frame: CostOverTimeFrame },
  ): Promise<Omit<CostOverTimeParent, 'shownIn'>> {
    const request = { ...(await wireScope(this.#viewer, widget)), ...OVER_TIME_FRAMES[widget.frame] };
    const reply = await this.#loader.load(vendorTimeFrame, request);
    return withEstimate(reply, { ...widget, viewBy: 'PROVIDER', items: { show: 'TOP_10' } });
  }

  async totalSaving(widget: RowScope): Promise<TotalSaving> {
    return savingOf(await this.#loader.load(totalSaving, await wireRows(this.#viewer, widget)));
  }

  async abnormalChanges(
    widget: WidgetScope &
      GroupingWords & { comparison: WidgetComparison; scale: AbnormalScale; threshold: number },
  ): Promise<AbnormalChangesParent> {
    const { threshold, scale, comparison } = widget;
    if (threshold < MIN_THRESHOLD)
      throw inputError('threshold', `at least ${MIN_THRESHOLD}`, 'THRESHOLD_TOO_LOW');
    const reply = await this.#loader.load(abnormal, {
      ...(await wireScope(this.#viewer, widget)),
      ...wireGrouping(widget),
      comparison: COMPARISONS[comparison],
      scale: SCALES[scale],
      threshold,
    });
    return abnormalChangesOf(reply, widget.vendors ?? null);
  }

  async aiAnomalies(): Promise<AiAnomalies> {
    return this.#anomaliesOf(await this.#loader.load(mlAbnormalAi, {}));
  }

  async userAnomalies(
    widget: Pick<RowScope, 'vendors'> & {
      sensitivity: WidgetSensitivity;
      minAlert: number;
      maxAlert: number;
    },
  ): Promise<AiAnomalies> {
    const { minAlert, maxAlert } = widget;
    if (minAlert < 0 || minAlert >= maxAlert)
      throw inputError(
        'minAlert',
        'the band of an alarm rises from minAlert to maxAlert',
        'ALERT_BAND_INVALID',
      );
    const { selectedVendors } = await wireRows(this.#viewer, widget);
    const sensitivity = SENSITIVITIES[widget.sensitivity];
    return this.#anomaliesOf(
      await this.#loader.load(mlAbnormalUser, { selectedVendors, sensitivity, minAlert, maxAlert }),
    );
  }

  async #anomaliesOf(findings: MlFindings): Promise<AiAnomalies> {
    if (findings.state !== 'notPaid') return aiAnomaliesOf(findings, findings.state);
    return { __typename: 'NeedsPlan', feature: 'AI_ANOMALY' };
  }

  async #spanned(widget: Spanned) {
    return { ...(await wireScope(this.#viewer, widget)), timeFrame: PORTION_FRAMES[widget.frame] };
  }
}
