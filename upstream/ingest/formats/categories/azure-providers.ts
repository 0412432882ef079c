// The service categories of FOCUS for the resource providers of Azure (consumed services), in lower case.
// The table is made of the mapping files of finopsfoundation/focus_converters and of microsoft/finops-toolkit (both MIT).
import type { CategoryTable } from './category-table.ts';

export const AZURE_PROVIDERS: CategoryTable = [
  [
    'AI and Machine Learning',
    null,
    `microsoft.botservice; microsoft.cognitiveservices; microsoft.databricks; microsoft.machinelearning;
    microsoft.machinelearningservices`,
  ],
  [
    'Analytics',
    null,
    `microsoft.datalakeanalytics; microsoft.hdinsight; microsoft.kusto; microsoft.notebooks;
    microsoft.streamanalytics; microsoft.synapse`,
  ],
  [
    'Compute',
    null,
    `microsoft.avs; microsoft.classiccompute; microsoft.compute; microsoft.containerinstance;
    microsoft.containerservice; microsoft.desktopvirtualization; microsoft.serialconsole`,
  ],
  [
    'Databases',
    null,
    `microsoft.dbformysql; microsoft.dbforpostgressql; microsoft.documentdb; microsoft.sql;
    microsoft.sqlvirtualmachine`,
  ],
  [
    'Developer Tools',
    null,
    `microsoft.automation; microsoft.devtestlab; microsoft.diagnostics; microsoft.loadtestservice;
    microsoft.maps; microsoft.resourcegraph; microsoft.visualstudio`,
  ],
  [
    'Identity',
    null,
    'microsoft.adhybridhealthservice; microsoft.authorization; microsoft.guestconfiguration',
  ],
  [
    'Integration',
    null,
    `microsoft.apimanagement; microsoft.datafactory; microsoft.datashare; microsoft.eventgrid;
    microsoft.eventhub; microsoft.logic; microsoft.servicebus; microsoft.servicefabric;
    microsoft.servicelinker`,
  ],
  ['Internet of Things', null, 'microsoft.digitaltwins; microsoft.iotsecurity; microsoft.mixedreality'],
  [
    'Management and Governance',
    null,
    `microsoft.advisor; microsoft.alertsmanagement; microsoft.blueprint; microsoft.changeanalysis;
    microsoft.costmanagement; microsoft.costmanagementexports; microsoft.insights;
    microsoft.operationalinsights; microsoft.operationsmanagement; microsoft.policyinsights;
    microsoft.recoveryservices; microsoft.resourcehealth; microsoft.resourcenotifications`,
  ],
  ['Media', null, 'microsoft.media'],
  ['Migration', null, 'microsoft.datamigration; microsoft.migrate; microsoft.offazure'],
  [
    'Networking',
    null,
    `microsoft.classicnetwork; microsoft.domainregistration; microsoft.network; microsoft.relay;
    microsoft.virtual network`,
  ],
  [
    'Security',
    null,
    'microsoft.keyvault; microsoft.managedidentity; microsoft.security; microsoft.securityinsights',
  ],
  [
    'Storage',
    null,
    `microsoft.cache; microsoft.classicstorage; microsoft.containerregistry; microsoft.datalakestore;
    microsoft.storage; microsoft.storagecache; microsoft.storagesync`,
  ],
  ['Web', null, 'microsoft.appconfiguration; microsoft.cdn; microsoft.search; microsoft.web'],
  [
    'Other',
    null,
    `microsoft.capacity; microsoft.classicsubscription; microsoft.commerce; microsoft.consumption;
    microsoft.devices; microsoft.maintenance; microsoft.management; microsoft.marketplacenotifications;
    microsoft.marketplaceordering; microsoft.notificationhubs; microsoft.portal; microsoft.resources;
    microsoft.saas; microsoft.solutions; microsoft.support`,
  ],
];

/** For the families that Azure puts its services in. */
export const AZURE_FAMILIES: CategoryTable = [
  ['AI and Machine Learning', null, 'ai + machine learning'],
  ['Analytics', null, 'analytics'],
  ['Business Applications', null, 'dynamics; microsoft 365; power platform'],
  ['Compute', null, 'compute; containers'],
  ['Databases', null, 'databases'],
  ['Developer Tools', null, 'developer tools'],
  ['Identity', null, 'identity'],
  ['Integration', null, 'integration'],
  ['Internet of Things', null, 'internet of things'],
  ['Management and Governance', null, 'management and governance'],
  ['Media', null, 'media; mixed reality'],
  ['Networking', null, 'networking'],
  ['Security', null, 'security'],
  ['Storage', null, 'storage'],
  ['Web', null, 'mobile; web'],
  ['Other', null, 'azure marketplace services; other; saas'],
];
