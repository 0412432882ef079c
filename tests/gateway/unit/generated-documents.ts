// Valid documents over a schema, made by chance from a seed: aliases, fragments, @skip, @include and @defer, variables.
import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  validate,
} from 'graphql';
import { type Seeded, seeded } from '../../support/faults/seeded.ts';

export interface GeneratedDocument {
  text: string;
  variables: Record<string, unknown>;
}

const MAX_DEPTH = 4;
const LEAVES: Record<string, unknown> = {
  ID: 'an id',
  String: 'text',
  Int: 2,
  Float: 1.5,
  Boolean: true,
  Date: '2024-06-01',
  DateTime: '2024-06-01T00:00:00.000Z',
};

/** Equal seeds make equal documents. */
export function generateDocuments(schema: GraphQLSchema, count: number, seed: number): GeneratedDocument[] {
  const random = seeded(seed);
  const documents: GeneratedDocument[] = [];
  while (documents.length < count) {
    const document = new Generator(schema, random).document();
    if (validate(schema, parse(document.text)).length === 0) documents.push(document);
  }
  return documents;
}

/** A value that fits the type, with as few members as it may have. */
export function sampleOf(given: GraphQLInputType): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return LEAVES[String(type)];
  const needed = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type)]));
}

class Generator {
  readonly #schema: GraphQLSchema;
  readonly #random: Seeded;
  readonly #variables: Record<string, { type: string; value: unknown }> = {};
  readonly #fragments: string[] = [];
  #names = 0;

  constructor(schema: GraphQLSchema, random: Seeded) {
    this.#schema = schema;
    this.#random = random;
  }

  document(): GeneratedDocument {
    const isMutation = this.#chance(0.1);
    const root = isMutation ? this.#schema.getMutationType() : this.#schema.getQueryType();
    if (!root) throw new Error('no root type');
    const selection = this.#selection(root, 0, !isMutation);
    const entries = Object.entries(this.#variables);
    const declared = entries.map(([name, { type }]) => `$${name}: ${type}`).join(', ');
    const head = `${isMutation ? 'mutation' : 'query'} Generated${declared && `(${declared})`}`;
    return {
      text: [`${head} ${selection}`, ...this.#fragments].join('\n'),
      variables: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
    };
  }

  #selection(type: GraphQLCompositeType, depth: number, mayDefer = true): string {
    const parts = Array.from({ length: 1 + this.#below(4) }, () => this.#part(type, depth, mayDefer));
    return `{ ${['__typename', ...parts].join(' ')} }`;
  }

  #part(type: GraphQLCompositeType, depth: number, mayDefer: boolean): string {
    if (this.#chance(0.3)) return this.#fragment(type, depth, mayDefer);
    if (!isObjectType(type) && !('getFields' in type)) return this.#fragment(type, depth, mayDefer);
    const fields = Object.values(type.getFields()).filter(
      (field) => depth < MAX_DEPTH || !isCompositeType(getNamedType(field.type)),
    );
    const field = fields[this.#below(fields.length)];
    return field ? this.#field(field, depth) : '__typename';
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const needed = field.args.filter((argument) => isRequiredArgument(argument) || this.#chance(0.1));
    const given = needed.map((argument) => `${argument.name}: ${this.#argument(argument)}`).join(', ');
    const alias = given || this.#chance(0.2) ? `${this.#name()}: ` : '';
    const type = getNamedType(field.type);
    const below = isCompositeType(type) ? this.#selection(type, depth + 1) : '';
    return `${alias}${field.name}${given && `(${given})`} ${this.#condition()} ${below}`;
  }

  #fragment(type: GraphQLCompositeType, depth: number, mayDefer: boolean): string {
    const possible = isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [];
    const target = possible[this.#below(possible.length + 1)] ?? type;
    const selection = this.#selection(target, depth + 1, mayDefer);
    const directives = `${this.#condition()} ${mayDefer && this.#chance(0.5) ? this.#defer() : ''}`;
    if (this.#chance(0.5)) return `... on ${target.name} ${directives} ${selection}`;
    const name = this.#name();
    this.#fragments.push(`fragment ${name} on ${target.name} ${selection}`);
    return `...${name} ${directives}`;
  }

  #condition(): string {
    if (!this.#chance(0.15)) return '';
    return `@${this.#chance(0.5) ? 'skip' : 'include'}(if: ${this.#boolean()})`;
  }

  #defer(): string {
    const condition = this.#chance(0.3) ? `if: ${this.#boolean()}` : '';
    const label = `label: "${this.#name()}"`;
    return `@defer(${[label, condition].filter(Boolean).join(', ')})`;
  }

  #boolean(): string {
    const value = this.#chance(0.5);
    return this.#chance(0.5) ? String(value) : this.#variable('Boolean!', value);
  }

  #argument({ type }: GraphQLArgument): string {
    return this.#variable(String(type), sampleOf(type));
  }

  #variable(type: string, value: unknown): string {
    const name = this.#name();
    this.#variables[name] = { type, value };
    return `$${name}`;
  }

  #name(): string {
    this.#names += 1;
    return `n${this.#names}`;
  }

  #below(limit: number): number {
    return this.#random.below(limit);
  }

  #chance(part: number): boolean {
    return this.#random.next() < part;
  }
}
