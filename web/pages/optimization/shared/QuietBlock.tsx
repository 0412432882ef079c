// A block of a page of commitments: a title, its tools, and content that fails without a message, with a way to try again.
import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import layout from '../../../components/layout/Page.module.css';
import { BlockToolsContext } from './BlockTools.tsx';
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
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <section className={layout.panel} data-part={part}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {isThere ? tools : null}
        <div ref={setPlace} className={classes.ownTools} />
      </header>
      <BlockToolsContext value={place}>
        {isThere ? children(value) : <QuietFault onRetry={onRetry} />}
      </BlockToolsContext>
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
