export default {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { Date: 'string', DateTime: 'string' },
  noFutureProofEnums: true,
};
