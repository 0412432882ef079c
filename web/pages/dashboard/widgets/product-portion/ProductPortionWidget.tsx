// What each product has of the cost of a span (D-12).
import { graphql, useFragment } from 'react-relay';
import type { ProductPortionWidget_content$key } from '../../../../__generated__/ProductPortionWidget_content.graphql.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { PortionOfCost } from '../portion/PortionOfCost.tsx';

function ProductPortionWidget({
  content,
  head,
  settings,
  onRetry,
}: WidgetProps<ProductPortionWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment ProductPortionWidget_content on ProductPortionContent {
        productPortion @catch(to: RESULT) {
          ...PortionOfCost_portion
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.productPortion} onRetry={onRetry}>
      {(portion) => <PortionOfCost head={head} settings={settings} portion={portion} />}
    </WidgetResult>
  );
}

export { ProductPortionWidget as Widget };
