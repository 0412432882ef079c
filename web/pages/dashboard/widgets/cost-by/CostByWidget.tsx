// Cost over months or weeks by account, product, region, tag, service group, category or project (D-11).
import { graphql, useRefetchableFragment } from 'react-relay';
import type { CostByWidget_content$key } from '../../../../__generated__/CostByWidget_content.graphql.ts';
import type { CostByWidgetRefetchQuery } from '../../../../__generated__/CostByWidgetRefetchQuery.graphql.ts';
import { useWidgetSettings } from '../frame/useWidgetSettings.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { SeriesOfCost } from '../series/SeriesOfCost.tsx';

export function CostByWidget({ content, head }: WidgetProps<CostByWidget_content$key>) {
  const [data, refetch] = useRefetchableFragment<CostByWidgetRefetchQuery, CostByWidget_content$key>(
    graphql`
      fragment CostByWidget_content on CostByContent @refetchable(queryName: "CostByWidgetRefetchQuery") {
        ...useWidgetSettings_content
        costOverTime @catch(to: RESULT) {
          ...SeriesOfCost_cost
        }
      }
    `,
    content,
  );
  const settings = useWidgetSettings(data, head.type);
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult head={head} result={data.costOverTime} onRetry={retry}>
      {(cost) => <SeriesOfCost head={head} settings={settings} cost={cost} />}
    </WidgetResult>
  );
}
