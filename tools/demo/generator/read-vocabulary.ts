// Reads services, SKUs, meters, regions and list prices out of the demo's real billing files, once, into
// tools/demo/generator/vocabulary.json: node scripts/run.mjs tsx tools/demo/generator/read-vocabulary.ts, then npm run format.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FILES = join(ROOT, 'tools/demo/files');
const TARGET = join(ROOT, 'tools/demo/generator/vocabulary.json');

const COLUMNS = [
  'vendor',
  'kind',
  'service',
  'category',
  'serviceCode',
  'sku',
  'meter',
  'operation',
  'unit',
  'regionId',
  'regionName',
  'price',
  'instanceType',
  'os',
  'resourceType',
  'description',
];

/** What a SKU is for, which decides its share of an account's cost. */
const KIND = `CASE
  WHEN regexp_matches(text, 'boxusage|instance hour|\\bb2ms\\b|a2 v2|d11 v2|standard - [ea]\\d|ocpu|ekscluster|amazoneks|fargate')
    AND NOT regexp_matches(text, 'rds|database') THEN 'compute'
  WHEN service IN ('Amazon Relational Database Service', 'Amazon DynamoDB', 'Amazon Redshift', 'Azure DB for MySQL', 'BigQuery',
    'DATABASE', 'MYSQL') AND NOT regexp_matches(text, 'transfer|-bytes') THEN 'database'
  WHEN regexp_matches(text, 'request|operation|events|api call|transactions') THEN 'requests'
  WHEN regexp_matches(text, 'transfer|bandwidth|-bytes|ip address|static ip|loadbalancer|lcu|load balancer') AND
    NOT regexp_matches(text, 'storage') THEN 'network'
  WHEN regexp_matches(text, 'storage|disk|volume|snapshot|capacity|pd ') THEN 'storage'
  ELSE 'other' END`;

/** Operating system and instance type, where a publisher tells them in words only. */
const INSTANCE = 'On Demand (\\w+) ([a-z][a-z0-9-]*\\.[a-z0-9]+) Instance Hour';

const SCANS: Record<string, string> = {
  aws: `SELECT 'aws' AS vendor, ServiceName AS service, ServiceCategory AS category, x_ServiceCode AS serviceCode, SkuId AS sku,
      coalesce(x_UsageType, SkuMeter) AS meter, x_Operation AS operation, PricingUnit AS unit, RegionId AS regionId,
      RegionName AS regionName, ListUnitPrice AS price, json_extract_string(SkuPriceDetails, 'InstanceType') AS instanceType,
      json_extract_string(SkuPriceDetails, 'OperatingSystem') AS os, ResourceType AS resourceType, ChargeDescription AS description
    FROM read_parquet(['FILES/workshop/*.parquet', 'FILES/sunflower/*.parquet'], union_by_name = true)
    WHERE ChargeCategory = 'Usage' AND PricingCategory = 'Standard'`,
  azr: `SELECT 'azr' AS vendor, ServiceName AS service, ServiceCategory AS category, NULL AS serviceCode, x_SkuMeterId AS sku,
      x_SkuMeterName AS meter, NULL AS operation, PricingUnit AS unit, RegionId AS regionId, RegionName AS regionName,
      ListUnitPrice AS price, CASE WHEN x_SkuMeterCategory = 'Virtual Machines' THEN x_SkuMeterName END AS instanceType, NULL AS os,
      ResourceType AS resourceType, ChargeDescription AS description
    FROM read_csv('FILES/sunflower/azure-*.csv.gz') WHERE ChargeCategory = 'Usage'`,
  gcp: `SELECT 'gcp' AS vendor, ServiceName AS service, ServiceCategory AS category, NULL AS serviceCode, SkuId AS sku,
      ChargeDescription AS meter, NULL AS operation, PricingUnit AS unit, RegionId AS regionId, RegionName AS regionName,
      ListUnitPrice AS price, x_MachineType AS instanceType, NULL AS os, ResourceType AS resourceType, ChargeDescription AS description
    FROM read_csv('FILES/sunflower/gcp-*.csv.gz') WHERE ChargeCategory = 'Usage'`,
  sample: `SELECT CASE ProviderName WHEN 'AWS' THEN 'aws' WHEN 'Microsoft' THEN 'azr' ELSE 'oci' END AS vendor,
      ServiceName AS service, ServiceCategory AS category, NULL AS serviceCode, SkuId AS sku, NULL AS meter, NULL AS operation,
      PricingUnit AS unit, coalesce(RegionId, RegionName) AS regionId, RegionName AS regionName,
      TRY_CAST(ListUnitPrice AS DOUBLE) AS price, NULL AS instanceType, NULL AS os, ResourceType AS resourceType,
      ChargeDescription AS description
    FROM read_csv('FILES/focus-sample/*.csv', nullstr = 'NULL', all_varchar = true) WHERE ChargeCategory = 'Usage'`,
};

const instance = await DuckDBInstance.create(':memory:');
const connection = await instance.connect();
const rows: unknown[][] = [];
for (const scan of Object.values(SCANS)) {
  const reader = await connection.runAndReadAll(`
    WITH read AS (${scan.replaceAll('FILES', FILES)}),
    named AS (SELECT * REPLACE (
        coalesce(meter, 'BoxUsage:' || nullif(regexp_extract(description, '${INSTANCE}', 2), '')) AS meter,
        coalesce(instanceType, nullif(regexp_extract(description, '${INSTANCE}', 2), '')) AS instanceType,
        coalesce(os, nullif(regexp_extract(description, '${INSTANCE}', 1), '')) AS os), lower(concat_ws(' ', service, meter, description)) AS text FROM read
      WHERE sku IS NOT NULL AND price > 0 AND service IS NOT NULL AND description IS NOT NULL),
    one AS (SELECT vendor, any_value(${KIND}) AS kind, min(service) AS service, min(category) AS category,
      min(serviceCode) AS serviceCode, sku, meter, min(operation) AS operation, min(unit) AS unit, regionId,
      min(regionName) AS regionName, round(median(price), 8) AS price, min(nullif(instanceType, '')) AS instanceType,
      min(nullif(os, '')) AS os, min(resourceType) AS resourceType, min(description) AS description
      FROM named GROUP BY vendor, sku, meter, regionId)
    SELECT ${COLUMNS.join(', ')} FROM one WHERE price >= 0.0000001 ORDER BY ALL`);
  rows.push(...reader.getRowsJS());
}
const lines = rows.map((row) => `    ${JSON.stringify(row)}`);
writeFileSync(
  TARGET,
  `{\n  "columns": ${JSON.stringify(COLUMNS)},\n  "rows": [\n${lines.join(',\n')}\n  ]\n}\n`,
);
console.log(`${rows.length} SKUs`);
