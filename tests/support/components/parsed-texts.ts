// A catalogue as the build makes it (scripts/web/catalogue-parts.ts).
import { parsedMessages } from '../../../scripts/web/catalogue-parts.ts';
import type { Catalogue, MessageId } from '../../../web/intl/catalogues.ts';

type Texts = Readonly<Record<MessageId, string>>;

/** Each catalogue is parsed once. */
const known = new Map<Texts, Catalogue>();

export function parsedTexts(texts: Texts): Catalogue {
  const found = known.get(texts);
  if (found) return found;
  const parsed = parsedMessages(texts) as Catalogue;
  known.set(texts, parsed);
  return parsed;
}
