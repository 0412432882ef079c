// Every billing endpoint of the contract, by its name in the code.
import { bills, charge, invoiceNumbers, invoiceRows, invoices } from './billing.ts';
import { costBridge } from './cost-bridge.ts';
import { additionalServices, billDetails, ncpTagKeys, serviceGroupSets, tagKeys } from './details.ts';
import { INSIGHT } from './insight.ts';
import { autospot, billServiceGroups, computingResources } from './resources.ts';

export const billingEndpoints = {
  bills,
  charge,
  invoices,
  invoiceNumbers,
  invoiceRows,
  costBridge,
  billDetails,
  awsInvoiceInsight: INSIGHT.aws.summary,
  awsInvoiceInsightGrid: INSIGHT.aws.grid,
  ociInvoiceInsight: INSIGHT.oci.summary,
  ociInvoiceInsightGrid: INSIGHT.oci.grid,
  computingResources,
  billServiceGroups,
  autospot,
  ncpTagKeys,
  tagKeys,
  serviceGroupSets,
  additionalServices,
};
