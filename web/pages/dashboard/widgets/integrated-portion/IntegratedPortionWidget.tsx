// Products of all vendors in one portion (D-12).
import { graphql, useRefetchableFragment } from 'react-relay';
import type { IntegratedPortionWidget_content$key } from '../../../../__generated__/IntegratedPortionWidget_content.graphql.ts';
import type { IntegratedPortionWidgetRefetchQuery } from '../../../../__generated__/IntegratedPortionWidgetRefetchQuery.graphql.ts';
import { useWidgetSettings } from '../frame/useWidgetSettings.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { PortionOfCost } from '../portion/PortionOfCost.tsx';

export function IntegratedPortionWidget({ content, head }: WidgetProps<IntegratedPortionWidget_content$key>) {
  const [data, refetch] = useRefetchableFragment<
    IntegratedPortionWidgetRefetchQuery,
    IntegratedPortionWidget_content$key
  >(
    graphql`
      fragment IntegratedPortionWidget_content on IntegratedPortionContent @refetchable(queryName: "IntegratedPortionWidgetRefetchQuery") {
        ...useWidgetSettings_content
        integratedPortion @catch(to: RESULT) {
          ...PortionOfCost_portion
        }
      }
    `,
    content,
  );
  const settings = useWidgetSettings(data, head.type);
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult head={head} result={data.integratedPortion} onRetry={retry}>
      {(portion) => <PortionOfCost head={head} settings={settings} portion={portion} />}
    </WidgetResult>
  );
}
