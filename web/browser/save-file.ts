// Gives the browser a file to keep.

export interface EncodedFile {
  /** Base64. */
  content: string;
  contentType: string;
  name: string;
}

export function saveFile({ content, contentType, name }: EncodedFile): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  saveBlob(name, new Blob([bytes], { type: contentType }));
}

/** Asks for it to be kept under the name. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
