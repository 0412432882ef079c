// The command that writes the generated company: npm run demo -- [--years 3] [--scale 1] [--seed 1] --out FOLDER …
import { parseArgs } from 'node:util';
import { monthNumber } from './generator/days.ts';
import { BESIDE, type GenerateOptions, generateCompany } from './generator/generate.ts';
import { DEMO_COMPANY, FIRST_MONTH, LAST_MONTH, STORIES } from './generator/shape.ts';

const USAGE = `usage: npm run demo -- --out FOLDER [--years 1..3] [--scale N] [--seed N] [--company NAME]
  [--month YYYY-MM] [--story growth|decline] [--bad-form]`;

const MONTHS_OF_YEAR = 12;

function readCommand(args: string[]): GenerateOptions {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      years: { type: 'string', default: '3' },
      scale: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      company: { type: 'string', default: DEMO_COMPANY.name },
      month: { type: 'string' },
      story: { type: 'string', default: 'growth' },
      'bad-form': { type: 'boolean', default: false },
    },
  });
  if (values.out === undefined) throw new RangeError('--out names the folder to write to');
  const years = numberOf('--years', values.years, { least: 1, most: 3, isWhole: true });
  const month = values.month === undefined ? null : monthNumber(values.month);
  if (month !== null && (month < FIRST_MONTH || month > LAST_MONTH)) {
    throw new RangeError('--month is a month from 2022-01 to 2024-12');
  }
  const story = STORIES.find((each) => each === values.story);
  if (story === undefined) throw new RangeError(`--story is ${STORIES.join(' or ')}, not '${values.story}'`);
  return {
    story,
    folder: values.out,
    seed: numberOf('--seed', values.seed, { least: 0, most: Number.MAX_SAFE_INTEGER, isWhole: true }),
    scale: numberOf('--scale', values.scale, { least: 0.01, most: 1000, isWhole: false }),
    company: values.company,
    firstMonth: month ?? LAST_MONTH - MONTHS_OF_YEAR * years + 1,
    lastMonth: month ?? LAST_MONTH,
    form: values['bad-form'] ? 'bad' : 'good',
  };
}

function numberOf(
  name: string,
  text: string,
  limits: { least: number; most: number; isWhole: boolean },
): number {
  const { least, most, isWhole } = limits;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value >= least && value <= most) || (isWhole && !Number.isInteger(value))) {
    throw new RangeError(
      `${name} is a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}, not '${text}'`,
    );
  }
  return value;
}

async function generate(args: string[]): Promise<void> {
  const options = readCommand(args);
  const { totals } = await generateCompany({
    ...options,
    onFile: (name, done, total) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${name} (${done} of ${total})`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const rows = totals.reduce((sum, total) => sum + total.rows, 0);
  process.stdout.write(`${options.company}: ${rows} rows in ${options.folder}\n`);
  process.stdout.write(`Beside the billing files: ${Object.values(BESIDE).join(', ')}\n`);
}

try {
  await generate(process.argv.slice(2));
} catch (error) {
  const what = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  process.stderr.write(
    `demo: ${what}\n${error instanceof RangeError || isArgumentFault(error) ? `${USAGE}\n` : ''}`,
  );
  process.exitCode = 1;
}

function isArgumentFault(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
