// Unusual cost that AI found (D-13).
import { graphql, useFragment } from 'react-relay';
import type { MlAbnormalAiWidget_content$key } from '../../../../__generated__/MlAbnormalAiWidget_content.graphql.ts';
import { AnomaliesOfAi } from '../anomalies/AnomaliesOfAi.tsx';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';

function MlAbnormalAiWidget({
  content,
  head,
  settings,
  onRetry,
}: WidgetProps<MlAbnormalAiWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment MlAbnormalAiWidget_content on MlAbnormalAiContent {
        aiAnomalies @catch(to: RESULT) {
          ...AnomaliesOfAi_anomalies
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.aiAnomalies} onRetry={onRetry}>
      {(anomalies) => <AnomaliesOfAi head={head} settings={settings} anomalies={anomalies} />}
    </WidgetResult>
  );
}

export { MlAbnormalAiWidget as Widget };
