// Which dimensions the lines of each rollup are told apart by.
import { DIMENSIONS, type Dimension } from '../questions/dimensions.ts';

export type RollupTable = 'accountDaily' | 'daily' | 'monthly' | 'tagDaily';

/** In no daily rollup: one of them makes nearly every row a line of its own. */
const OF_ROWS: readonly Dimension[] = ['availabilityZone', 'commitment', 'resource'];

const DAILY = DIMENSIONS.filter((dimension) => !OF_ROWS.includes(dimension));

export const ROLLUP_DIMENSIONS: Record<RollupTable, readonly Dimension[]> = {
  /** What nearly all screens group and filter by, with what tells the parts of a commitment. */
  accountDaily: [
    'account',
    'product',
    'region',
    'chargeCategory',
    'chargeFrequency',
    'purchaseOption',
    'commitmentPart',
  ],
  daily: DAILY,
  monthly: [...DAILY, 'commitment'],
  /** Beside the tags. */
  tagDaily: ['account', 'chargeFrequency', 'commitmentPart'],
};
