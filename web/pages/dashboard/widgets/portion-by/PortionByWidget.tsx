// What each item of a chosen view-by has of the cost of a span (D-12).
import { graphql, useRefetchableFragment } from 'react-relay';
import type { PortionByWidget_content$key } from '../../../../__generated__/PortionByWidget_content.graphql.ts';
import type { PortionByWidgetRefetchQuery } from '../../../../__generated__/PortionByWidgetRefetchQuery.graphql.ts';
import { useWidgetSettings } from '../frame/useWidgetSettings.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { PortionOfCost } from '../portion/PortionOfCost.tsx';

export function PortionByWidget({ content, head }: WidgetProps<PortionByWidget_content$key>) {
  const [data, refetch] = useRefetchableFragment<PortionByWidgetRefetchQuery, PortionByWidget_content$key>(
    graphql`
      fragment PortionByWidget_content on PortionByContent @refetchable(queryName: "PortionByWidgetRefetchQuery") {
        ...useWidgetSettings_content
        portionBy @catch(to: RESULT) {
          ...PortionOfCost_portion
        }
      }
    `,
    content,
  );
  const settings = useWidgetSettings(data, head.type);
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult head={head} result={data.portionBy} onRetry={retry}>
      {(portion) => <PortionOfCost head={head} settings={settings} portion={portion} />}
    </WidgetResult>
  );
}
