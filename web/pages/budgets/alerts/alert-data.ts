// What the settings of alerts are given.
import type { AlertSettingsQuery } from '../../../__generated__/AlertSettingsQuery.graphql.ts';

export type Alerts = NonNullable<AlertSettingsQuery['response']['viewer']['budgetAlerts']>;
