// What each item of a chosen view-by has of the cost of a span (D-12).
import { graphql, useFragment } from 'react-relay';
import type { PortionByWidget_content$key } from '../../../../__generated__/PortionByWidget_content.graphql.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { PortionOfCost } from '../portion/PortionOfCost.tsx';

function PortionByWidget({ content, head, settings, onRetry }: WidgetProps<PortionByWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment PortionByWidget_content on PortionByContent {
        portionBy @catch(to: RESULT) {
          ...PortionOfCost_portion
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.portionBy} onRetry={onRetry}>
      {(portion) => <PortionOfCost head={head} settings={settings} portion={portion} />}
    </WidgetResult>
  );
}

export { PortionByWidget as Widget };
