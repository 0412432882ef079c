// The service categories that a company gives to products, in the place of those that their data name.
import type { VendorCode } from '../../lib/vendors.ts';
import { raiseDataVersion } from './companies.ts';
import type { Documents } from './database.ts';
import { atomically } from './transaction.ts';

export interface ProductCategory {
  vendor: VendorCode;
  product: string;
  category: string;
}

/** By vendor and product. */
export async function productCategoriesOf(
  documents: Documents,
  companyId: string,
): Promise<ProductCategory[]> {
  const rows = await documents
    .selectFrom('product_categories')
    .select(['vendor', 'product', 'category'])
    .where('company_id', '=', companyId)
    .orderBy('vendor')
    .orderBy('product')
    .execute();
  return rows.map((row) => ({ ...row, vendor: row.vendor as VendorCode }));
}

/** Null takes a category back; products that are not named keep theirs. */
export async function setProductCategories(
  documents: Documents,
  companyId: string,
  changes: readonly { vendor: VendorCode; product: string; category: string | null }[],
): Promise<void> {
  await atomically(documents, async (transaction) => {
    await raiseDataVersion(transaction, companyId);
    for (const { vendor, product, category } of changes) {
      await transaction
        .deleteFrom('product_categories')
        .where('company_id', '=', companyId)
        .where('vendor', '=', vendor)
        .where('product', '=', product)
        .execute();
      if (category === null) continue;
      await transaction
        .insertInto('product_categories')
        .values({ company_id: companyId, vendor, product, category })
        .execute();
    }
  });
}
