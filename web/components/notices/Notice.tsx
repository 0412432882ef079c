// A sentence in place of content: empty, refused or failed; as high as what it stands for.
import { Stack, Text, Title } from '@mantine/core';
import type { AriaRole, ReactNode } from 'react';
import classes from './Notice.module.css';

/** How large a part of the screen it stands for. */
export type NoticeVariant = 'app' | 'page' | 'block';

interface NoticeProps {
  variant: NoticeVariant;
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  role?: AriaRole;
}

export function Notice({ variant, title, children, icon, action, role }: NoticeProps) {
  return (
    <Stack
      className={classes.notice ?? ''}
      data-variant={variant}
      gap={8}
      align="center"
      justify="center"
      role={role}
    >
      {icon}
      {variant === 'block' ? (
        <Text fw={600} ta="center">
          {title}
        </Text>
      ) : (
        <Title order={1} size="lg" ta="center">
          {title}
        </Title>
      )}
      {children ? (
        <Text component="div" c="dimmed" ta="center" maw={480}>
          {children}
        </Text>
      ) : null}
      {action}
    </Stack>
  );
}
