// The rows with their amounts as texts: what was entered, digit by digit.
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROI_AMOUNTS } from '../../../../lib/catalogue/operations/roi-fields.ts';
import layout from '../../../components/layout/Page.module.css';
import { ScrollRegion } from '../../../components/layout/ScrollRegion.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import classes from '../shared/Operations.module.css';
import type { RoiRow } from './roi-rows.ts';

interface RoiTableProps {
  rows: readonly RoiRow[];
  hasCompany: boolean;
  isEditor: boolean;
  onEdit: (row: RoiRow) => void;
  onDelete: (row: RoiRow) => void;
  onRestore: (row: RoiRow) => void;
}

export function RoiTable({ rows, hasCompany, ...actions }: RoiTableProps) {
  const intl = useIntl();
  if (rows.length === 0)
    return (
      <Notice variant="block" title={<FormattedMessage id="operations.roi.none" />}>
        {actions.isEditor ? <FormattedMessage id="operations.roi.noneHint" /> : null}
      </Notice>
    );
  const title = intl.formatMessage({ id: 'operations.page.roi' });
  const head = (field: string) => <FormattedMessage id="operations.roi.field" values={{ field }} />;
  return (
    <ScrollRegion className={layout.scroll} label={title}>
      <table className={`${layout.table} ${classes.table}`} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{head('title')}</th>
            {hasCompany ? (
              <th scope="col">
                <FormattedMessage id="operations.page.company" />
              </th>
            ) : null}
            <th scope="col">{head('startMonth')}</th>
            <th scope="col">{head('currency')}</th>
            {ROI_AMOUNTS.map((field) => (
              <th key={field} scope="col" className={classes.amount}>
                {head(field)}
              </th>
            ))}
            <th scope="col">{head('note')}</th>
            {actions.isEditor ? <td /> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RoiLine key={row.id} row={row} hasCompany={hasCompany} {...actions} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function RoiLine({
  row,
  hasCompany,
  isEditor,
  onEdit,
  onDelete,
  onRestore,
}: Omit<RoiTableProps, 'rows'> & { row: RoiRow }) {
  const intl = useIntl();
  const { title } = row;
  return (
    <tr>
      <th scope="row" className={classes.wrapped}>
        {isEditor && !row.isDeleted ? (
          <button
            type="button"
            className={classes.open}
            aria-label={intl.formatMessage({ id: 'operations.roi.edit' }, { title })}
            onClick={() => onEdit(row)}
          >
            {title}
          </button>
        ) : (
          title
        )}
      </th>
      {hasCompany ? <td>{row.company.name}</td> : null}
      <td>{row.startMonth}</td>
      <td>{row.currency}</td>
      {ROI_AMOUNTS.map((field) => (
        <td key={field} className={`${classes.amount} sky-figures`}>
          {row[field] || '–'}
        </td>
      ))}
      <td className={classes.wrapped}>{row.note}</td>
      {isEditor ? (
        <td>
          <Group gap={4} justify="flex-end">
            {row.isDeleted ? (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={intl.formatMessage({ id: 'operations.roi.restore' }, { title })}
                onClick={() => onRestore(row)}
              >
                <FormattedMessage id="operations.csp.restore" />
              </Button>
            ) : (
              <ActionIcon
                variant="subtle"
                aria-label={intl.formatMessage({ id: 'operations.roi.delete' }, { title })}
                onClick={() => onDelete(row)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        </td>
      ) : null}
    </tr>
  );
}
