// What a tour is.
import type { MenuName } from '../../../lib/catalogue/menus.ts';
import type { PageName } from '../../../lib/catalogue/pages.ts';
import type { TourName } from '../../browser/local-storage.ts';
import type { MessageId } from '../../intl/catalogues.ts';

export interface TourStep {
  /** The `data-part` of what it points at; a step whose part is not on the screen is passed over. */
  part: string;
  title: MessageId;
  text: MessageId;
  /** For users who may edit on the tour's menu: others do not have the part. */
  isForEditors?: true;
}

export interface Tour {
  menu: MenuName;
  /** That it is of. */
  page: PageName;
  /** What the page is called where several are under one entry of the menu; left out: as the entry. */
  tab?: MessageId;
  steps: readonly TourStep[];
  /** The tour that may follow it. */
  next?: TourName;
}
