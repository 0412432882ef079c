// A choice in a table: text until it is pointed at or reached by keyboard, so that many of them read as a table.
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import classes from './QuietSelect.module.css';

export function QuietSelect(props: Omit<NativeSelectProps, 'classNames' | 'size'>) {
  return (
    <NativeSelect
      {...props}
      size="xs"
      classNames={{ root: classes.root ?? '', input: classes.input ?? '', section: classes.mark ?? '' }}
    />
  );
}
