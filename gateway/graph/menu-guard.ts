// Enforces `@menu`: the one place that decides whether a viewer may read a guarded field (A-02, section 6).
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from 'graphql';
import type { MenuCode, MenuRightLevel } from '../__generated__/graph-types.ts';
import type { GatewayContext } from '../context.ts';

/** Wraps the resolver of every field that carries the directive; changes the schema in place. */
export function guardMenus(schema: GraphQLSchema): GraphQLSchema {
  const directive = schema.getDirective('menu');
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const rule = directive && field.astNode && getDirectiveValues(directive, field.astNode);
    if (!rule) continue;
    const { code, needs } = rule as { code: MenuCode; needs: MenuRightLevel };
    const guarded =
      (resolve: GraphQLFieldResolver<unknown, GatewayContext>): typeof resolve =>
      async (parent, args, context, info) => {
        await context.viewer.assertMenu(code, needs);
        return resolve(parent, args, context, info);
      };
    // Of a subscription the stream is what needs the right; anyone who opened it checks it again.
    if (field.subscribe) field.subscribe = guarded(field.subscribe);
    else field.resolve = guarded(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}
