// Handlers of webhooks: saved with their secrets sealed, removed, and tried.
import type { DomainErrorCode } from '../../../../../lib/catalogue/domain-errors.ts';
import { MAX_NUMBERS, MAX_WEBHOOKS } from '../../../../../lib/mail/notifications.ts';
import {
  type AllowedNetworks,
  checkWrittenAddress,
  PrivateAddress,
} from '../../../../../lib/node/network/egress.ts';
import { alertTitleFault } from '../../../../../lib/rules/alert-rules.ts';
import type { notificationEndpoints } from '../../../../contract/anomaly/notifications.ts';
import type { CheckedRequestOf } from '../../../../contract/endpoint.ts';
import { badRequest, Refusal } from '../../../../refusal.ts';
import type { Call, HandlersOf } from '../../../../rest/call.ts';
import {
  removeWebhook,
  saveWebhook,
  type Webhook,
  type WebhookFault,
  webhooksOf,
} from '../../../../stores/documents/anomaly/webhooks.ts';
import type { Stores } from '../../../shared/stores.ts';
import { wireWebhook } from '../settings/settings.ts';
import { openedTarget, sealedTarget } from './sealed-webhook.ts';
import { newWebhookSecret } from './signature.ts';
import { tryWebhook } from './try-webhook.ts';
import type { WebhookTools } from './webhook-tools.ts';

type Endpoints = typeof notificationEndpoints;
type WebhookEndpoints = Pick<Endpoints, 'saveWebhook' | 'deleteWebhook' | 'testWebhook'>;
type Asked = CheckedRequestOf<Endpoints['saveWebhook']>;

export function webhookHandlers(stores: Stores, tools: WebhookTools): HandlersOf<WebhookEndpoints> {
  const { documents } = stores;
  return {
    saveWebhook: (request, call) => save(stores, tools, request, call),
    deleteWebhook: async ({ webhookId, version }, call) => {
      const fault = await removeWebhook(documents, changeOf(stores, call), { webhookId, version });
      if (fault) refuseFault(fault);
      return { result: 'OK' };
    },
    testWebhook: async ({ webhookId }, call) =>
      tryWebhook(stores, tools, await known(stores, call, webhookId), call),
  };
}

async function save(stores: Stores, { secretKey, networks }: WebhookTools, asked: Asked, call: Call) {
  const { webhookId, version, name, template, language, numbers } = asked;
  if (webhookId !== null && version === null)
    throw badRequest('A change names the version that it was made from.', 'version');
  checkName(name);
  checkNumbers(asked);
  const read = webhookId === null ? null : await known(stores, call, webhookId);
  const target = read && openedTarget(secretKey, read.sealed);
  const url = asked.url === null || asked.url === '' ? (target?.url ?? '') : asked.url;
  const { origin } = checkedUrl(url, networks);
  const isNewSecret = target === null || asked.isSecretRenewed;
  const secret = isNewSecret ? newWebhookSecret() : target.secret;
  const saved = await saveWebhook(
    stores.documents,
    changeOf(stores, call),
    webhookId === null || version === null ? null : { webhookId, version },
    {
      ...{ name: name.trim(), template, language, origin },
      numbers: template === 'SMS' ? numbers.map(plainNumber) : [],
      sealed: sealedTarget(secretKey, { url, secret }),
    },
    MAX_WEBHOOKS,
  );
  if (typeof saved === 'string') return refuseFault(saved);
  return { webhook: wireWebhook(saved), secret: isNewSecret ? secret : null };
}

function checkName(name: string): void {
  if (name.trim() === '') refuse('NAME_MISSING', 'A webhook has a name.', 'name');
  const fault = alertTitleFault(name);
  if (fault) refuse(fault, 'Unsupported special characters are included', 'name');
}

/** Of messages to telephones: international numbers, with or without blanks. */
function checkNumbers({ template, numbers }: Asked): void {
  const isListed = numbers.length > 0 && numbers.length <= MAX_NUMBERS;
  const areNumbers = numbers.every((number) => /^\+[1-9]\d{6,14}$/.test(plainNumber(number)));
  if (template === 'SMS' && !(isListed && areNumbers))
    refuse('NUMBERS_INVALID', `1 to ${MAX_NUMBERS} numbers of the form +821012345678.`, 'numbers');
}

function plainNumber(number: string): string {
  return number.replace(/[\s()-]/g, '');
}

/** A name that leads to a private address is found when it is posted to. */
function checkedUrl(text: string, networks: AllowedNetworks): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url !== null && ['https:', 'http:'].includes(url.protocol);
  if (!isWeb || url.username !== '' || url.password !== '')
    return refuse('WEBHOOK_ADDRESS_INVALID', 'The address of a webhook begins with https://.', 'url');
  try {
    checkWrittenAddress(url, networks);
  } catch (error) {
    if (!(error instanceof PrivateAddress)) throw error;
    refuse('WEBHOOK_ADDRESS_PRIVATE', 'Private addresses are not reached.', 'url');
  }
  if (url.protocol === 'http:' && networks.length === 0)
    refuse('WEBHOOK_ADDRESS_INVALID', 'The address of a webhook begins with https://.', 'url');
  return url;
}

async function known({ documents }: Stores, { companyId }: Call, webhookId: string): Promise<Webhook> {
  const found = (await webhooksOf(documents, companyId)).find((each) => each.webhookId === webhookId);
  return found ?? refuseFault('UNKNOWN_WEBHOOK');
}

function changeOf({ now }: Stores, { companyId, user }: Call) {
  return { companyId, actor: { userId: user.userId, name: user.name }, at: now() };
}

function refuse(code: DomainErrorCode, message: string, field: string): never {
  throw new Refusal(code, message, field);
}

function refuseFault(fault: WebhookFault): never {
  const [message, field] = FAULTS[fault];
  return refuse(fault, message, field);
}

const FAULTS: Record<WebhookFault, [string, string]> = {
  UNKNOWN_WEBHOOK: ['The company has no such webhook.', 'webhookId'],
  CHANGED_MEANWHILE: ['The webhook is not as it was read.', 'version'],
  TOO_MANY_WEBHOOKS: [`A company has at most ${MAX_WEBHOOKS} webhooks.`, 'name'],
};
