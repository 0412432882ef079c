// What each product has of the cost of a span (D-12).
import { graphql, useRefetchableFragment } from 'react-relay';
import type { ProductPortionWidget_content$key } from '../../../../__generated__/ProductPortionWidget_content.graphql.ts';
import type { ProductPortionWidgetRefetchQuery } from '../../../../__generated__/ProductPortionWidgetRefetchQuery.graphql.ts';
import { useWidgetSettings } from '../frame/useWidgetSettings.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { PortionOfCost } from '../portion/PortionOfCost.tsx';

export function ProductPortionWidget({ content, head }: WidgetProps<ProductPortionWidget_content$key>) {
  const [data, refetch] = useRefetchableFragment<
    ProductPortionWidgetRefetchQuery,
    ProductPortionWidget_content$key
  >(
    graphql`
      fragment ProductPortionWidget_content on ProductPortionContent @refetchable(queryName: "ProductPortionWidgetRefetchQuery") {
        ...useWidgetSettings_content
        productPortion @catch(to: RESULT) {
          ...PortionOfCost_portion
        }
      }
    `,
    content,
  );
  const settings = useWidgetSettings(data, head.type);
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult head={head} result={data.productPortion} onRetry={retry}>
      {(portion) => <PortionOfCost head={head} settings={settings} portion={portion} />}
    </WidgetResult>
  );
}
