// The name of a printed dashboard's file.

/** After the dashboard and the day, of characters that every system takes in the name of a file. */
export function reportName(name: string, today: string): string {
  const safe = name
    .replace(/[\p{Cc}\p{Cs}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  return `${[...safe].slice(0, 80).join('').trim() || 'dashboard'} ${today}.pdf`;
}
