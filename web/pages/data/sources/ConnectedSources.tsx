// Where billing files of the company come from by themselves: all sources, and the form of one.
import { Button, Drawer } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { sourceKind } from '../../../../lib/catalogue/loads/source-kinds.ts';
import type { ConnectedSources_sources$key } from '../../../__generated__/ConnectedSources_sources.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Data.module.css';
import { SourcePanel } from './SourcePanel.tsx';
import { SourceStateMark } from './SourceStateMark.tsx';

const NEW = 'new';

interface ConnectedSourcesProps {
  sources: ConnectedSources_sources$key;
  /** Something was saved, asked for or removed. */
  onChange: () => void;
}

export function ConnectedSources({ sources: key, onChange }: ConnectedSourcesProps) {
  const intl = useIntl();
  const instantText = useInstant();
  const [open, setOpen] = useState<string | null>(null);
  const data = useFragment(
    graphql`
      fragment ConnectedSources_sources on DataSources {
        externalId
        list {
          id
          fields {
            id
            value
          }
          isPaused
          kind
          lastRun {
            askedAt
            state
          }
          name
          nextRunAt
          ...SourcePanel_source
        }
      }
    `,
    key,
  );
  const title = intl.formatMessage({ id: 'data.sources.title' });
  const shown = data.list.find(({ id }) => id === open) ?? null;
  const close = () => setOpen(null);
  return (
    <section className={shared.panel} aria-label={title}>
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>{title}</h2>
        <div className={classes.scope}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setOpen(NEW)}
          >
            <FormattedMessage id="data.sources.add" />
          </Button>
        </div>
      </header>
      {data.list.length === 0 ? (
        <Notice variant="block" title={<FormattedMessage id="data.sources.none" />} />
      ) : (
        <TableRegion className={shared.scroll} label={title}>
          <table className={`${shared.table} ${classes.table} sky-figures`}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="data.sources.name" />
                </th>
                <th scope="col" className={classes.text}>
                  <FormattedMessage id="data.sources.kindLabel" />
                </th>
                <th scope="col" className={classes.text}>
                  <FormattedMessage id="data.sources.place" />
                </th>
                <th scope="col" className={classes.text}>
                  <FormattedMessage id="data.page.stateTitle" />
                </th>
                <th scope="col">
                  <FormattedMessage id="data.sources.lastRun" />
                </th>
                <th scope="col">
                  <FormattedMessage id="data.sources.nextRun" />
                </th>
              </tr>
            </thead>
            <tbody>
              {data.list.map(({ id, name, kind, fields, isPaused, lastRun, nextRunAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <button type="button" className={classes.open} onClick={() => setOpen(id)}>
                      {name}
                    </button>
                  </th>
                  <td className={classes.text}>
                    <FormattedMessage id={sourceKind(kind).name} />
                  </td>
                  <td className={`${classes.text} ${classes.value}`}>{placeOf(fields)}</td>
                  <td className={classes.text}>
                    {lastRun ? <SourceStateMark state={lastRun.state} /> : null}
                  </td>
                  <td>
                    {lastRun ? instantText(lastRun.askedAt) : <FormattedMessage id="data.sources.never" />}
                  </td>
                  <td>{isPaused ? <FormattedMessage id="data.sources.paused" /> : instantText(nextRunAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      <p className={classes.note}>
        <FormattedMessage id="data.sources.hint" />
      </p>
      <Drawer
        opened={open !== null}
        onClose={close}
        position="right"
        size="xl"
        title={shown?.name ?? intl.formatMessage({ id: 'data.sources.add' })}
      >
        <SourcePanel
          key={open}
          source={shown}
          externalId={data.externalId}
          onChange={onChange}
          onClose={close}
        />
      </Drawer>
    </section>
  );
}

/** Bucket and prefix. */
function placeOf(fields: readonly { id: string; value: string }[]): string {
  const partOf = (id: string) => fields.find((field) => field.id === id)?.value ?? '';
  return [partOf('bucket'), partOf('prefix')].filter((part) => part !== '').join('/');
}
