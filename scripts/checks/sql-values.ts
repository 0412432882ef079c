// Finds values in texts of SQL: what a template puts between quotes, and what is joined to a text with an open quote.
import { parseSync } from 'vite';

type Node = Record<string, unknown> & { type: string; start: number };

const HOW = 'bind it, or quote a constant by sqlText and a name by sqlName';
/** What is thrown is read by people. */
const FAULTS = /(?:Error|Fault|Refusal)$/;

export interface SqlFault {
  line: number;
  message: string;
}

/** Every place of a module of SQL at which a quoted value could end its quotes. Throws for what cannot be read. */
export function sqlFaults(source: string): SqlFault[] {
  const { program, errors } = parseSync('module.ts', source);
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  return childrenOf(program).flatMap((each) => faultsOf(each, source));
}

function faultsOf(node: Node, source: string): SqlFault[] {
  if (node.type === 'NewExpression' && FAULTS.test(nameOf(node.callee))) return [];
  // Its parts are bound by Kysely, or named by it.
  if (node.type === 'TaggedTemplateExpression')
    return childrenOf(node.quasi).flatMap((each) => faultsOf(each, source));
  const message = faultOf(node);
  const own = message === null ? [] : [{ line: lineOf(node, source), message: `${message}: ${HOW}` }];
  return [...own, ...childrenOf(node).flatMap((each) => faultsOf(each, source))];
}

function faultOf(node: Node): string | null {
  switch (node.type) {
    case 'TemplateLiteral':
      return isQuoting(node) ? 'a value between quotes' : null;
    case 'BinaryExpression': {
      const sides = [node.left, node.right].filter(isNode);
      return node.operator === '+' && sides.some(hasOpenQuote) ? 'a value joined to an open quote' : null;
    }
    case 'CallExpression':
      return isRaw(node) ? 'a value that Kysely does not bind' : null;
    default:
      return null;
  }
}

/** Does one of the expressions stand between quotes? */
function isQuoting(template: Node): boolean {
  const texts = (template.quasis as Node[]).map(({ value }) => (value as { raw: string }).raw);
  let before = '';
  return texts.slice(0, -1).some((text) => {
    before += text;
    return openQuote(before) !== null;
  });
}

/** A quote of the other kind is a letter like any other; `''` within quotes closes and opens them. */
function openQuote(text: string): string | null {
  let open: string | null = null;
  for (const letter of text) {
    if (open === letter) open = null;
    else if (open === null && (letter === "'" || letter === '"' || letter === '`')) open = letter;
  }
  return open;
}

function hasOpenQuote(node: Node): boolean {
  return typeof node.value === 'string' && openQuote(node.value) !== null;
}

/** `sql.raw(…)` of anything that is not written there. */
function isRaw({ callee, arguments: given }: Node): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || nameOf(callee.object) !== 'sql') return false;
  const [first] = given as Node[];
  return nameOf(callee.property) === 'raw' && first?.type !== 'Literal';
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : '';
}

function lineOf({ start }: Node, source: string): number {
  return source.slice(0, start).split('\n').length;
}

function childrenOf(node: unknown): Node[] {
  if (!isNode(node)) return [];
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
