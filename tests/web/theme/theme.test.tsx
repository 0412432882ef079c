// The look of the kit's parts: what holds for every screen.
import { Button, MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { theme } from '../../../web/theme/theme.ts';

afterEach(cleanup);

it.each([undefined, 'xs', 'sm', 'compact-sm'] as const)(
  'has one height of buttons, also of size %s',
  (size) => {
    render(
      <MantineProvider theme={theme}>
        <Button {...(size && { size })}>Save</Button>
      </MantineProvider>,
    );
    expect(screen.getByRole('button').style.getPropertyValue('--button-height')).toBe('var(--sky-button)');
  },
);
