// The filters of cost analytics as browser journeys use them, and what they keep by the raw files.
import type { Locator, Page } from 'playwright';
import { type DemoFigures, usd } from '../oracle/demo-figures.ts';
import type { RawRow } from '../oracle/raw/raw-focus.ts';
import { settled } from './chromium.ts';
import { unfoldBar } from './state-bar.ts';

const [START, END] = ['2024-06-01', '2024-06-20'];
/** Some days of Sunflower, by day and product. */
export const JUNE = `/cost-analytics?range=custom&start=${START}&end=${END}`;
export const EC2 = 'Amazon Elastic Compute Cloud';
export const S3 = 'Amazon Simple Storage Service';

type Fits = (row: RawRow) => boolean;

export const isAws: Fits = (row) => row.ProviderName === 'AWS';
export const isGcp: Fits = (row) => /google/i.test(row.ProviderName);

/** Billed cost of these days. */
export function juneCost({ sunflower }: { sunflower: DemoFigures }, fits: Fits = () => true): number {
  return sunflower.billed(START, END, fits);
}

/** With a filter on AWS: the rows of the others stay. */
export function juneCostOfAws(product: { sunflower: DemoFigures }, fits: Fits): number {
  return juneCost(product, (row) => !isAws(row) || fits(row));
}

export function juneRows({ sunflower }: { sunflower: DemoFigures }, fits: Fits): RawRow[] {
  return sunflower.rowsOf(START, END, fits);
}

export function panel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Filters' });
}

/** At the fields of AWS; it opens with those of all vendors. */
export async function openPanel(page: Page): Promise<void> {
  await unfoldBar(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await panel(page).getByRole('tab', { name: /^AWS/ }).click();
  await panel(page).getByRole('checkbox').first().waitFor();
}

export async function openField(page: Page, name: RegExp): Promise<void> {
  await panel(page).getByRole('tab', { name }).click();
  await settled(page);
}

export function valueBox(page: Page, name: string): Locator {
  return panel(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
}

/** The line of a value, with its cost and rows. */
export function lineOf(page: Page, name: string): Promise<string> {
  return valueBox(page, name).locator('xpath=ancestor::li').innerText();
}

export function closePanel(page: Page): Promise<void> {
  return panel(page).getByRole('button', { name: 'Done' }).click();
}

/** Waits until the answer says this. */
export function total(page: Page, amount: number): Promise<void> {
  return page
    .locator('[data-part="cost-analytics.answer"]')
    .getByText(usd(amount), { exact: true })
    .waitFor();
}

/** The row of filters in the state bar. */
export function filterRow(page: Page): Locator {
  return page.locator('[data-part="cost-analytics.filters"]');
}
