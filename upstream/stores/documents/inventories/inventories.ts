// Reads what the inventories of a company say of its commitments.
import type { Documents } from '../database.ts';
import type { ContractCommitmentRow } from '../datasets/dataset-schema.ts';
import type {
  AzureReservationDetailRow,
  AzureReservationTransactionRow,
  CommitmentInventoryRow,
} from './inventory-schema.ts';

export interface InventoryRecords {
  aws: CommitmentInventoryRow[];
  azureDetails: AzureReservationDetailRow[];
  /** By date. */
  azureTransactions: AzureReservationTransactionRow[];
  contracts: ContractCommitmentRow[];
}

export async function inventoryRecords(documents: Documents, companyId: string): Promise<InventoryRecords> {
  const [aws, azureDetails, azureTransactions, contracts] = await Promise.all([
    documents.selectFrom('commitment_inventory').selectAll().where('company_id', '=', companyId).execute(),
    documents
      .selectFrom('azure_reservation_details')
      .selectAll()
      .where('company_id', '=', companyId)
      .execute(),
    documents
      .selectFrom('azure_reservation_transactions')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('event_date')
      .execute(),
    documents
      .selectFrom('focus_contract_commitments')
      .selectAll()
      .where('company_id', '=', companyId)
      .execute(),
  ]);
  return { aws, azureDetails, azureTransactions, contracts };
}
