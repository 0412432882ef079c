// A webhook as its screens show it.
import type { Webhooks_notifications$data } from '../../../../__generated__/Webhooks_notifications.graphql.ts';

export type Webhook = Webhooks_notifications$data['webhooks'][number];
