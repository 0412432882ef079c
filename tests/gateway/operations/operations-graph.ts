// Questions and changes of operation status through the graph, for its tests.
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import type { startProduct } from '../../support/product/gateway.ts';

type Product = Awaited<ReturnType<typeof startProduct>>;
export type OperationsGraph = ReturnType<typeof operationsGraph>;

export interface Status {
  id: string;
  code: string;
  foundCode: string;
  check: string;
  subject: string;
  detail: string;
  note: string;
  version: number;
  isRepairable: boolean;
  company: { key: string };
}
interface Usage {
  questions: number;
  tables: { table: string; questions: number; share: number }[];
}
interface List {
  totalCount: number;
  isStaff: boolean;
  companies: { company: { key: string }; counts: { code: string; count: number }[] }[];
  edges: { node: Status }[];
}

const FIELDS =
  'id code foundCode check subject detail note version isRepairable isDeleted company { key } vendor month';
export const keysOf = ({ companies }: List) => companies.map(({ company }) => company.key);
export const rowsOf = ({ edges }: List) => edges.map(({ node }) => node);
export const company = (key: string) => `company: ${JSON.stringify(toGlobalId('Company', key))}`;
export const statusOf = (key: string, statusId: string) =>
  toGlobalId('OperationStatus', `${key}/${statusId}`);

/** Asked with this token unless another one is given. */
export function operationsGraph(product: Product, staff: string) {
  async function list(args = '', token = staff): Promise<List> {
    const reply = await product.gateway.ask<{ viewer: { operationStatuses: List } }>(
      `{ viewer { operationStatuses(itemsPerPage: 200 ${args}) { totalCount isStaff
      companies { company { key } counts { code count } } edges { node { ${FIELDS} } } } } }`,
      { token },
    );
    return reply.expectData().viewer.operationStatuses;
  }
  async function change(field: string, input: object, token = staff): Promise<string[]> {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
    const reply = await product.gateway.ask<
      Record<string, { userErrors: { code: string; field: string | null }[] }>
    >(`mutation ($input: ${type}!) { ${field}(input: $input) { userErrors { code field } } }`, {
      token,
      variables: { input },
    });
    return (reply.expectData()[field]?.userErrors ?? []).map(({ code, field: of }) => `${code} ${of}`);
  }
  const view = async (id: string, token = staff) => {
    const reply = await product.gateway.ask<{ viewer: { operationStatus: Record<string, never[]> | null } }>(
      `query ($id: ID!) { viewer { operationStatus(id: $id) { status { ${FIELDS} } files { name size isThere }
      runs { state startedBy } told { email code } history { action actor changes { name before after } } } } }`,
      { token, variables: { id } },
    );
    return reply.expectData().viewer.operationStatus;
  };

  const usage = async (token = staff) => {
    const reply = await product.gateway.ask<{ viewer: { costStoreUsage: Usage | null } }>(
      `{ viewer { costStoreUsage { since questions largeScans largeScanRows
        tables { table reason subject questions share p50 p95 largeScans } } } }`,
      { token },
    );
    return reply.expectData().viewer.costStoreUsage;
  };

  return { list, change, view, usage };
}
