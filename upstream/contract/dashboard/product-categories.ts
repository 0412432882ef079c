// REST contract of the categories of products (service `dashboard`): those of the data, and those that a company gives.
import { z } from 'zod';
import { SERVICE_CATEGORIES } from '../../../lib/catalogue/service-categories.ts';
import { defineEndpoint, isoDate, okReply } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { conversions } from '../shared/cost-shapes.ts';

/** The most changes of one request. */
const MAX_CHANGES = 1000;

const product = { vendor: vendorCode, product: z.string().min(1) };

export const productCategories = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/categories',
  summary:
    'Products with cost in the last 12 months, or with a category of the company: cost and service category.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  request: z.object({ selectedVendors: z.array(vendorCode).min(1) }),
  reply: z.object({
    /** Those of FOCUS, which a product may be given. */
    categories: z.array(z.string()),
    /** First and last day of the last 12 months. */
    startDate: isoDate,
    endDate: isoDate,
    /** Of all costs here, which are billed ones. */
    currency: z.string(),
    totalCost: z.number(),
    /** What is in the category Other, or in none, after the company's changes. */
    otherCost: z.number(),
    ...conversions,
    /** By vendor and product. */
    products: z.array(
      z.object({
        ...product,
        cost: z.number(),
        /** Of its data; several where they name several, none where they name none. */
        dataCategories: z.array(z.string()),
        /** Given by the company; null: that of the data counts. */
        category: z.string().nullable(),
      }),
    ),
  }),
});

export const saveProductCategories = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/save_categories',
  summary: 'Gives products categories for everyone of the company, or takes them back.',
  access: { menu: 'DASHBOARD', needs: 'edit' },
  request: z.object({
    changes: z
      .array(z.object({ ...product, category: z.enum(SERVICE_CATEGORIES).nullable() }))
      .min(1)
      .max(MAX_CHANGES),
  }),
  reply: okReply,
});

export const categoryEndpoints = { productCategories, saveProductCategories };
