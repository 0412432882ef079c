// The rows with what can be done with them: add, change, delete and put back, a file in and out.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MEDIA_TYPES } from '../../../../lib/files/table-columns.ts';
import type { RoiBoard_rois$key } from '../../../__generated__/RoiBoard_rois.graphql.ts';
import { saveBlob } from '../../../browser/save-file.ts';
import { useFileQuestion } from '../../../browser/useFileQuestion.ts';
import layout from '../../../components/layout/Page.module.css';
import { StateBar } from '../../../components/state-bar/StateBar.tsx';
import { ToggleChip } from '../../../components/state-bar/ToggleChip.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { CompanyChip } from '../shared/CompanyChip.tsx';
import { ConfirmDelete } from '../shared/ConfirmDelete.tsx';
import classes from '../shared/Operations.module.css';
import { OperationsFrame } from '../shared/OperationsFrame.tsx';
import { UndoBar } from '../shared/UndoBar.tsx';
import { ImportRoi } from './ImportRoi.tsx';
import { migrationRoiPage } from './page.tsx';
import { RoiForm } from './RoiForm.tsx';
import { RoiTable } from './RoiTable.tsx';
import { type RoiRow, roiText } from './roi-rows.ts';
import { useDeleteRoi } from './useDeleteRoi.ts';

interface RoiBoardProps {
  rois: RoiBoard_rois$key;
  isStale: boolean;
  onChanged: () => void;
}

export function RoiBoard({ rois, isStale, onChanged }: RoiBoardProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(migrationRoiPage);
  const isEditor = useShellViewer().canEdit('OPERATIONS');
  const { companies, rows } = useFragment(
    graphql`
      fragment RoiBoard_rois on MigrationRois {
        companies {
          id
          name
        }
        rows {
          cloudCost
          company {
            id
            name
          }
          currency
          expectedSaving
          id
          isDeleted
          key
          migrationCost
          note
          onPremiseCost
          startMonth
          title
          version
        }
      }
    `,
    rois,
  );
  const [edited, setEdited] = useState<RoiRow | 'new' | null>(null);
  const [asked, setAsked] = useState<RoiRow | null>(null);
  const [gone, setGone] = useState<RoiRow | null>(null);
  const { remove, isRemoving } = useDeleteRoi();
  const questionOf = useFileQuestion();
  // Rows are added to one company: the chosen one, or the only one there is.
  const company = address.of ?? (companies.length === 1 ? (companies[0]?.id ?? null) : null);
  const putBack = (row: RoiRow) =>
    remove(row, false, () => {
      setGone(null);
      onChanged();
    });
  const save = () => {
    const shown = companies.filter(({ id }) => address.of === null || id === address.of);
    const question = questionOf(intl.formatMessage({ id: 'operations.page.roi' }), {
      company: shown.map(({ name }) => name).join(', '),
    });
    saveBlob('cloud-migration-roi.csv', new Blob([roiText(rows, question)], { type: MEDIA_TYPES.csv }));
  };
  return (
    <OperationsFrame
      isStale={isStale}
      tools={
        <>
          {isEditor && company !== null ? (
            <>
              <Button onClick={() => setEdited('new')}>
                <FormattedMessage id="operations.roi.add" />
              </Button>
              <ImportRoi company={company} onImported={onChanged} />
            </>
          ) : null}
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
            <FormattedMessage id="operations.roi.export" />
          </Button>
        </>
      }
      bar={
        <StateBar label={intl.formatMessage({ id: 'platform.bar.title' })}>
          <CompanyChip companies={companies} value={address.of} onChange={(of) => change({ of })} />
          <ToggleChip isOn={address.deleted} onChange={(deleted) => change({ deleted })}>
            <FormattedMessage id="operations.csp.showDeleted" />
          </ToggleChip>
        </StateBar>
      }
    >
      <p className={classes.note}>
        <FormattedMessage id="operations.roi.nothingComputed" />
      </p>
      {gone ? (
        <UndoBar isUndoing={isRemoving} onUndo={() => putBack(gone)}>
          <FormattedMessage id="operations.roi.deleted" />
        </UndoBar>
      ) : null}
      <section className={layout.panel}>
        {isEditor && company === null ? (
          <p className={classes.note}>
            <FormattedMessage id="operations.roi.chooseCompany" />
          </p>
        ) : null}
        <RoiTable
          rows={rows}
          hasCompany={companies.length > 1}
          isEditor={isEditor}
          onEdit={setEdited}
          onDelete={setAsked}
          onRestore={putBack}
        />
      </section>
      {edited === null ? null : (
        <RoiForm
          row={edited === 'new' ? null : edited}
          company={edited === 'new' ? (company ?? '') : edited.company.id}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            onChanged();
          }}
        />
      )}
      <ConfirmDelete
        isOpen={asked !== null}
        title={<FormattedMessage id="operations.roi.deleteTitle" />}
        isPending={isRemoving}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (!asked) return;
          remove(asked, true, () => {
            setGone({ ...asked, version: asked.version + 1 });
            setAsked(null);
            onChanged();
          });
        }}
      >
        <FormattedMessage id="operations.roi.deleteText" values={{ title: asked?.title ?? '' }} />
      </ConfirmDelete>
    </OperationsFrame>
  );
}
