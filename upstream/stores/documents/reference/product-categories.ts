// The service categories that a company gives to products, in the place of those that their data name.
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { raiseDataVersion } from '../platform/companies.ts';
import { atomically } from '../transaction.ts';

/** So that an entry of the audit log can be read. */
const CHANGES_AN_ENTRY = 20;

export interface ProductCategory {
  vendor: VendorCode;
  product: string;
  category: string;
}

interface Change {
  documents: Documents;
  companyId: string;
  actor: { userId: string; name: string };
  at: Date;
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

/** Null takes a category back; products that are not named keep theirs. Who changed what is in the audit log. */
export async function setProductCategories(
  { documents, companyId, actor, at }: Change,
  wanted: readonly { vendor: VendorCode; product: string; category: string | null }[],
): Promise<void> {
  const nameOf = ({ vendor, product }: { vendor: VendorCode; product: string }) => `${vendor} ${product}`;
  const last = new Map(wanted.map((each) => [nameOf(each), each]));
  await atomically(documents, async (transaction) => {
    const given = await productCategoriesOf(transaction, companyId);
    const before = new Map(given.map((each) => [nameOf(each), each.category]));
    const changes = [...last.values()].filter((each) => each.category !== (before.get(nameOf(each)) ?? null));
    if (changes.length === 0) return;
    await raiseDataVersion(transaction, companyId);
    const entries = changes.map((each) => ({
      name: `category:${nameOf(each)}`,
      before: before.get(nameOf(each)) ?? null,
      after: each.category,
    }));
    const record = { companyId, actor, action: 'CATEGORIES_CHANGED', subject: companyId } as const;
    for (let first = 0; first < entries.length; first += CHANGES_AN_ENTRY)
      await appendAudit(
        transaction,
        { ...record, changes: entries.slice(first, first + CHANGES_AN_ENTRY) },
        at,
      );
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
