// The choice of vendors comes when it is opened.
import { lazy } from 'react';

export const LazyVendorDialog = lazy(async () => ({
  default: (await import('../preferences/VendorDialog.tsx')).VendorDialog,
}));
