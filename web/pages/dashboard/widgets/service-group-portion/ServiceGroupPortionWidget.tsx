// What each service group has of the cost, over all vendors (D-12).
import { graphql, useRefetchableFragment } from 'react-relay';
import type { ServiceGroupPortionWidget_content$key } from '../../../../__generated__/ServiceGroupPortionWidget_content.graphql.ts';
import type { ServiceGroupPortionWidgetRefetchQuery } from '../../../../__generated__/ServiceGroupPortionWidgetRefetchQuery.graphql.ts';
import { useWidgetSettings } from '../frame/useWidgetSettings.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { PortionOfCost } from '../portion/PortionOfCost.tsx';

export function ServiceGroupPortionWidget({
  content,
  head,
}: WidgetProps<ServiceGroupPortionWidget_content$key>) {
  const [data, refetch] = useRefetchableFragment<
    ServiceGroupPortionWidgetRefetchQuery,
    ServiceGroupPortionWidget_content$key
  >(
    graphql`
      fragment ServiceGroupPortionWidget_content on ServiceGroupPortionContent @refetchable(queryName: "ServiceGroupPortionWidgetRefetchQuery") {
        ...useWidgetSettings_content
        serviceGroupPortion @catch(to: RESULT) {
          ...PortionOfCost_portion
        }
      }
    `,
    content,
  );
  const settings = useWidgetSettings(data, head.type);
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult head={head} result={data.serviceGroupPortion} onRetry={retry}>
      {(portion) => <PortionOfCost head={head} settings={settings} portion={portion} />}
    </WidgetResult>
  );
}
