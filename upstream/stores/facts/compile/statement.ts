// A statement on its way to an engine: the SQL, and apart from it the values that it names.
/** `texts` and `integers` are lists; a date is `YYYY-MM-DD`. */
export type ParameterType = 'text' | 'texts' | 'date' | 'integer' | 'integers';

export interface Parameter {
  type: ParameterType;
  value: string | number | readonly string[] | readonly number[];
}

/** No value is in the text of it. */
export interface Statement {
  sql: string;
  parameters: Record<string, Parameter>;
}

/** One row of an answer, by column name: texts, numbers and nulls, regardless of the engine. */
export type ResultRow = Record<string, string | number | null>;

/** How an engine is given values apart from its SQL. */
export interface ParameterSyntax {
  /** Where the SQL names a bound value; it has the type there, without a cast around it. */
  parameter(name: string, type: ParameterType): string;
}

/** Binds the values of one statement: each method answers with the text that stands for the value in the SQL. */
export class Bindings {
  readonly #syntax: ParameterSyntax;
  readonly #parameters: Record<string, Parameter> = {};

  constructor(syntax: ParameterSyntax) {
    this.#syntax = syntax;
  }

  text(value: string): string {
    return this.#bind({ type: 'text', value });
  }

  texts(value: readonly string[]): string {
    return this.#bind({ type: 'texts', value });
  }

  /** Whole numbers of 32 bits. */
  integers(value: readonly number[]): string {
    return this.#bind({ type: 'integers', value });
  }

  date(value: string): string {
    return this.#bind({ type: 'date', value });
  }

  integer(value: number): string {
    return this.#bind({ type: 'integer', value });
  }

  statement(sql: string): Statement {
    return { sql, parameters: this.#parameters };
  }

  #bind(parameter: Parameter): string {
    const name = `p${Object.keys(this.#parameters).length}`;
    this.#parameters[name] = parameter;
    return this.#syntax.parameter(name, parameter.type);
  }
}
