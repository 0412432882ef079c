// What each service group has of the cost, over all vendors (D-12).
import { graphql, useFragment } from 'react-relay';
import type { ServiceGroupPortionWidget_content$key } from '../../../../__generated__/ServiceGroupPortionWidget_content.graphql.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { PortionOfCost } from '../portion/PortionOfCost.tsx';

function ServiceGroupPortionWidget({
  content,
  head,
  settings,
  onRetry,
}: WidgetProps<ServiceGroupPortionWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment ServiceGroupPortionWidget_content on ServiceGroupPortionContent {
        serviceGroupPortion @catch(to: RESULT) {
          ...PortionOfCost_portion
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.serviceGroupPortion} onRetry={onRetry}>
      {(portion) => <PortionOfCost head={head} settings={settings} portion={portion} />}
    </WidgetResult>
  );
}

export { ServiceGroupPortionWidget as Widget };
