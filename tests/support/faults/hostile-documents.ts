// Documents that are made to be costly to judge, most of them just short enough to be read. None may call a service.

const repeated = (count: number, text: (n: number) => string, by = ' ') =>
  Array.from({ length: count }, (_, n) => text(n)).join(by);
const nested = (depth: number, open: string, inner: string, close = '}') =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`;

/** By what makes them costly. */
export const HOSTILE_DOCUMENTS: Record<string, string> = {
  '1,000 aliases': `{ ${repeated(1000, (n) => `a${n}: __typename`)} }`,
  '600 aliases': `{ ${repeated(600, (n) => `a${n}: __typename`)} }`,
  '100 aliases of a costly field': `{ viewer { ${repeated(100, (n) => `a${n}: topCosts(frame: LAST_30_DAYS, viewBy: REGION, first: ${n}) { total }`)} } }`,
  '5,000 tokens': `{ ${'__typename '.repeat(5000)} }`,
  'the same field 1,990 times': `{ ${'__typename '.repeat(1990)} }`,
  'the same objects 280 times': `{ ${'viewer { user { name } } '.repeat(280)} }`,
  'one name for 300 fields': `{ viewer { ${repeated(300, (n) => `a: ${n % 2 ? 'user' : 'company'} { name }`)} } }`,
  '20 levels': `{ ${nested(20, 'viewer { ', '__typename ')} }`,
  '900 levels': `{ ${nested(900, 'viewer { ', '__typename ')} }`,
  '20,000 levels': `{ ${nested(20_000, 'viewer { ', '__typename ')} }`,
  '490 levels of inline fragments': `{ ${nested(490, '... { ', '__typename ')} }`,
  '190 levels of named fragments': `{ ...F0 } ${repeated(190, (n) => `fragment F${n} on Query { ...F${n + 1} }`)} fragment F190 on Query { __typename }`,
  '190 fragments in a cycle': `{ ...F0 } ${repeated(190, (n) => `fragment F${n} on Query { ...F${(n + 1) % 190} }`)}`,
  '30 fragments that all spread each other': `{ ...F0 } ${repeated(30, (n) => `fragment F${n} on Query { ${repeated(28, (m) => `...F${m}`)} }`)}`,
  'a tower of 2^150 fragments': `{ ...F0 } ${repeated(150, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F150 on Query { __typename }`,
  '240 overlapping fragments': `{ ${repeated(240, (n) => `...F${n}`)} } ${repeated(240, (n) => `fragment F${n} on Query { a: __typename }`, '')}`,
  '150 overlapping fragments of objects': `{ ${repeated(150, (n) => `...F${n}`)} } ${repeated(150, (n) => `fragment F${n} on Query { viewer { __typename } }`)}`,
  '300 directives': `{ __typename ${'@include(if: true) '.repeat(300)} }`,
  '990 unknown directives': `{ __typename ${'@a '.repeat(990)} }`,
  '300 variables': `query (${repeated(300, (n) => `$v${n}: Int`)}) { __typename }`,
  '300 unused variables of unknown types': `query (${repeated(300, (n) => `$v${n}: Viewr`)}) { __typename }`,
  '400 operations': repeated(400, (n) => `query Q${n} { __typename }`),
  '1,900 unknown fields': `{ viewer { ${repeated(1900, (n) => `compani${n}`)} } }`,
  '600 unknown arguments': `{ viewer { topCosts(${repeated(600, (n) => `fram${n}: 1`)}) { total } } }`,
  '900 unknown fragments': `{ ${repeated(900, (n) => `...F${n}`)} }`,
  '240 unused fragments': `{ __typename } ${repeated(240, (n) => `fragment F${n} on Viewr { a }`)}`,
  'a list of 900 levels': `{ viewer { topCosts(frame: ${nested(900, '[', '1', ']')}) { total } } }`,
  'a list of 1,900 values': `{ viewer { topCosts(frame: [${'1 '.repeat(1900)}]) { total } } }`,
  'an object of 600 members': `{ viewer { costAnalytics(query: { ${repeated(600, (n) => `a${n}: 1`)} }) { currency } } }`,
  'a text of 200 KB': `{ viewer { dashboard(id: "${'\\u0041'.repeat(33_000)}") { name }`,
  'a comment of 200 KB': `{ __typenam } #${'x'.repeat(200_000)}`,
  '100,000 line ends': `{ __typenam } ${'\n'.repeat(100_000)}`,
  'a name of 200 KB': `{ ${'x'.repeat(200_000)} }`,
};
