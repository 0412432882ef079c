// What the manifest of an export says: AWS Data Exports, AWS Cost and Usage Report, and Azure Cost Management.
import { z } from 'zod';
import { StoreFault } from '../../sources/object-store.ts';

export interface ManifestFile {
  key: string;
  /** As the manifest tells it; null where it tells none. */
  size: number | null;
}

export interface Manifest {
  /** Manifests of the same export and period replace each other. */
  exportId: string;
  /** YYYY-MM; empty where it cannot be told. */
  month: string;
  files: ManifestFile[];
}

/** More than any manifest of a provider has. */
export const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

/** Of the last part of a key: `name-Manifest.json` of AWS, `manifest.json` and `_manifest.json` of Azure. */
export function isManifest(key: string): boolean {
  return /(^|\/)([^/]*-Manifest|_?manifest)\.json$/i.test(key);
}

const dataFile = z.union([
  z.string(),
  z.object({ s3Uri: z.string() }).transform(({ s3Uri }) => s3Uri),
  z.object({ key: z.string() }).transform(({ key }) => key),
]);
const awsReport = z.object({
  reportKeys: z.array(z.string()).min(1),
  reportName: z.string().optional(),
  bucket: z.string().optional(),
  billingPeriod: z.object({ start: z.string() }),
});
const awsExport = z.object({
  dataFiles: z.array(dataFile).min(1),
  exportArn: z.string().optional(),
  exportName: z.string().optional(),
});
const azureExport = z.object({
  blobs: z
    .array(z.object({ blobName: z.string(), byteCount: z.number().int().nonnegative().optional() }))
    .min(1),
  blobCount: z.number().int().optional(),
  exportConfig: z.object({ exportName: z.string().optional(), resourceId: z.string().optional() }).optional(),
  runInfo: z.object({ startDate: z.string() }).optional(),
});

/** Throws a StoreFault for what is no manifest, or contradicts itself. */
export function readManifest(key: string, text: string, bucket: string): Manifest {
  const manifest = manifestOf(key, parsed(key, text), bucket);
  const names = new Set(manifest.files.map((file) => file.key));
  if (names.size < manifest.files.length) throw wrong(key, 'names a file twice');
  return manifest;
}

function manifestOf(key: string, content: unknown, bucket: string): Manifest {
  const report = awsReport.safeParse(content);
  if (report.success) {
    const { reportKeys, reportName, billingPeriod, bucket: of } = report.data;
    if (of !== undefined && of !== bucket) throw wrong(key, `is of the bucket ${of}`);
    const files = reportKeys.map((file) => ({ key: file, size: null }));
    return { exportId: `${reportName ?? folderOf(key)}`, month: monthIn(billingPeriod.start), files };
  }
  const exported = awsExport.safeParse(content);
  if (exported.success) {
    const { dataFiles, exportArn, exportName } = exported.data;
    const files = dataFiles.map((file) => ({ key: keyIn(key, file, bucket), size: null }));
    return { exportId: exportArn ?? exportName ?? exportFolder(key), month: monthIn(key), files };
  }
  const azure = azureExport.safeParse(content);
  if (azure.success) {
    const { blobs, blobCount, exportConfig, runInfo } = azure.data;
    if (blobCount !== undefined && blobCount !== blobs.length)
      throw wrong(key, `counts ${blobCount} files and names ${blobs.length}`);
    const files = blobs.map(({ blobName, byteCount }) => ({ key: blobName, size: byteCount ?? null }));
    const exportId = exportConfig?.resourceId ?? exportConfig?.exportName ?? folderOf(folderOf(key));
    return { exportId, month: monthIn(runInfo?.startDate ?? key), files };
  }
  throw new StoreFault('MANIFEST_UNREADABLE', `${key}: names no files of an export`);
}

function parsed(key: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new StoreFault('MANIFEST_UNREADABLE', `${key}: is no JSON`);
  }
}

function wrong(key: string, what: string): StoreFault {
  return new StoreFault('MANIFEST_WRONG', `${key}: ${what}`);
}

/** An address of S3 names its bucket; it must be that of the source. */
function keyIn(manifest: string, file: string, bucket: string): string {
  const found = /^s3:\/\/([^/]+)\/(.+)$/.exec(file);
  if (!found) return file;
  if (found[1] !== bucket) throw wrong(manifest, `names a file of the bucket ${found[1]}`);
  return found[2] ?? '';
}

function folderOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('/')));
}

/** `…/name` of `…/name/metadata/BILLING_PERIOD=2024-06/…`. */
function exportFolder(key: string): string {
  return key.split('/metadata/')[0] ?? key;
}

/** The month that a path or an instant names, such as `BILLING_PERIOD=2024-06`, `20240601-20240701` or `2024/06/`. */
export function monthIn(text: string): string {
  const found =
    /(?:^|[^0-9])((?:19|20)\d{2})-?(0[1-9]|1[0-2])(?:-?[0-3]\d)?(?![0-9])/.exec(text) ??
    /(?:^|[/=_-])(?:year=)?((?:19|20)\d{2})[/](?:month=)?(0?[1-9]|1[0-2])(?:[/]|$)/i.exec(text);
  return found ? `${found[1]}-${String(found[2]).padStart(2, '0')}` : '';
}
