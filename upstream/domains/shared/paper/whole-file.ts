// A file that is made before it is sent.

export async function* wholeFile(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
