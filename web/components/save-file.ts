// Saves a file that came as Base64.

export interface EncodedFile {
  /** Base64. */
  content: string;
  contentType: string;
  name: string;
}

export function saveFile({ content, contentType, name }: EncodedFile): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then, and reads from memory of its own.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
