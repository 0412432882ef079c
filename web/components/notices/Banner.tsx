// A warning over a part of a page; closed, it stays away in this browser (B-10).
import { CloseButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocal } from '../../browser/useLocal.ts';
import classes from './Banner.module.css';

interface BannerProps {
  /** What it is kept closed under. */
  id: string;
  /** Names it. */
  label: string;
  children: ReactNode;
}

export function Banner({ id, label, children }: BannerProps) {
  const intl = useIntl();
  const [dismissed, keepDismissed] = useLocal('dismissedBanners');
  if (dismissed?.includes(id)) return null;
  return (
    <section className={classes.banner} aria-label={label}>
      <IconInfoCircle size={16} aria-hidden />
      <div className={classes.text}>{children}</div>
      <CloseButton
        aria-label={intl.formatMessage({ id: 'platform.banner.close' })}
        onClick={() => keepDismissed([...(dismissed ?? []), id])}
      />
    </section>
  );
}
