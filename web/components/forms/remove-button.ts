// The button by which a chosen item is removed from a field, for mouse and keyboard alike.

export function removeButton(label: string) {
  return {
    'aria-label': label,
    // Mantine hides it. Written as `false`, Chromium passes over the button with the tabulator key.
    'aria-hidden': undefined,
    tabIndex: 0,
  };
}
