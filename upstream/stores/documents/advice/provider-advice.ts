// What providers advised to commit to, of every kind of file that was loaded.
import type { Documents } from '../database.ts';
import type { ReservationRecommendationRow } from '../loads/recommendation-schema.ts';
import { recommendationsOf } from '../loads/recommendations.ts';
import type {
  AzureRecommendationRow,
  GoogleRecommendationRow,
  HubRecommendationRow,
  ProviderRecommendationRow,
} from './advice-schema.ts';

export interface ProviderAdvice {
  reservations: ReservationRecommendationRow[];
  azure: AzureRecommendationRow[];
  hub: HubRecommendationRow[];
  others: ProviderRecommendationRow[];
  google: GoogleRecommendationRow[];
}

export async function providerAdvice(documents: Documents, companyId: string): Promise<ProviderAdvice> {
  const all = <
    Table extends
      | 'azure_reservation_recommendations'
      | 'aws_hub_recommendations'
      | 'provider_recommendations'
      | 'google_recommendations',
  >(
    table: Table,
  ) =>
    documents
      .selectFrom(table as never)
      .selectAll()
      .where('company_id' as never, '=', companyId as never)
      .execute();
  const [reservations, azure, hub, others, google] = await Promise.all([
    recommendationsOf(documents, companyId),
    all('azure_reservation_recommendations') as Promise<AzureRecommendationRow[]>,
    all('aws_hub_recommendations') as Promise<HubRecommendationRow[]>,
    all('provider_recommendations') as Promise<ProviderRecommendationRow[]>,
    all('google_recommendations') as Promise<GoogleRecommendationRow[]>,
  ]);
  return { reservations, azure, hub, others, google };
}
