// Values in bounded memory: what is not asked for any more makes room for the rest.

/** What an entry takes beside its value. */
const ENTRY_BYTES = 1000;
/** No value may push out more than this part of all others. */
const LARGEST_PART = 1 / 8;

export class BoundedStore {
  readonly #maxBytes: number;
  readonly #onChange: (bytes: number) => void;
  /** Whatever was asked for last stands last. */
  readonly #kept = new Map<string, { value: unknown; bytes: number }>();
  #bytes = 0;

  /** `onChange` is told the memory of all that is kept, as it is estimated. */
  constructor(maxBytes: number, onChange: (bytes: number) => void = () => undefined) {
    this.#maxBytes = maxBytes;
    this.#onChange = onChange;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Undefined where there is none. */
  find(key: string): unknown {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** `valueBytes` is the memory of the value alone. */
  keep(key: string, value: unknown, valueBytes: number): void {
    const bytes = valueBytes + ENTRY_BYTES + 2 * key.length;
    if (bytes > this.#maxBytes * LARGEST_PART) return;
    this.#drop(key);
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const longestAway of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(longestAway);
    }
    this.#onChange(this.#bytes);
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
