// Handlers of the categories of products (D-12).

import { resolveFrame } from '../../../lib/calendar/time-frames.ts';
import { SERVICE_CATEGORIES } from '../../../lib/catalogue/service-categories.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import type { categoryEndpoints } from '../../contract/dashboard/product-categories.ts';
import type { HandlersOf } from '../../rest/call.ts';
import {
  type ProductCategory,
  productCategoriesOf,
  setProductCategories,
} from '../../stores/documents/reference/product-categories.ts';
import type { CostGroup } from '../../stores/facts/answers/answer.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import type { Grouping } from '../../stores/facts/questions/question.ts';
import { costDataOf } from '../shared/company-data.ts';
import { conversionsOf } from '../shared/cost-series.ts';
import type { Stores } from '../shared/stores.ts';

/** More than there are products with their categories. */
const ALL = 100_000;

export function categoryHandlers(stores: Stores): HandlersOf<typeof categoryEndpoints> {
  const { documents, facts } = stores;
  return {
    productCategories: async ({ selectedVendors }, { companyId, signal }) => {
      const { clock } = await costDataOf(stores, companyId, selectedVendors);
      const range = resolveFrame('last_12_months', clock.today);
      const groupBy: Grouping[] = ['product', 'serviceCategory'];
      const [answer, all] = await Promise.all([
        factsFor(facts, signal).cost({
          companyId,
          vendors: selectedVendors,
          range,
          filters: [],
          measures: ['billed'],
          groupBy,
          unit: null,
          order: { by: 'label', isRising: true },
          limit: ALL,
          skip: 0,
        }),
        productCategoriesOf(documents, companyId),
      ]);
      const given = all.filter(({ vendor }) => selectedVendors.includes(vendor));
      return {
        categories: [...SERVICE_CATEGORIES],
        startDate: range.start,
        endDate: range.end,
        currency: answer.currency,
        totalCost: answer.total.totals[0] ?? 0,
        otherCost: otherCostOf(answer.groups, given),
        ...conversionsOf([answer]),
        products: productsOf(answer.groups, given).sort(
          (one, other) => selectedVendors.indexOf(one.vendor) - selectedVendors.indexOf(other.vendor),
        ),
      };
    },
    saveProductCategories: async ({ changes }, { companyId, user }) => {
      const actor = { userId: user.userId, name: user.name };
      await setProductCategories({ documents, companyId, actor, at: stores.now() }, changes);
      return { result: 'OK' };
    },
  };
}

interface Product {
  vendor: VendorCode;
  product: string;
  cost: number;
  dataCategories: string[];
  category: string | null;
}

/** Those of the data in their order, then those that only the company knows: it must be able to take them back. */
function productsOf(groups: readonly CostGroup[], given: readonly ProductCategory[]): Product[] {
  const products = new Map<string, Product>();
  for (const { vendor, keys, totals } of groups) {
    const [product = '', category = ''] = keys;
    if (product === '') continue;
    const known = products.get(`${vendor} ${product}`) ?? emptyProduct(vendor, product);
    if (category !== '') known.dataCategories.push(category);
    known.cost = sumMoney([known.cost, totals[0] ?? 0]);
    products.set(`${vendor} ${product}`, known);
  }
  for (const { vendor, product, category } of given) {
    const known = products.get(`${vendor} ${product}`) ?? emptyProduct(vendor, product);
    products.set(`${vendor} ${product}`, { ...known, category });
  }
  return [...products.values()];
}

function emptyProduct(vendor: VendorCode, product: string): Product {
  return { vendor, product, cost: 0, dataCategories: [], category: null };
}

function otherCostOf(groups: readonly CostGroup[], given: readonly ProductCategory[]): number {
  const own = new Map(given.map(({ vendor, product, category }) => [`${vendor} ${product}`, category]));
  const others = groups.filter(({ vendor, keys: [product = '', ofData = ''] }) => {
    const category = own.get(`${vendor} ${product}`) ?? ofData;
    return category === '' || category === 'Other';
  });
  return sumMoney(others.map(({ totals }) => totals[0] ?? 0));
}
