// The service groups of a company, and the categories that it gives to products, as questions need them: read only when
// a call needs them, the sets once a call.

import { Refusal } from '../../refusal.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { productCategoriesOf } from '../../stores/documents/reference/product-categories.ts';
import {
  type ServiceGroupSet,
  type ServiceGroupRule as StoredRule,
  serviceGroupSetsOf,
} from '../../stores/documents/reference/service-groups.ts';
import type { Grouping, RuleCondition, ServiceGroupRule } from '../../stores/facts/questions/question.ts';

/** A set as what rows can be grouped and filtered by. */
export interface SetGrouping {
  serviceGroups: readonly ServiceGroupRule[];
}

export class ServiceGroupSets {
  readonly #documents: Documents;
  readonly #companyId: string;
  #sets: Promise<ServiceGroupSet[]> | null = null;

  constructor(documents: Documents, companyId: string) {
    this.#documents = documents;
    this.#companyId = companyId;
  }

  /** By name. */
  all(): Promise<ServiceGroupSet[]> {
    this.#sets ??= serviceGroupSetsOf(this.#documents, this.#companyId);
    return this.#sets;
  }

  /** The service category of FOCUS, but for products that the company gave another. */
  async categories(): Promise<Grouping> {
    const given = await productCategoriesOf(this.#documents, this.#companyId);
    if (given.length === 0) return 'serviceCategory';
    const rules = given.map(({ vendor, product, category }) => ({
      group: category,
      vendor,
      conditions: [{ dimension: 'product' as const, values: [product] }],
    }));
    return { serviceGroups: rules, otherwise: 'serviceCategory' };
  }

  /** Refuses a name that no set has, naming the member of the request. */
  async grouping(name: string, member: string): Promise<SetGrouping> {
    const found = (await this.all()).find(({ set }) => set === name);
    if (!found)
      throw new Refusal('UNKNOWN_SERVICE_GROUP_SET', `There is no set of service groups '${name}'.`, member);
    return groupingOfSet(found);
  }
}

export function groupingOfSet({ rules }: ServiceGroupSet): SetGrouping {
  return { serviceGroups: rules.map(questionRule) };
}

function questionRule({ group, vendor, ...rule }: StoredRule): ServiceGroupRule {
  const conditions: RuleCondition[] = [];
  if (rule.accountId !== null) conditions.push({ dimension: 'account', values: [rule.accountId] });
  if (rule.resourceId !== null) conditions.push({ dimension: 'resource', values: [rule.resourceId] });
  if (rule.tagKey !== null) {
    const values = rule.tagValue === null ? null : [rule.tagValue];
    conditions.push({ dimension: { tag: rule.tagKey }, values });
  }
  return { group, conditions, ...(vendor !== null && { vendor }) };
}
