// Unusual cost that AI found by itself (D-13).
import { graphql, useRefetchableFragment } from 'react-relay';
import type { MlAbnormalAiWidget_content$key } from '../../../../__generated__/MlAbnormalAiWidget_content.graphql.ts';
import type { MlAbnormalAiWidgetRefetchQuery } from '../../../../__generated__/MlAbnormalAiWidgetRefetchQuery.graphql.ts';
import { AnomaliesOfAi } from '../anomalies/AnomaliesOfAi.tsx';
import { useWidgetSettings } from '../frame/useWidgetSettings.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';

export function MlAbnormalAiWidget({ content, head }: WidgetProps<MlAbnormalAiWidget_content$key>) {
  const [data, refetch] = useRefetchableFragment<
    MlAbnormalAiWidgetRefetchQuery,
    MlAbnormalAiWidget_content$key
  >(
    graphql`
      fragment MlAbnormalAiWidget_content on MlAbnormalAiContent @refetchable(queryName: "MlAbnormalAiWidgetRefetchQuery") {
        ...useWidgetSettings_content
        aiAnomalies @catch(to: RESULT) {
          ...AnomaliesOfAi_anomalies
        }
      }
    `,
    content,
  );
  const settings = useWidgetSettings(data, head.type);
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult head={head} result={data.aiAnomalies} onRetry={retry}>
      {(anomalies) => <AnomaliesOfAi head={head} settings={settings} anomalies={anomalies} />}
    </WidgetResult>
  );
}
