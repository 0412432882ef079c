// The facts with names that people know: an alias is the label of its account in every answer, and resources of one
// name are told apart by their ids.

import { distinctNames } from '../../../lib/cost/distinct-names.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { accountsOf } from '../../stores/documents/reference/accounts.ts';
import type {
  AskOptions,
  CostAnswer,
  CostGroup,
  FactStore,
  Freshness,
  RowsAnswer,
  TagKeysAnswer,
} from '../../stores/facts/answers/answer.ts';
import type {
  BillLine,
  BillQuestion,
  BillRow,
  BillRowsQuestion,
} from '../../stores/facts/questions/bill-question.ts';
import type {
  CostQuestion,
  RowStreamQuestion,
  RowsQuestion,
  TagKeysQuestion,
} from '../../stores/facts/questions/question.ts';
import type { FactRow, RowColumn } from '../../stores/facts/questions/row-columns.ts';

type Aliases = ReadonlyMap<string, string>;

const NO_ALIASES: Aliases = new Map();

/** Reads aliases only where a question asks for accounts. */
export class AliasedFacts implements FactStore {
  readonly #facts: FactStore;
  readonly #documents: Documents;

  constructor(facts: FactStore, documents: Documents) {
    this.#facts = facts;
    this.#documents = documents;
  }

  async cost(question: CostQuestion, options?: AskOptions): Promise<CostAnswer> {
    const place = question.groupBy.indexOf('account');
    const [answer, aliases] = await Promise.all([
      this.#facts.cost(question, options),
      place < 0 ? NO_ALIASES : this.#aliasesOf(question.companyId),
    ]);
    const resource = question.groupBy.indexOf('resource');
    const groups = resourcesApart(answer.groups, resource, ({ vendor }) => vendor);
    return { ...answer, groups: withAliases(groups, place, aliases) };
  }

  tagKeys(question: TagKeysQuestion, options?: AskOptions): Promise<TagKeysAnswer> {
    return this.#facts.tagKeys(question, options);
  }

  async rows<Column extends RowColumn>(
    question: RowsQuestion<Column>,
    options?: AskOptions,
  ): Promise<RowsAnswer<Column>> {
    const aliases = await this.#rowAliases(question);
    if (aliases === null) return this.#facts.rows(question, options);
    const answer = await this.#facts.rows(withAccount(question, aliases), options);
    return { ...answer, rows: answer.rows.map((row) => named(row, aliases)) };
  }

  async *streamRows<Column extends RowColumn>(
    question: RowStreamQuestion<Column>,
    options?: AskOptions,
  ): AsyncIterable<Pick<FactRow, Column>[]> {
    const aliases = await this.#rowAliases(question);
    if (aliases === null) yield* this.#facts.streamRows(question, options);
    else {
      for await (const rows of this.#facts.streamRows(withAccount(question, aliases), options))
        yield rows.map((row) => named(row, aliases));
    }
  }

  async bill(question: BillQuestion, options?: AskOptions): Promise<BillLine[] | null> {
    const place = question.groupBy.indexOf('account');
    const [lines, aliases] = await Promise.all([
      this.#facts.bill(question, options),
      place < 0 ? NO_ALIASES : this.#aliasesOf(question.companyId),
    ]);
    if (lines === null) return null;
    // A bill is read as a tree, row by row or whole: a resource has one name in both.
    const resource = question.groupBy.indexOf('resource');
    const siblings = ({ vendor, currency, keys }: BillLine) =>
      JSON.stringify([vendor, currency, ...keys.slice(0, resource)]);
    return withAliases(resourcesApart(lines, resource, siblings), place, aliases);
  }

  async billRows(question: BillRowsQuestion, options?: AskOptions): Promise<BillRow[]> {
    const [vendor = ''] = question.vendors;
    const [rows, aliases] = await Promise.all([
      this.#facts.billRows(question, options),
      this.#aliasesOf(question.companyId),
    ]);
    return rows.map((row) => ({
      ...row,
      accountName: aliases.get(keyOf(vendor, row.account)) ?? row.accountName,
    }));
  }

  freshness(companyId: string): Promise<Freshness> {
    return this.#facts.freshness(companyId);
  }

  close(): Promise<void> {
    return this.#facts.close();
  }

  /** Null where nothing is to be named. */
  async #rowAliases({ companyId, columns, contains }: RowStreamQuestion): Promise<Aliases | null> {
    if (!columns.includes('accountName') && !contains?.in.includes('accountName')) return null;
    const aliases = await this.#aliasesOf(companyId);
    return aliases.size === 0 ? null : aliases;
  }

  async #aliasesOf(companyId: string): Promise<Aliases> {
    const accounts = await accountsOf(this.#documents, companyId);
    return new Map(
      accounts.flatMap(({ vendor, accountId, alias }) => (alias ? [[keyOf(vendor, accountId), alias]] : [])),
    );
  }
}

type Named = Pick<CostGroup, 'vendor' | 'keys' | 'labels'>;

function withAliases<Group extends Named>(groups: Group[], place: number, aliases: Aliases): Group[] {
  if (aliases.size === 0) return groups;
  return groups.map((group) => {
    const alias = aliases.get(keyOf(group.vendor, group.keys[place]));
    return alias === undefined ? group : { ...group, labels: group.labels.with(place, alias) };
  });
}

/** A name is compared with those of the same `amongOf`. */
function resourcesApart<Group extends Named>(
  groups: Group[],
  place: number,
  amongOf: (group: Group) => string,
): Group[] {
  if (place < 0) return groups;
  const names = distinctNames(
    groups.map((group) => ({
      among: amongOf(group),
      key: group.keys[place] ?? '',
      name: group.labels[place] ?? '',
    })),
  );
  return groups.map((group, index) => ({
    ...group,
    labels: group.labels.with(place, names[index] ?? ''),
  }));
}

/** What names the row must be asked for too, and a search among names finds those that people gave. */
function withAccount<Column extends RowColumn, Question extends RowStreamQuestion<Column>>(
  question: Question,
  aliases: Aliases,
): Question & { columns: (Column | 'vendor' | 'account')[] } {
  const { contains } = question;
  const orAccounts = contains?.in.includes('accountName') ? accountsNamed(aliases, contains.text) : [];
  return {
    ...question,
    columns: [...new Set([...question.columns, 'vendor' as const, 'account' as const])],
    ...(contains && { contains: { ...contains, orAccounts } }),
  };
}

function accountsNamed(aliases: Aliases, text: string): string[] {
  const wanted = text.toLowerCase();
  return [...aliases].flatMap(([key, alias]) =>
    alias.toLowerCase().includes(wanted) ? [key.slice(key.indexOf('\n') + 1)] : [],
  );
}

function named<Row extends Pick<FactRow, 'vendor' | 'account'>>(row: Row, aliases: Aliases): Row {
  const alias = aliases.get(keyOf(row.vendor ?? '', row.account ?? ''));
  return alias === undefined ? row : { ...row, accountName: alias };
}

function keyOf(vendor: string, accountId: string | undefined): string {
  return `${vendor}\n${accountId ?? ''}`;
}
