// The list as a file: the same anomalies and columns, as CSV or as a workbook (N-01).
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ListFilesQuery } from '../../../__generated__/ListFilesQuery.graphql.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import { Menu } from '../../../components/overlays/Menu.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { graphSort, listFilter } from '../address.ts';
import { anomaliesPage } from '../page.tsx';

const FORMATS = ['CSV', 'XLSX'] as const;

export function ListFiles() {
  const intl = useIntl();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const { address } = usePageAddress(anomaliesPage);
  const [isLoading, setLoading] = useState(false);
  const load = async (format: (typeof FORMATS)[number]) => {
    setLoading(true);
    try {
      const answer = await fetchQuery<ListFilesQuery>(
        environment,
        graphql`
          query ListFilesQuery($filter: AnomalyFilterInput!, $sort: AnomalySort!, $format: AnomalyFileFormat!) {
            viewer {
              anomalyFile(filter: $filter, sort: $sort, format: $format) {
                content
                contentType
                name
              }
            }
          }
        `,
        { filter: listFilter(address), sort: graphSort(address), format },
      ).toPromise();
      const file = answer?.viewer.anomalyFile;
      if (file) saveFile(file);
      else toast.failed();
    } catch {
      toast.failed();
    } finally {
      setLoading(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isLoading} leftSection={<IconDownload size={14} aria-hidden />}>
          <FormattedMessage id="anomaly.list.export" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void load(format)}>
            {intl.formatMessage({ id: 'anomaly.list.format' }, { format })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
