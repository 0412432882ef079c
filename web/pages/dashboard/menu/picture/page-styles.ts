// The style sheets of the page as one text that needs nothing else: the fonts in use are in it.

/** Rules in their order; a font that the page has not used yet is left out. */
export async function pageStyles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = await Promise.all(
    rules.map((rule) => (rule instanceof CSSFontFaceRule ? fontText(rule) : rule.cssText)),
  );
  return texts.join('\n');
}

async function fontText({ style }: CSSFontFaceRule): Promise<string> {
  const family = style.getPropertyValue('font-family');
  const range = style.getPropertyValue('unicode-range');
  const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
  if (address === undefined || !isLoaded(family, range)) return '';
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) return '';
  const weight = style.getPropertyValue('font-weight');
  const data = await dataUrl(await response.blob());
  return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};src:url(${data})}`;
}

function isLoaded(family: string, range: string): boolean {
  const plain = (text: string) => text.replace(/["'\s]/g, '').toLowerCase();
  return [...document.fonts].some(
    (font) =>
      font.status === 'loaded' &&
      plain(font.family) === plain(family) &&
      plain(font.unicodeRange) === plain(range),
  );
}

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the font could not be read'));
    reader.readAsDataURL(content);
  });
}
