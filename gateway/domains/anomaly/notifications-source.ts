// Calls of telling people of anomalies: settings, webhooks and the log of deliveries.
import { deliveryLog, retryDelivery } from '../../../upstream/contract/anomaly/deliveries.ts';
import {
  deleteNotificationSetting,
  deleteWebhook,
  notificationSettings,
  saveNotificationSetting,
  saveWebhook,
  testWebhook,
} from '../../../upstream/contract/anomaly/notifications.ts';
import type {
  AnomalyNotifications,
  DeleteAnomalyNotificationInput,
  DeleteWebhookInput,
  RetryAnomalyDeliveryInput,
  SaveAnomalyNotificationInput,
  SaveWebhookInput,
  TestWebhookInput,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { checkPage, type PageArguments, toConnection } from '../../graph/connection.ts';
import { orUserErrors } from '../../graph/user-errors.ts';
import { vendorCodeOf, vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { deliveryOf, notificationOf, webhookOf, wireNotification } from './notification-shapes.ts';

const CHANGED = [notificationSettings];

export class AnomalyNotificationsSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async all(): Promise<AnomalyNotifications> {
    const { list, people, webhooks, vendors, ...rest } = await this.#loader.load(notificationSettings, {});
    return {
      ...rest,
      settings: list.map(notificationOf),
      webhooks: webhooks.map(webhookOf),
      people: people.map(({ userId, ...person }) => ({ id: userId, ...person })),
      vendors: vendors.map(vendorOf),
    };
  }

  async deliveries(asked: PageArguments) {
    checkPage(asked);
    const { page, itemsPerPage } = asked;
    const { list, totalCount } = await this.#loader.load(deliveryLog, { page, itemsPerPage });
    return toConnection(list.map(deliveryOf), totalCount, asked);
  }

  async save({ vendor, version, notification }: SaveAnomalyNotificationInput) {
    const request = {
      ...wireNotification(notification),
      vendor: vendor ? vendorCodeOf(vendor) : null,
      version,
    };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(saveNotificationSetting, request, CHANGED),
    );
    return { userErrors, notification: result && notificationOf(result.setting) };
  }

  async remove({ vendor, version }: DeleteAnomalyNotificationInput) {
    const request = { vendor: vendor ? vendorCodeOf(vendor) : null, version };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(deleteNotificationSetting, request, CHANGED),
    );
    return { userErrors, isDeleted: result !== null };
  }

  /** Throws an input error for `version` when a change names none. */
  async saveWebhook({ id, version, language, numbers, url, ...webhook }: SaveWebhookInput) {
    if (id && !version) throw inputError('version', 'a change names the version that it was made of');
    const request = {
      ...webhook,
      webhookId: id ?? null,
      version: (id && version) || null,
      language: language.toLowerCase() as Lowercase<typeof language>,
      numbers: [...numbers],
      url: url ?? null,
    };
    const { result, userErrors } = await orUserErrors(this.#loader.write(saveWebhook, request, CHANGED));
    return {
      userErrors,
      webhook: result && webhookOf(result.webhook),
      secret: result?.secret ?? null,
    };
  }

  async removeWebhook({ id, version }: DeleteWebhookInput) {
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(deleteWebhook, { webhookId: id, version }, CHANGED),
    );
    return { userErrors, deletedId: result && id };
  }

  async testWebhook({ id }: TestWebhookInput) {
    const { result, userErrors } = await orUserErrors(this.#loader.write(testWebhook, { webhookId: id }, []));
    const none = { isTaken: false, answer: null, fault: null, milliseconds: 0 };
    return { userErrors, ...(result ?? none) };
  }

  async retry({ id }: RetryAnomalyDeliveryInput) {
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(retryDelivery, { deliveryId: id }, [deliveryLog]),
    );
    return { userErrors, delivery: result && deliveryOf(result.delivery) };
  }
}
