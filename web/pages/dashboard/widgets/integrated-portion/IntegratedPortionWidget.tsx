// Products of all vendors in one portion (D-12).
import { graphql, useFragment } from 'react-relay';
import type { IntegratedPortionWidget_content$key } from '../../../../__generated__/IntegratedPortionWidget_content.graphql.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';
import { PortionOfCost } from '../portion/PortionOfCost.tsx';

function IntegratedPortionWidget({
  content,
  head,
  settings,
  onRetry,
}: WidgetProps<IntegratedPortionWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment IntegratedPortionWidget_content on IntegratedPortionContent {
        integratedPortion @catch(to: RESULT) {
          ...PortionOfCost_portion
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.integratedPortion} onRetry={onRetry}>
      {(portion) => <PortionOfCost head={head} settings={settings} portion={portion} />}
    </WidgetResult>
  );
}

export { IntegratedPortionWidget as Widget };
