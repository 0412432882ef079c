// The size of a machine of AWS in normalised units: what one counts in a reservation that any size of its family can use.

const UNITS: Readonly<Record<string, number>> = {
  nano: 0.25,
  micro: 0.5,
  small: 1,
  medium: 2,
  large: 4,
  xlarge: 8,
};

/** Of `m5.large` 4, also of `db.m5.large`; null where the size is unknown, as that of `m5.metal`. */
export function normalizationFactor(instanceType: string): number | null {
  const size = /^(?:db\.|cache\.)?[^.]+\.([^.]+)/.exec(instanceType)?.[1] ?? '';
  const known = UNITS[size];
  if (known !== undefined) return known;
  const many = /^(\d{1,3})xlarge$/.exec(size)?.[1];
  return many === undefined ? null : 8 * Number(many);
}
