// Where the widgets of a dashboard stand on the screen, beside where their columns and rows say.
import type { Page } from 'playwright';

interface Stand {
  shown: number[];
  wanted: number[];
}

/** Left, top, width and height of each widget within the grid: of 24 columns, rows of 24 pixels, gaps of 8 (D-03). */
export function gridPlaces(page: Page): Promise<Stand[]> {
  return page.locator('[data-widget]').evaluateAll((widgets) =>
    widgets.map((widget) => {
      const { style, parentElement } = widget as HTMLElement;
      const [x = 0, y = 0, width = 0, height = 0] = ['--x', '--y', '--width', '--height'].map((name) =>
        Number(style.getPropertyValue(name)),
      );
      const grid = (parentElement ?? widget).getBoundingClientRect();
      const own = widget.getBoundingClientRect();
      const column = (grid.width + 8) / 24;
      const left = Math.round(column * x);
      return {
        shown: [own.left - grid.left, own.top - grid.top, own.width, own.height],
        wanted: [left, y * 32, Math.round(column * (x + width)) - 8 - left, height * 32 - 8],
      };
    }),
  );
}
