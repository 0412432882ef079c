// Enforces `@menu` and `@inPerson`: the one place that decides whether a viewer may read a guarded field (A-02, section 6).
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from 'graphql';
import type { MenuCode, MenuRightLevel } from '../__generated__/graph-types.ts';
import type { GatewayContext } from '../context.ts';
import { codedError } from '../errors.ts';

/** Throws, or rejects, for a viewer who may not read the field. */
type Assert = (context: GatewayContext) => void | Promise<void>;
type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

/** Wraps the resolver of every field that carries one of the directives; changes the schema in place. */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const assertMay = assertionOf(schema, field);
    if (!assertMay) continue;
    const guarded =
      (resolve: Resolve): Resolve =>
      async (parent, args, context, info) => {
        await assertMay(context);
        return resolve(parent, args, context, info);
      };
    // Of a subscription the stream is what needs the right; anyone who opened it checks it again.
    if (field.subscribe) field.subscribe = guarded(field.subscribe);
    else field.resolve = guarded(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}

function assertionOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): Assert | null {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && field.astNode && getDirectiveValues(directive, field.astNode);
  };
  if (valuesOf('inPerson')) return assertInPerson;
  const rule = valuesOf('menu');
  if (!rule) return null;
  const { code, needs } = rule as { code: MenuCode; needs: MenuRightLevel };
  return ({ viewer }) => viewer.assertMenu(code, needs);
}

function assertInPerson({ isInPerson }: GatewayContext): void {
  if (isInPerson) return;
  throw codedError('FORBIDDEN', 'This is for a person in a session of the browser, not for a token.');
}
