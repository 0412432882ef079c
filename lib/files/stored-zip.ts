// An archive of a few short parts, stored as they are: what a workbook needs, in every program alike, in the browser too.

const ENCODER = new TextEncoder();
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the first day that an archive knows: the same parts always make the same bytes. */
const DAY = 0x0021;

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Paths with their texts, as the bytes of a ZIP archive. */
export function storedZip(
  parts: readonly (readonly [path: string, text: string])[],
): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of parts) {
    const [name, bytes] = [ENCODER.encode(path), ENCODER.encode(text)];
    const described = describedBy(crcOf(bytes), bytes.length, name.length);
    const local = joined([numbers([[4, 0x04034b50], ...described]), name, bytes]);
    const central: Sized[] = [[4, 0x02014b50], [2, VERSION], ...described];
    entries.push(numbers([...central, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]), name);
    locals.push(local);
    offset += local.length;
  }
  const directory = joined(entries);
  const count = parts.length;
  const end = numbers([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ]);
  return joined([...locals, directory, end]);
}

type Sized = readonly [bytes: 2 | 4, value: number];

/** What is said of a part at its place and in the directory alike. */
function describedBy(crc: number, size: number, nameLength: number): Sized[] {
  return [
    [2, VERSION],
    [2, FLAGS],
    [2, 0],
    [2, 0],
    [2, DAY],
    [4, crc],
    [4, size],
    [4, size],
    [2, nameLength],
    [2, 0],
  ];
}

/** The lowest byte first. */
function numbers(values: readonly Sized[]): Uint8Array {
  const bytes = values.flatMap(([size, value]) =>
    Array.from({ length: size }, (_, place) => (value >>> (8 * place)) & 0xff),
  );
  return Uint8Array.from(bytes);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
