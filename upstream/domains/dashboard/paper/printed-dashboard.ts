// A dashboard as it is printed: its widgets with their figures, and how the reader reads them.
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import type { WidgetPlace } from '../../../../lib/widgets/widget-layout.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { PageFoot } from '../../../paper/document.ts';
import type { BudgetLine } from './board-figures.ts';
import type { ChangesLook, Figures } from './figures/figure-lines.ts';
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
  madeAt: Date;
  /** What all of it is of: days, basis, currency and vendors. */
  state: string;
  /** Its figures are marked; null where there is nothing to say. */
  sentence: string | null;
  foot: PageFoot;
  widgets: readonly PrintedWidget[];
  /** Of parts of the company, where the board shows its budget. */
  budgets: readonly BudgetLine[];
  /** What moved most; null where a widget tells it, or nothing did. */
  movers: Figures<ChangesLook> | null;
}
