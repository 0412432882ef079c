// Settings of the Relay compiler.
const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { Date: 'string', DateTime: 'string' },
  noFutureProofEnums: true,
  // What `@module` names is loaded when an answer holds it: the component, and how its part of the answer is read.
  moduleImportConfig: {
    dynamicModuleProvider: {
      mode: 'Custom',
      statement: "() => import('../pages/dashboard/widgets/<$module>.tsx')",
    },
    operationModuleProvider: { mode: 'Custom', statement: "() => import('./<$module>.ts')" },
    surface: 'all',
  },
  // The web asks by the hash of an operation; the gateway knows its text.
  persistConfig: { file: './gateway/__generated__/operations.json', algorithm: 'SHA256' },
};

// The compiler reads this module by require(), which takes the export of this name for the module.
export { config as 'module.exports' };
