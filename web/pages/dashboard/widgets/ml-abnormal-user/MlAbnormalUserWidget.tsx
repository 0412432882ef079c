// Unusual cost that AI found, by the sensitivity and the band of the user (D-13).
import { graphql, useRefetchableFragment } from 'react-relay';
import type { MlAbnormalUserWidget_content$key } from '../../../../__generated__/MlAbnormalUserWidget_content.graphql.ts';
import type { MlAbnormalUserWidgetRefetchQuery } from '../../../../__generated__/MlAbnormalUserWidgetRefetchQuery.graphql.ts';
import { AnomaliesOfAi } from '../anomalies/AnomaliesOfAi.tsx';
import { useWidgetSettings } from '../frame/useWidgetSettings.ts';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetProps } from '../frame/widget-props.ts';

export function MlAbnormalUserWidget({ content, head }: WidgetProps<MlAbnormalUserWidget_content$key>) {
  const [data, refetch] = useRefetchableFragment<
    MlAbnormalUserWidgetRefetchQuery,
    MlAbnormalUserWidget_content$key
  >(
    graphql`
      fragment MlAbnormalUserWidget_content on MlAbnormalUserContent @refetchable(queryName: "MlAbnormalUserWidgetRefetchQuery") {
        ...useWidgetSettings_content
        userAnomalies @catch(to: RESULT) {
          ...AnomaliesOfAi_anomalies
        }
      }
    `,
    content,
  );
  const settings = useWidgetSettings(data, head.type);
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  return (
    <WidgetResult head={head} result={data.userAnomalies} onRetry={retry}>
      {(anomalies) => <AnomaliesOfAi head={head} settings={settings} anomalies={anomalies} />}
    </WidgetResult>
  );
}
