// The registry of widget types: what draws a type, what it is called, and its sign in menus.
import {
  type Icon,
  IconAlertTriangle,
  IconBell,
  IconBuildingBank,
  IconCalendarDollar,
  IconCalendarStats,
  IconChartArea,
  IconChartBar,
  IconChartDonut,
  IconChartHistogram,
  IconChartLine,
  IconChartPie,
  IconCoins,
  IconFolders,
  IconListNumbers,
  IconMap2,
  IconPackage,
  IconSparkles,
  IconStack2,
  IconTag,
  IconTopologyStar3,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { WIDGET_TITLES } from '../../../../lib/widgets/widget-titles.ts';
import type { WidgetType } from '../../../../lib/widgets/words.ts';
import type { WidgetView_content$data } from '../../../__generated__/WidgetView_content.graphql.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import { AbnormalChangeWidget } from './abnormal-change/AbnormalChangeWidget.tsx';
import { AlertsWidget } from './alerts/AlertsWidget.tsx';
import { CloudBudgetWidget } from './cloud-budget/CloudBudgetWidget.tsx';
import { CostByWidget } from './cost-by/CostByWidget.tsx';
import { CostTrendWidget } from './cost-trend/CostTrendWidget.tsx';
import { EstimatedCostWidget } from './estimated-cost/EstimatedCostWidget.tsx';
import type { WidgetHead, WidgetProps } from './frame/widget-props.ts';
import { IntegratedPortionWidget } from './integrated-portion/IntegratedPortionWidget.tsx';
import { MlAbnormalAiWidget } from './ml-abnormal-ai/MlAbnormalAiWidget.tsx';
import { MlAbnormalUserWidget } from './ml-abnormal-user/MlAbnormalUserWidget.tsx';
import { MonthToDateWidget } from './month-to-date/MonthToDateWidget.tsx';
import { MultiVendorCostWidget } from './multi-vendor-cost/MultiVendorCostWidget.tsx';
import { PortionByWidget } from './portion-by/PortionByWidget.tsx';
import { ProductPortionWidget } from './product-portion/ProductPortionWidget.tsx';
import { ServiceGroupPortionWidget } from './service-group-portion/ServiceGroupPortionWidget.tsx';
import { TopCostsWidget } from './top-costs/TopCostsWidget.tsx';
import { TotalSavingWidget } from './total-saving/TotalSavingWidget.tsx';
import { YearForecastWidget } from './year-forecast/YearForecastWidget.tsx';

type Content = WidgetView_content$data;
type Draw = (content: Content, head: WidgetHead) => ReactNode;

interface WidgetEntry {
  draw: Draw;
  titleId: MessageId;
  Sign: Icon;
}

/** Draws a component with the part of the content that is of its kind. */
function drawing<Part>(
  Component: ComponentType<WidgetProps<Part>>,
  partOf: (content: Content) => Part | null | undefined,
): Draw {
  return (content, head) => {
    const part = partOf(content);
    return part ? <Component content={part} head={head} /> : null;
  };
}

const abnormalChange = drawing(AbnormalChangeWidget, (content) => content.abnormalChange);
const alerts = drawing(AlertsWidget, (content) => content.alerts);
const cloudBudget = drawing(CloudBudgetWidget, (content) => content.cloudBudget);
const costBy = drawing(CostByWidget, (content) => content.costBy);
const costTrend = drawing(CostTrendWidget, (content) => content.costTrend);
const estimatedCost = drawing(EstimatedCostWidget, (content) => content.estimatedCost);
const integratedPortion = drawing(IntegratedPortionWidget, (content) => content.integratedPortion);
const mlAbnormalAi = drawing(MlAbnormalAiWidget, (content) => content.mlAbnormalAi);
const mlAbnormalUser = drawing(MlAbnormalUserWidget, (content) => content.mlAbnormalUser);
const monthToDate = drawing(MonthToDateWidget, (content) => content.monthToDate);
const multiVendorCost = drawing(MultiVendorCostWidget, (content) => content.multiVendorCost);
const portionBy = drawing(PortionByWidget, (content) => content.portionBy);
const productPortion = drawing(ProductPortionWidget, (content) => content.productPortion);
const serviceGroupPortion = drawing(ServiceGroupPortionWidget, (content) => content.serviceGroupPortion);
const topCosts = drawing(TopCostsWidget, (content) => content.topCosts);
const totalSaving = drawing(TotalSavingWidget, (content) => content.totalSaving);
const yearForecast = drawing(YearForecastWidget, (content) => content.yearForecast);

const entry = (type: WidgetType, Sign: Icon, draw: Draw): WidgetEntry => ({
  draw,
  titleId: WIDGET_TITLES[type],
  Sign,
});

export const WIDGETS: Readonly<Record<WidgetType, WidgetEntry>> = {
  COST_MONTH_TO_DATE: entry('COST_MONTH_TO_DATE', IconCalendarDollar, monthToDate),
  ESTIMATED_COST: entry('ESTIMATED_COST', IconCalendarStats, estimatedCost),
  CLOUD_BUDGET: entry('CLOUD_BUDGET', IconBuildingBank, cloudBudget),
  TOTAL_SAVING: entry('TOTAL_SAVING', IconCoins, totalSaving),
  COMPARE_COST_TREND: entry('COMPARE_COST_TREND', IconChartLine, costTrend),
  ALERTS: entry('ALERTS', IconBell, alerts),
  COST_BY_ACCOUNT: entry('COST_BY_ACCOUNT', IconUsers, costBy),
  COST_BY_PRODUCT: entry('COST_BY_PRODUCT', IconPackage, costBy),
  COST_BY_REGION: entry('COST_BY_REGION', IconMap2, costBy),
  COST_BY_TAG: entry('COST_BY_TAG', IconTag, costBy),
  COST_BY_SERVICE_GROUP: entry('COST_BY_SERVICE_GROUP', IconStack2, costBy),
  COST_BY_CATEGORY: entry('COST_BY_CATEGORY', IconChartBar, costBy),
  COST_BY_PROJECT: entry('COST_BY_PROJECT', IconFolders, costBy),
  PRODUCT_PORTION: entry('PRODUCT_PORTION', IconChartDonut, productPortion),
  PORTION_BY: entry('PORTION_BY', IconChartPie, portionBy),
  TOP5: entry('TOP5', IconListNumbers, topCosts),
  ABNORMAL_CHANGE: entry('ABNORMAL_CHANGE', IconTrendingUp, abnormalChange),
  ML_ABNORMAL_USER: entry('ML_ABNORMAL_USER', IconAlertTriangle, mlAbnormalUser),
  ML_ABNORMAL_AI: entry('ML_ABNORMAL_AI', IconSparkles, mlAbnormalAi),
  INTEGRATED_PRODUCT_PORTION: entry('INTEGRATED_PRODUCT_PORTION', IconChartDonut, integratedPortion),
  MULTI_VENDOR_PORTION_BY_SERVICE_GROUP: entry(
    'MULTI_VENDOR_PORTION_BY_SERVICE_GROUP',
    IconTopologyStar3,
    serviceGroupPortion,
  ),
  MULTI_VENDOR_COST_BY: entry('MULTI_VENDOR_COST_BY', IconChartHistogram, multiVendorCost),
  YEAR_COST_FORECAST: entry('YEAR_COST_FORECAST', IconChartArea, yearForecast),
};
