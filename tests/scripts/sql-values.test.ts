// The rule of `npm run check` on texts of SQL: it refuses what would end its quotes, and lets be what cannot.
import { expect, test } from 'vitest';
import { sqlFaults } from '../../scripts/checks/sql-values.ts';
import { sqlName, sqlText } from '../../upstream/stores/facts/sql-text.ts';

const refused = [
  "`SELECT * FROM facts WHERE product = '@{product}'`",
  "`SELECT 'it''s', '@{product}'`",
  '`SELECT "@{column}" FROM facts`',
  '`SELECT \\`@{column}\\` FROM facts`',
  "`product LIKE '%@{part}%'`",
  "`a = 'x' AND b = '@{one}' AND c = @{two}`",
  "parts.map((part) => `'@{part}'`).join()",
  "`SELECT 1 WHERE @{isOne ? `a = '@{value}'` : 'true'}`",
  `"a = '" + value`,
  'sql.raw(value)',
  'sql`SELECT @{sql.raw(`a @{value}`)}`',
];
const allowed = [
  "`SELECT * FROM facts WHERE product = @{bind.text(product)} AND kind = 'x'`",
  "`SELECT @{sqlName(column)}, 'a' @{b} 'c'`",
  "sql`SELECT @{value} WHERE a = 'b'`.execute(db)",
  "sql.raw('SELECT 1')",
  "new StartFault(`there is no '@{name}'`)",
  "'a' + value",
];

/** An expression in a template is written @{…} here. */
const moduleOf = (text: string) => `\nconst text = ${text.replaceAll('@{', '${')};`;

test.each(refused)('refuses %s', (text) => {
  expect(sqlFaults(moduleOf(text)).map(({ line }) => line)).toContain(2);
});

test.each(allowed)('allows %s', (text) => {
  expect(sqlFaults(moduleOf(text))).toEqual([]);
});

test('a module that cannot be read is not taken for a good one', () => {
  expect(() => sqlFaults('const text = `')).toThrow(SyntaxError);
});

test('names and constants cannot end their quotes', () => {
  expect(sqlName('a"; DROP')).toBe('"a""; DROP"');
  expect(sqlText("a' OR 'b")).toBe("'a'' OR ''b'");
  expect(() => sqlText("\\'")).toThrow(/backslash/);
});
