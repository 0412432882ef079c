// Cost over months or weeks by account, product, region, tag, service group, category or project (D-11).
import { graphql, useFragment } from 'react-relay';
import type { CostByWidget_content$key } from '../../../../__generated__/CostByWidget_content.graphql.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { SeriesOfCost } from '../series/SeriesOfCost.tsx';

function CostByWidget({ content, head, settings, onRetry }: WidgetProps<CostByWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment CostByWidget_content on CostByContent {
        costOverTime @catch(to: RESULT) {
          ...SeriesOfCost_cost
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.costOverTime} onRetry={onRetry}>
      {(cost) => <SeriesOfCost head={head} settings={settings} cost={cost} />}
    </WidgetResult>
  );
}

export { CostByWidget as Widget };
