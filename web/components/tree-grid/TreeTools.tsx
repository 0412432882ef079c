// Opens and closes a whole tree grid: everything, nothing, or down to one of its layers (B-03).
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconChevronsDown, IconChevronsUp } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tooltip } from '../overlays/Tooltip.tsx';
import classes from './TreeGrid.module.css';
import { LAYERS } from './tree.ts';

interface TreeToolsProps {
  /** Layers that the rows have. */
  depth: number;
  layers: number;
  onLayers: (layers: number) => void;
}

export function TreeTools({ depth, layers, onLayers }: TreeToolsProps) {
  const intl = useIntl();
  if (depth < 2) return null;
  const shown = LAYERS.filter((layer) => layer <= depth);
  const openLabel = intl.formatMessage({ id: 'platform.treeGrid.openAll' });
  const closeLabel = intl.formatMessage({ id: 'platform.treeGrid.closeAll' });
  return (
    <div className={classes.tools}>
      <span className={classes.toolsLabel} aria-hidden>
        <FormattedMessage id="platform.treeGrid.layers" />
      </span>
      <SegmentedControl
        size="xs"
        aria-label={intl.formatMessage({ id: 'platform.treeGrid.layers' })}
        value={String(Math.min(layers, depth))}
        onChange={(value) => onLayers(Number(value))}
        data={shown.map(String)}
      />
      <Tooltip label={openLabel}>
        <ActionIcon aria-label={openLabel} onClick={() => onLayers(Math.max(...shown))}>
          <IconChevronsDown size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={closeLabel}>
        <ActionIcon aria-label={closeLabel} onClick={() => onLayers(1)}>
          <IconChevronsUp size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
