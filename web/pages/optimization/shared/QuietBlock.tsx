// A block of a page of commitments: a title, its tools, and content that fails without a message, with a way to try again.
import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import layout from '../../../components/layout/Page.module.css';
import classes from './Commitments.module.css';

/** What Relay's `@catch(to: RESULT)` gives. */
export type Caught<Value> =
  | { readonly ok: true; readonly value: Value | null | undefined }
  | { readonly ok: false; readonly errors: readonly unknown[] };

interface QuietBlockProps<Value> {
  /** `data-part`, by which tours and tests find it. */
  part: string;
  title: ReactNode;
  tools?: ReactNode;
  result: Caught<Value>;
  onRetry: () => void;
  children: (value: NonNullable<Value>) => ReactNode;
}

export function QuietBlock<Value>({ part, title, tools, result, onRetry, children }: QuietBlockProps<Value>) {
  const value = result.ok ? result.value : null;
  const isThere = value !== null && value !== undefined;
  return (
    <section className={layout.panel} data-part={part}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {isThere ? tools : null}
      </header>
      {isThere ? children(value) : <QuietFault onRetry={onRetry} />}
    </section>
  );
}

/** As quiet as an empty block. */
export function QuietFault({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.fault}>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="optimization.block.unavailable" />
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRefresh size={14} aria-hidden />}
        onClick={onRetry}
      >
        <FormattedMessage id="platform.fault.retry" />
      </Button>
    </div>
  );
}
