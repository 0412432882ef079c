// A file that was written for a mail.
import type { ExportRequest } from '../../../contract/cost-analytics/export.ts';
import type { Reader } from '../../shared/reader-settings.ts';
import type { CostFile } from './cost-file.ts';

/** A file that lies there, and for whom. */
export interface Written {
  email: string;
  reader: Reader;
  request: ExportRequest;
  file: CostFile;
}
