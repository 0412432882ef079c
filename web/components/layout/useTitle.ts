// The title of the browser tab: the page, then the product.
import { useEffect } from 'react';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Skyledger`;
  }, [title]);
}
