// What can be saved of the filters that are chosen now, or why nothing can.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from '../../shared/filter-panel/Filters.module.css';

interface SaveActionsProps {
  hasAny: boolean;
  mayEdit: boolean;
  canOverwrite: boolean;
  onSaveAs: () => void;
  onOverwrite: () => void;
}

export function SaveActions({ hasAny, mayEdit, canOverwrite, onSaveAs, onOverwrite }: SaveActionsProps) {
  if (!mayEdit || !hasAny) {
    return (
      <p className={classes.note}>
        <FormattedMessage id={mayEdit ? 'cost-analytics.saved.nothing' : 'cost-analytics.saved.needsEdit'} />
      </p>
    );
  }
  return (
    <div className={classes.tools}>
      {canOverwrite ? (
        <Button onClick={onOverwrite}>
          <FormattedMessage id="cost-analytics.saved.save" />
        </Button>
      ) : null}
      <Button variant="default" onClick={onSaveAs}>
        <FormattedMessage id="cost-analytics.saved.saveAs" />
      </Button>
    </div>
  );
}
