// Short news at the top: one at a time, the next after a while; it stops for a pointer, the keyboard or a press.
import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconChevronRight, IconPlayerPause, IconPlayerPlay, IconSpeakerphone } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ScrollTexts_viewer$key } from '../../__generated__/ScrollTexts_viewer.graphql.ts';
import classes from './Strip.module.css';

const SHOWN_MS = 8000;

export function ScrollTexts({ viewer }: { viewer: ScrollTexts_viewer$key }) {
  const intl = useIntl();
  const { scrollTexts } = useFragment(
    graphql`
      fragment ScrollTexts_viewer on Viewer {
        scrollTexts {
          id
          text
          url
        }
      }
    `,
    viewer,
  );
  const count = scrollTexts?.length ?? 0;
  const isStill = useReducedMotion();
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isRunning = count > 1 && !isPaused && !isHeld && !isStill;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setAt((place) => place + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const shown = scrollTexts?.[at % Math.max(count, 1)];
  if (!shown) return null;
  const pauseLabel = isPaused
    ? intl.formatMessage({ id: 'platform.news.play' })
    : intl.formatMessage({ id: 'platform.news.pause' });
  return (
    <section
      className={classes.strip}
      data-strip
      aria-label={intl.formatMessage({ id: 'platform.news.title' })}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <IconSpeakerphone size={16} aria-hidden />
      <span className={classes.text} title={shown.text}>
        {shown.url ? (
          <a href={shown.url} className={classes.link}>
            {shown.text}
          </a>
        ) : (
          shown.text
        )}
      </span>
      {count > 1 ? (
        <>
          {isStill ? null : (
            <ActionIcon size={24} aria-label={pauseLabel} onClick={() => setPaused(!isPaused)}>
              {isPaused ? (
                <IconPlayerPlay size={14} aria-hidden />
              ) : (
                <IconPlayerPause size={14} aria-hidden />
              )}
            </ActionIcon>
          )}
          <ActionIcon
            size={24}
            aria-label={intl.formatMessage({ id: 'platform.news.next' })}
            onClick={() => setAt(at + 1)}
          >
            <IconChevronRight size={14} aria-hidden />
          </ActionIcon>
        </>
      ) : null}
    </section>
  );
}
