// A dashboard as it is printed: its widgets with their figures, and how the reader reads them.
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import type { WidgetPlace } from '../../../../lib/widgets/widget-layout.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { Figures } from './figure-lines.ts';
import type { ReaderWords } from './reader-words.ts';

export interface PrintedWidget {
  title: string;
  type: WidgetType;
  layout: WidgetPlace;
  /** Which cost, where the widget says so. */
  basis: string | null;
  /** Null where they could not be had, for the reason of the note. */
  figures: Figures | null;
  note: string | null;
}

export interface PrintedDashboard extends ReaderWords {
  language: Language;
  text: Texts;
  name: string;
  company: string;
  /** What all of it is of: vendors, basis and currency. */
  scope: string;
  /** Null where there is nothing to say. */
  sentence: string | null;
  /** The day that the figures are as of, in words. */
  day: string;
  /** Where it is on the screen. */
  url: string;
  widgets: readonly PrintedWidget[];
}
