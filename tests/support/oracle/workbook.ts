// Reads what is in a workbook, by nothing of ours: the archive by its directory, the sheets by their XML.
import { inflateRawSync } from 'node:zlib';

export interface ReadCell {
  text: string | null;
  number: number | null;
  /** Index of its style. */
  style: number;
}

export interface ReadSheet {
  name: string;
  /** Of each row its cells by column letter. */
  rows: Record<string, ReadCell>[];
  xml: string;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** Texts of the archive's entries by their paths. */
export function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('this is no archive');
  const entries = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('the directory is broken');
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const place = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
    const packed = bytes.subarray(start, start + size);
    entries.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

export function readWorkbook(bytes: Buffer): ReadSheet[] {
  const entries = unzip(bytes);
  const relations = new Map(
    [...part(entries, 'xl/_rels/workbook.xml.rels').matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)].map(
      ([, id = '', target = '']) => [id, target],
    ),
  );
  const sheets = part(entries, 'xl/workbook.xml').matchAll(/<sheet name="([^"]*)"[^>]*r:id="(\w+)"/g);
  return [...sheets].map(([, name = '', id = '']) => {
    const xml = part(entries, `xl/${relations.get(id)}`);
    return { name: unescapeXml(name), rows: rowsOf(xml), xml };
  });
}

/** Rows as lists of values, by the columns of the first row. */
export function valuesOf(sheet: ReadSheet): (string | number | null)[][] {
  const columns = Object.keys(sheet.rows[0] ?? {});
  return sheet.rows.map((row) => columns.map((column) => row[column]?.text ?? row[column]?.number ?? null));
}

function part(entries: Map<string, string>, path: string): string {
  const text = entries.get(path);
  if (text === undefined) throw new Error(`the workbook has no ${path}`);
  return text;
}

function rowsOf(xml: string): ReadSheet['rows'] {
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = '']) =>
    Object.fromEntries(
      [...cells.matchAll(/<c r="([A-Z]+)\d+" s="(\d+)"(?: t="inlineStr")?>(.*?)<\/c>/gs)].map(
        ([, column = '', style = '0', inner = '']) => [column, cellOf(inner, Number(style))],
      ),
    ),
  );
}

function cellOf(inner: string, style: number): ReadCell {
  const [, number] = /<v>(.*)<\/v>/.exec(inner) ?? [];
  const [, text] = /<t(?: xml:space="preserve")?>(.*)<\/t>/s.exec(inner) ?? [];
  return {
    style,
    number: number === undefined ? null : Number(number),
    text: text === undefined ? null : unescapeXml(text),
  };
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('_x005F_', '_');
}
