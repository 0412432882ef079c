// One step of a tour: a card beside the part that it is about, moved through by buttons, arrows and Escape.
import { Button, CloseButton, Group, Popover, Portal, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TourName } from '../../browser/local-storage.ts';
import classes from './TourCard.module.css';
import { pageTitleOf, type TourStep } from './tours.ts';
import { usePartOnScreen } from './usePartOnScreen.ts';

interface TourCardProps {
  steps: readonly TourStep[];
  /** The step that is shown, from 0. */
  at: number;
  onStep: (step: number) => void;
  /** Leaves it where it is. */
  onLater: () => void;
  onDone: () => void;
  /** The tour that may follow. */
  next: TourName | undefined;
  onNext: () => void;
}

export function TourCard({ steps, at, onStep, onLater, onDone, next, onNext }: TourCardProps) {
  const intl = useIntl();
  const titleId = useId();
  const step = steps[at];
  const place = usePartOnScreen(step?.part ?? '');
  const isLast = at >= steps.length - 1;
  const forward = () => (isLast ? onDone() : onStep(at + 1));
  // Its part is not on this screen.
  useEffect(() => {
    if (place === null) forward();
  });
  const card = useRef<HTMLDivElement | null>(null);
  // At once: the focus trap acts a moment later, and until then keys go to the control that started the tour.
  const takeFocus = useCallback((drawn: HTMLDivElement | null) => {
    card.current = drawn;
    drawn?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);
  // Not of the card alone: between two steps the focus is on nothing for a moment, and a key must not be lost there.
  useWindowEvent('keydown', ({ key, target }) => {
    const isMeant = target === document.body || (target instanceof Node && card.current?.contains(target));
    if (!step || !place || !isMeant) return;
    // A button that has the focus hears Enter on its own.
    if (key === 'ArrowRight' || (key === 'Enter' && target === document.body)) forward();
    else if (key === 'ArrowLeft' && at > 0) onStep(at - 1);
    else if (key === 'Escape') onLater();
  });
  if (!step || !place) return null;
  const { headHeight, ...ring } = place;
  return (
    <Portal>
      <div className={classes.ring} style={ring} />
      <Popover
        key={at}
        opened
        withArrow
        position="bottom"
        width={340}
        closeOnClickOutside={false}
        closeOnEscape={false}
        // What it is beside is no control that would open it.
        withRoles={false}
      >
        <Popover.Target>
          <div className={classes.beside} style={{ ...ring, height: headHeight }} />
        </Popover.Target>
        <Popover.Dropdown ref={takeFocus} role="dialog" aria-labelledby={titleId}>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Text id={titleId} fw={600} component="h2">
              <FormattedMessage id={step.title} />
            </Text>
            <CloseButton aria-label={intl.formatMessage({ id: 'platform.tour.later' })} onClick={onLater} />
          </Group>
          <Text mt={4}>
            <FormattedMessage id={step.text} />
          </Text>
          <Group justify="space-between" mt="md" gap="sm">
            <Text size="xs" c="dimmed" className="sky-figures" role="status">
              <FormattedMessage id="platform.tour.place" values={{ place: at + 1, count: steps.length }} />
            </Text>
            <Group gap="sm">
              {at > 0 ? (
                <Button variant="default" onClick={() => onStep(at - 1)}>
                  <FormattedMessage id="platform.tour.back" />
                </Button>
              ) : null}
              <Button variant={isLast && next ? 'default' : 'filled'} onClick={forward} data-autofocus>
                {isLast ? (
                  <FormattedMessage id="platform.tour.finish" />
                ) : (
                  <FormattedMessage id="platform.tour.next" />
                )}
              </Button>
              {isLast && next ? (
                <Button onClick={onNext}>
                  <FormattedMessage
                    id="platform.tour.goOn"
                    values={{ page: intl.formatMessage({ id: pageTitleOf(next) }) }}
                  />
                </Button>
              ) : null}
            </Group>
          </Group>
        </Popover.Dropdown>
      </Popover>
    </Portal>
  );
}
