// One widget wherever it stands: it waits, fails and recovers inside of its frame.
import { Skeleton } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import type { WidgetType } from '../../../../lib/widgets/words.ts';
import type { WidgetView_content$key } from '../../../__generated__/WidgetView_content.graphql.ts';
import { Boundary } from '../../../components/Boundary.tsx';
import { useWidgetSettings } from './frame/useWidgetSettings.ts';
import { WidgetFrame } from './frame/WidgetFrame.tsx';
import { useWidgetTitle } from './frame/widget-titles.ts';
import { WIDGETS } from './registry.tsx';

interface WidgetViewProps {
  type: WidgetType;
  /** Its own title; null for that of its type. */
  title: string | null | undefined;
  content: WidgetView_content$key;
  /** Asks for the content again, by a new query reference. */
  onRetry: () => void;
}

export function WidgetView({ type, title, content, onRetry }: WidgetViewProps) {
  const data = useFragment(
    graphql`
      fragment WidgetView_content on WidgetContent {
        ...useWidgetSettings_content
        ...AbnormalChangeWidget_content @alias(as: "abnormalChange") @defer
        ...AlertsWidget_content @alias(as: "alerts") @defer
        ...CloudBudgetWidget_content @alias(as: "cloudBudget") @defer
        ...CostByWidget_content @alias(as: "costBy") @defer
        ...CostTrendWidget_content @alias(as: "costTrend") @defer
        ...EstimatedCostWidget_content @alias(as: "estimatedCost") @defer
        ...IntegratedPortionWidget_content @alias(as: "integratedPortion") @defer
        ...MlAbnormalAiWidget_content @alias(as: "mlAbnormalAi") @defer
        ...MlAbnormalUserWidget_content @alias(as: "mlAbnormalUser") @defer
        ...MonthToDateWidget_content @alias(as: "monthToDate") @defer
        ...MultiVendorCostWidget_content @alias(as: "multiVendorCost") @defer
        ...PortionByWidget_content @alias(as: "portionBy") @defer
        ...ProductPortionWidget_content @alias(as: "productPortion") @defer
        ...ServiceGroupPortionWidget_content @alias(as: "serviceGroupPortion") @defer
        ...TopCostsWidget_content @alias(as: "topCosts") @defer
        ...TotalSavingWidget_content @alias(as: "totalSaving") @defer
        ...YearForecastWidget_content @alias(as: "yearForecast") @defer
      }
    `,
    content,
  );
  const settings = useWidgetSettings(data, type);
  const { draw, titleId } = WIDGETS[type];
  const head = { type, title: useWidgetTitle(type, { ...settings, title: title ?? null }), part: titleId };
  return (
    <Boundary
      dress="block"
      onRetry={onRetry}
      resetKey={content}
      skeleton={
        <WidgetFrame head={head}>
          <Skeleton height="100%" mih={48} />
        </WidgetFrame>
      }
      frame={(notice) => <WidgetFrame head={head}>{notice}</WidgetFrame>}
    >
      {draw(data, head)}
    </Boundary>
  );
}
