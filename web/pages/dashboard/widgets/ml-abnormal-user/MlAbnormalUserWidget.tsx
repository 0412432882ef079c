// Unusual cost that AI found, by the sensitivity and the band of the user (D-13).
import { graphql, useFragment } from 'react-relay';
import type { MlAbnormalUserWidget_content$key } from '../../../../__generated__/MlAbnormalUserWidget_content.graphql.ts';
import { AnomaliesOfAi } from '../anomalies/AnomaliesOfAi.tsx';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';

function MlAbnormalUserWidget({
  content,
  head,
  settings,
  onRetry,
}: WidgetProps<MlAbnormalUserWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment MlAbnormalUserWidget_content on MlAbnormalUserContent {
        userAnomalies @catch(to: RESULT) {
          ...AnomaliesOfAi_anomalies
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.userAnomalies} onRetry={onRetry}>
      {(anomalies) => <AnomaliesOfAi head={head} settings={settings} anomalies={anomalies} />}
    </WidgetResult>
  );
}

export { MlAbnormalUserWidget as Widget };
