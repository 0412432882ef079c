// Names of files that people keep.

/** Letters that no file system has in names become a line; never without a name. */
export function fileName(title: string, ending: string): string {
  const name = title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, '-')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  return `${name.slice(0, 120) || 'file'}.${ending}`;
}
