// Handlers of the categories of products (D-12).
import { SERVICE_CATEGORIES } from '../../lib/service-categories.ts';
import { resolveFrame } from '../../lib/time-frames.ts';
import type { VendorCode } from '../../lib/vendors.ts';
import type { categoryEndpoints } from '../contract/product-categories.ts';
import { productCategoriesOf, setProductCategories } from '../documents/product-categories.ts';
import { factsFor } from '../facts/facts-for.ts';
import type { Grouping } from '../facts/question.ts';
import type { HandlersOf } from '../http/call.ts';
import { costDataOf } from './company-data.ts';
import type { Stores } from './stores.ts';

/** More than there are products with their categories. */
const ALL = 100_000;

export function categoryHandlers(stores: Stores): HandlersOf<typeof categoryEndpoints> {
  const { documents, facts } = stores;
  return {
    productCategories: async ({ selectedVendors }, { companyId, signal }) => {
      const { clock } = await costDataOf(stores, companyId, selectedVendors);
      const groupBy: Grouping[] = ['product', 'serviceCategory'];
      const [answer, given] = await Promise.all([
        factsFor(facts, signal).cost({
          companyId,
          vendors: selectedVendors,
          range: resolveFrame('last_12_months', clock.today),
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
      const products = new Map<string, { vendor: VendorCode; product: string; dataCategories: string[] }>();
      for (const { vendor, keys } of answer.groups) {
        const [product = '', category = ''] = keys;
        if (product === '') continue;
        const known = products.get(`${vendor} ${product}`) ?? { vendor, product, dataCategories: [] };
        if (category !== '') known.dataCategories.push(category);
        products.set(`${vendor} ${product}`, known);
      }
      const own = new Map(given.map(({ vendor, product, category }) => [`${vendor} ${product}`, category]));
      return {
        categories: [...SERVICE_CATEGORIES],
        products: [...products]
          .map(([name, product]) => ({ ...product, category: own.get(name) ?? null }))
          .sort((one, other) => selectedVendors.indexOf(one.vendor) - selectedVendors.indexOf(other.vendor)),
      };
    },
    saveProductCategories: async ({ changes }, { companyId }) => {
      await setProductCategories(documents, companyId, changes);
      return { result: 'OK' };
    },
  };
}
