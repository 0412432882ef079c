// What the migrations' column types mean on PostgreSQL, so that they hold and order the same as on SQLite.
import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  RawNode,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

/** Numbers of SQLite have 64 bits; its texts are compared by their bytes, regardless of the language of the server. */
const TYPES: Record<string, string> = { integer: 'bigint', text: 'text collate "C"' };

class ColumnTypes extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const column = super.transformColumnDefinition(node);
    if (!DataTypeNode.is(column.dataType)) return column;
    const type = TYPES[String(column.dataType.dataType)];
    return type === undefined ? column : { ...column, dataType: RawNode.createWithSql(type) };
  }
}

export class PostgresColumns implements KyselyPlugin {
  readonly #types = new ColumnTypes();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#types.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}
