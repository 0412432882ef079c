// The tables of the parts that the facts are made of, and of their packs.

/** The facts of one vendor, billing account and billing month of a company: replaced as a whole. */
export interface PartitionRow {
  company_id: string;
  vendor: string;
  billing_account_id: string;
  /** First day of the month. */
  billing_month: string;
  load_id: string;
  /** `<load>/<n>`: names its files, or its rows in ClickHouse. */
  part: string;
  /** What the files hold: FACTS_VERSION of the program that wrote them. */
  facts_version: number;
  row_count: number;
  first_charge_date: string;
  last_charge_date: string;
  /** End of the newest usage, exclusive, ISO 8601; null without usage. */
  max_usage_end: string | null;
  /** 0 where the publisher rounded effective cost to whole numbers. */
  is_effective_usable: number;
  /** Sorted sha256 of the files it came from: the same files again change nothing. */
  source_hashes: string;
  /** JSON list of the names (ProviderName) that its rows have; null in those written before they were kept. */
  providers?: string | null;
}

/** A file with the lines that several parts have of one rollup. */
export interface RollupPackRow {
  /** `<packing>/<n>`: names its file as that of a part is named. */
  pack: string;
  company_id: string;
  /** The rollup. */
  fact_table: string;
  facts_version: number;
  /** JSON list of the parts, by the places that lines tell theirs by. */
  parts: string;
}
