// The place of one widget: it waits, fails and recovers inside of its frame, and the grid stays.
import { Skeleton } from '@mantine/core';
import { useRevalidator } from 'react-router-dom';
import { Boundary } from '../../components/Boundary.tsx';
import { forgetAnswers } from '../../relay/environment.ts';
import { WidgetFrame } from './WidgetFrame.tsx';
import { type DashboardViewer, WIDGET_KINDS, type WidgetKindName } from './widget-kinds.ts';

interface WidgetSlotProps {
  kind: WidgetKindName;
  viewer: DashboardViewer;
}

export function WidgetSlot({ kind, viewer }: WidgetSlotProps) {
  const { Component, titleId } = WIDGET_KINDS[kind];
  const { revalidate } = useRevalidator();
  const retry = () => {
    forgetAnswers();
    void revalidate();
  };
  return (
    <Boundary
      dress="block"
      onRetry={retry}
      resetKey={viewer}
      skeleton={
        <WidgetFrame titleId={titleId}>
          <Skeleton height="100%" />
        </WidgetFrame>
      }
      frame={(notice) => <WidgetFrame titleId={titleId}>{notice}</WidgetFrame>}
    >
      <Component viewer={viewer} />
    </Boundary>
  );
}
