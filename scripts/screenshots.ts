// `npm run screenshots`: starts the product on free ports, signs in, and takes the pictures of README and of every
// screen by language, theme and width (docs/ and tests/artifacts/).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium, settled, visit } from '../tests/support/chromium.ts';
import { startProduct } from '../tests/support/gateway.ts';

const ROOT = join(import.meta.dirname, '..');
const SCREENS = {
  dashboard: '/dashboard',
  'cost-analytics': '/cost-analytics?range=last_month&compare=last_period',
} as const;
const LANGUAGES = ['en', 'ko', 'zh', 'ja'] as const;

const product = await startProduct({}, join(ROOT, 'dist', 'web'));
const browser = await launchChromium();
try {
  for (const [name, path] of Object.entries(SCREENS)) await takeAll(name, path);
} finally {
  await browser.close();
  await product.close();
}

async function takeAll(name: string, path: string): Promise<void> {
  for (const language of process.argv.includes('--readme') ? (['en'] as const) : LANGUAGES) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const width of [1440, 360]) {
        await take(name, path, { language, scheme, width });
      }
    }
  }
}

type Look = { language: (typeof LANGUAGES)[number]; scheme: 'light' | 'dark'; width: number };

async function take(name: string, path: string, look: Look): Promise<void> {
  const { page, context } = await visit(browser, `${product.gateway.publicUrl}${path}`, look);
  await settled(page);
  const { language, scheme, width } = look;
  const isForReadme = language === 'en' && scheme === 'light' && width === 1440;
  const file = isForReadme
    ? `docs/${name}.png`
    : `tests/artifacts/screens/${name}-${language}-${scheme}-${width}.png`;
  mkdirSync(join(ROOT, file, '..'), { recursive: true });
  await page.screenshot({ path: join(ROOT, file), fullPage: !isForReadme });
  console.log(file);
  await context.close();
}
