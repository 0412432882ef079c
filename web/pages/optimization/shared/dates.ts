// Instants of commitments as days, UTC.

export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}
