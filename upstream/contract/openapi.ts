// The OpenAPI document of the REST contract, printed from the same schemas that check requests and replies.

import { z } from 'zod';
import { administrationEndpoints } from './administration/administration.ts';
import { anomalyEndpoints } from './anomaly/endpoints.ts';
import { billDocumentEndpoints } from './billing/documents.ts';
import { billingEndpoints } from './billing/endpoints.ts';
import { invoiceMailEndpoints } from './billing/invoice-mail.ts';
import { budgetEndpoints } from './budgets/budgets.ts';
import { costAnalyticsEndpoints } from './cost-analytics/cost-analytics.ts';
import { costExportEndpoints } from './cost-analytics/export.ts';
import { costForecastEndpoints } from './cost-analytics/forecast.ts';
import { costNoteEndpoints } from './cost-analytics/notes.ts';
import { savedFilterEndpoints } from './cost-analytics/saved-filters.ts';
import { savedViewEndpoints } from './cost-analytics/saved-views.ts';
import { costSavingEndpoints } from './cost-analytics/saving.ts';
import { dashboardEndpoints } from './dashboard/dashboard.ts';
import { forecastEndpoints } from './dashboard/forecast.ts';
import { dashboardMailEndpoints } from './dashboard/mail.ts';
import { dashboardShareEndpoints } from './dashboard/shares.ts';
import { widgetEndpoints } from './dashboard/widget.ts';
import { dataChangeEndpoints } from './data/changes.ts';
import { loadEndpoints } from './data/loads.ts';
import { retentionEndpoints } from './data/retention.ts';
import { sourceEndpoints } from './data/sources.ts';
import { uploadEndpoints } from './data/uploads.ts';
import { commonContext, type Endpoint, failReply, pathMembers } from './endpoint.ts';
import { operationEndpoints } from './operations/endpoints.ts';
import { azureReservedEndpoints } from './optimization/azure-reserved/azure-reserved.ts';
import { integratedCoverageEndpoints } from './optimization/integration/coverage.ts';
import { azureAdviceEndpoints } from './optimization/recommendations/azure.ts';
import { decisionEndpoints } from './optimization/recommendations/decisions.ts';
import { reservedAdviceEndpoints } from './optimization/recommendations/reserved.ts';
import { savingsPlanAdviceEndpoints } from './optimization/recommendations/savings-plans.ts';
import { reservedEndpoints } from './optimization/reserved/endpoints.ts';
import { savingsPlanCoverageEndpoints } from './optimization/savings-plans/coverage.ts';
import { savingsPlanInventoryEndpoints } from './optimization/savings-plans/inventory.ts';
import { savingsPlanUtilizationEndpoints } from './optimization/savings-plans/utilization.ts';
import { reminderEndpoints } from './optimization/shared/reminders.ts';
import { alertFeedEndpoints } from './platform/alerts.ts';
import { feedbackEndpoints } from './platform/feedback.ts';
import { mailEndpoints } from './platform/mails.ts';
import { noticeEndpoints } from './platform/notices.ts';
import { planEndpoints } from './platform/plans.ts';
import { platformEndpoints } from './platform/platform.ts';
import { serviceRequestEndpoints } from './platform/service-request.ts';
import { platformVendorEndpoints } from './platform/vendors.ts';
import { SERVICES } from './services.ts';

/** Every endpoint of the contract, by its name in the code. */
export const CONTRACT: Record<string, Endpoint> = {
  ...platformEndpoints,
  ...platformVendorEndpoints,
  ...alertFeedEndpoints,
  ...noticeEndpoints,
  ...planEndpoints,
  ...feedbackEndpoints,
  ...administrationEndpoints,
  ...mailEndpoints,
  ...loadEndpoints,
  ...dataChangeEndpoints,
  ...retentionEndpoints,
  ...sourceEndpoints,
  ...uploadEndpoints,
  ...costAnalyticsEndpoints,
  ...costForecastEndpoints,
  ...costSavingEndpoints,
  ...costNoteEndpoints,
  ...billingEndpoints,
  ...billDocumentEndpoints,
  ...savedFilterEndpoints,
  ...savedViewEndpoints,
  ...costExportEndpoints,
  ...invoiceMailEndpoints,
  ...dashboardEndpoints,
  ...forecastEndpoints,
  ...widgetEndpoints,
  ...dashboardMailEndpoints,
  ...serviceRequestEndpoints,
  ...dashboardShareEndpoints,
  ...budgetEndpoints,
  ...anomalyEndpoints,
  ...savingsPlanInventoryEndpoints,
  ...savingsPlanUtilizationEndpoints,
  ...reminderEndpoints,
  ...savingsPlanCoverageEndpoints,
  ...integratedCoverageEndpoints,
  ...reservedEndpoints,
  ...azureReservedEndpoints,
  ...savingsPlanAdviceEndpoints,
  ...reservedAdviceEndpoints,
  ...azureAdviceEndpoints,
  ...decisionEndpoints,
  ...operationEndpoints,
};

/** OpenAPI 3.1 of the whole contract. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(CONTRACT)) {
    const path = `${SERVICES[endpoint.service].base}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Skyledger REST contract', version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}

function operation(name: string, endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: name,
    tags: [endpoint.service],
    summary: endpoint.summary,
    security: endpoint.auth === 'bearer' ? [{ bearer: [] }] : [],
    ...parametersOf(endpoint),
    ...(endpoint.method !== 'GET' && { requestBody: body(endpoint) }),
    responses: { 200: endpoint.answer === 'file' ? fileOrRefusal() : replyOrRefusal(endpoint) },
  };
}

function replyOrRefusal(endpoint: Endpoint): Record<string, unknown> {
  return jsonContent('The reply, or a refusal.', { oneOf: [envelope(endpoint), jsonSchema(failReply)] });
}

function fileOrRefusal(): Record<string, unknown> {
  const file = { schema: { type: 'string', format: 'binary' } };
  return {
    description: 'The file, or a refusal as JSON.',
    content: { '*/*': file, 'application/json': { schema: jsonSchema(failReply) } },
  };
}

function parametersOf(endpoint: Endpoint): { parameters?: unknown[] } {
  const names = pathMembers(endpoint);
  const path = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const parameters = [...path, ...(endpoint.method === 'GET' ? queryParameters(endpoint) : [])];
  return parameters.length > 0 ? { parameters } : {};
}

function queryParameters(endpoint: Endpoint): unknown[] {
  const { properties = {}, required = [] } = jsonSchema(endpoint.request) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function body(endpoint: Endpoint): Record<string, unknown> {
  const schema = jsonSchema(endpoint.request);
  return {
    required: true,
    ...jsonContent('', endpoint.hasContext ? { allOf: [jsonSchema(commonContext), schema] } : schema),
  };
}

function envelope(endpoint: Endpoint): Record<string, unknown> {
  return {
    type: 'object',
    required: ['status', endpoint.envelope],
    properties: { status: { const: 'OK' }, [endpoint.envelope]: jsonSchema(endpoint.reply) },
  };
}

function jsonContent(description: string, schema: unknown): Record<string, unknown> {
  return { ...(description && { description }), content: { 'application/json': { schema } } };
}

function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
