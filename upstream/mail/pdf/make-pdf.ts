// Makes PDF files of the portal: fonts are embedded, with the glyphs in use alone.
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { FONT_FILES, FONTS } from './pdf-fonts.ts';

pdfmake.setFonts({ ...FONTS });
// Names in a file come from outside: nothing but the fonts is ever read, and nothing is fetched.
pdfmake.setLocalAccessPolicy((path) => FONT_FILES.has(path));
pdfmake.setUrlAccessPolicy(() => false);

export function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  return pdfmake.createPdf(definition).getBuffer();
}
