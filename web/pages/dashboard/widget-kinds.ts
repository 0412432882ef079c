// The registry of widget kinds: what draws a kind, what it is called, and how small it may be.
import type { ComponentType } from 'react';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts';
import type { MessageId } from '../../intl/catalogues.ts';
import { CostOverTimeWidget } from './CostOverTimeWidget.tsx';
import { CostTrendWidget } from './CostTrendWidget.tsx';
import { MonthToDateWidget } from './MonthToDateWidget.tsx';
import { TopCostsWidget } from './TopCostsWidget.tsx';

/** Carries the fragment of every kind. */
export type DashboardViewer = DashboardPageQuery['response']['viewer'];

/** Columns of 24, and rows. */
interface Size {
  w: number;
  h: number;
}

interface WidgetKind {
  Component: ComponentType<{ viewer: DashboardViewer }>;
  titleId: MessageId;
  minimum: Size;
  size: Size;
}

const CARD: Size = { w: 6, h: 4 };
const CHART: Size = { w: 12, h: 13 };

export const WIDGET_KINDS = {
  monthToDate: {
    Component: MonthToDateWidget,
    titleId: 'dashboard.monthToDate.title',
    minimum: CARD,
    size: { w: 6, h: 13 },
  },
  costOverTime: {
    Component: CostOverTimeWidget,
    titleId: 'dashboard.costOverTime.title',
    minimum: CHART,
    size: { w: 18, h: 13 },
  },
  topCosts: { Component: TopCostsWidget, titleId: 'dashboard.topCosts.title', minimum: CHART, size: CHART },
  costTrend: {
    Component: CostTrendWidget,
    titleId: 'dashboard.costTrend.title',
    minimum: CHART,
    size: CHART,
  },
} as const satisfies Record<string, WidgetKind>;

export type WidgetKindName = keyof typeof WIDGET_KINDS;
