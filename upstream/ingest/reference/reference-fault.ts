// Why reference data cannot be taken over.

/** A fault that its owner can mend; nothing was changed. */
export class ReferenceFault extends Error {
  /** One line a fault: file, line or path, value, and what is wanted. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ReferenceFault';
    this.faults = faults;
  }
}
