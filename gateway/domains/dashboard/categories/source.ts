// Calls of the dashboard about the categories of products; renamed at this edge.
import { SERVICE_CATEGORIES } from '../../../../lib/catalogue/service-categories.ts';
import {
  productCategories,
  saveProductCategories,
} from '../../../../upstream/contract/dashboard/product-categories.ts';
import type {
  ProductCategories,
  SaveProductCategoriesInput,
  SaveProductCategoriesPayload,
  Vendor,
} from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { conversionsOf } from '../../../graph/cost-series.ts';
import { vendorCodeOf, vendorOf } from '../../../graph/wire-enums.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import type { ViewerContext } from '../../../viewer.ts';

const MAX_CHANGES = 1000;

export class CategoriesSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async list(vendors?: readonly Vendor[] | null): Promise<ProductCategories> {
    const selectedVendors = await this.#viewer.vendorCodes(vendors);
    const reply = await this.#loader.load(productCategories, { selectedVendors });
    const { categories, currency, otherCost, totalCost, startDate: start, endDate: end } = reply;
    return {
      categories,
      currency,
      otherCost,
      totalCost,
      range: { start, end },
      products: reply.products.map((each) => ({ ...each, vendor: vendorOf(each.vendor) })),
      ...conversionsOf(reply),
    };
  }

  async save({ changes }: SaveProductCategoriesInput): Promise<SaveProductCategoriesPayload> {
    if (changes.length === 0 || changes.length > MAX_CHANGES)
      throw inputError('changes', `from 1 to ${MAX_CHANGES} changes`);
    const wire = changes.map(({ vendor, product, category }) => ({
      vendor: vendorCodeOf(vendor),
      product,
      category: category ? categoryOf(category) : null,
    }));
    await this.#loader.write(saveProductCategories, { changes: wire }, [productCategories]);
    return { productCategories: await this.list(), userErrors: [] };
  }
}

/** Throws an input error for a name that FOCUS does not have. */
function categoryOf(name: string) {
  const category = SERVICE_CATEGORIES.find((each) => each === name);
  if (!category) throw inputError('category', `one of ${SERVICE_CATEGORIES.join(', ')}`);
  return category;
}
