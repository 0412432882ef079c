// The service categories of FOCUS for the types of resources of Azure, in lower case.
// The table is made of the mapping files of finopsfoundation/focus_converters and of microsoft/finops-toolkit (both MIT).
import type { CategoryTable } from './category-table.ts';

export const AZURE_RESOURCE_TYPES: CategoryTable = [
  [
    'AI and Machine Learning',
    'AI Platforms',
    `microsoft.autonomousdevelopmentplatform/workspaces; microsoft.cognitiveservices/accounts;
    microsoft.cognitiveservices/commitmentplans; microsoft.recommendationsservice/accounts;
    microsoft.syntex/accounts; microsoft.syntex/documentprocessors; microsoft.videoindexer/accounts`,
  ],
  ['AI and Machine Learning', 'Bots', 'microsoft.botservice/botservices; microsoft.healthbot/healthbots'],
  [
    'AI and Machine Learning',
    'Machine Learning',
    `microsoft.machinelearning/commitmentplans; microsoft.machinelearning/workspaces;
    microsoft.machinelearningservices/registries; microsoft.machinelearningservices/workspaces`,
  ],
  [
    'Analytics',
    'Analytics Platforms',
    `microsoft.fabric/capacities; microsoft.healthcareapis/services; microsoft.healthcareapis/workspaces;
    microsoft.healthdataaiservices/deidservices; microsoft.kusto/clusters;
    microsoft.modsimworkbench/workbenches; microsoft.openenergyplatform/energyservices;
    microsoft.premonition/libraries; microsoft.synapse/workspaces;
    microsoft.synapse/workspaces/bigdatapools; microsoft.synapse/workspaces/kustopools;
    microsoft.synapse/workspaces/sqlpools`,
  ],
  [
    'Analytics',
    'Business Intelligence',
    `microsoft.dashboard/grafana; microsoft.powerbidedicated/autoscalevcores;
    microsoft.powerbidedicated/capacities`,
  ],
  [
    'Analytics',
    'Data Processing',
    `microsoft.analysisservices/servers; microsoft.databricks/workspaces; microsoft.datacatalog/catalogs;
    microsoft.datalakeanalytics/accounts; microsoft.genomics/accounts; microsoft.hdinsight/clusterpools;
    microsoft.hdinsight/clusters; microsoft.hdinsightfairfax/clusters`,
  ],
  [
    'Analytics',
    'Search',
    `microsoft.bing/accounts; microsoft.search/searchservices;
    microsoft.search/searchservices/sharedprivatelinkresources`,
  ],
  [
    'Analytics',
    'Streaming Analytics',
    'microsoft.streamanalytics/clusters; microsoft.streamanalytics/streamingjobs',
  ],
  ['Business Applications', null, 'microsoft.community/communitytrainings'],
  [
    'Business Applications',
    'Productivity and Collaboration',
    'microsoft.edge/contexts; microsoft.powerplatform/accounts; microsoft.teams/telephonyservices',
  ],
  [
    'Compute',
    null,
    `microsoft.billingbenefits/savingsplanorders;
    microsoft.billingbenefits/savingsplanorders/savingsplans`,
  ],
  [
    'Compute',
    'Containers',
    `microsoft.app/containerapps; microsoft.app/jobs; microsoft.app/managedenvironments;
    microsoft.app/sessionpools; microsoft.containerinstance/containergroups;
    microsoft.containerregistry/registries; microsoft.containerservice/containerservices;
    microsoft.containerservice/managedclusters`,
  ],
  [
    'Compute',
    'End User Computing',
    `citrix.services/xenappessentials; citrix.services/xendesktopessentials;
    microsoft.desktopvirtualization/hostpools; microsoft.labservices/labaccounts;
    microsoft.labservices/labs`,
  ],
  ['Compute', 'Quantum Compute', 'microsoft.quantum/workspaces'],
  [
    'Compute',
    'Serverless Compute',
    `microsoft.batch/batchaccounts; microsoft.batch/batchaccounts/pools; microsoft.compute/cloudservices;
    microsoft.durabletask/schedulers`,
  ],
  [
    'Compute',
    'Virtual Machines',
    `microsoft.avs/privateclouds; microsoft.azurefleet/fleets;
    microsoft.baremetalinfrastructure/baremetalstorageinstances; microsoft.classiccompute/domainnames;
    microsoft.classiccompute/virtualmachines; microsoft.compute/capacityreservationgroups;
    microsoft.compute/capacityreservationgroups/capacityreservations; microsoft.compute/disks;
    microsoft.compute/galleries; microsoft.compute/galleries/images/versions;
    microsoft.compute/hostgroups; microsoft.compute/images; microsoft.compute/restorepointcollections;
    microsoft.compute/sharedvmimages; microsoft.compute/snapshots; microsoft.compute/virtualmachines;
    microsoft.compute/virtualmachinescalesets;
    microsoft.compute/virtualmachinescalesets/virtualmachines;
    microsoft.compute/virtualmachinescalesets/virtualmachines/networkinterfaces/ipconfigurations/publicipaddresses;
    microsoft.hanaonazure/hanainstances; microsoft.maintenance/maintenanceconfigurations;
    microsoft.networkcloud/baremetalmachines; microsoft.nutanix/nodes`,
  ],
  ['Databases', 'Caching', 'microsoft.cache/redis; microsoft.cache/redisenterprise'],
  [
    'Databases',
    'Ledger Databases',
    'microsoft.confidentialledger/ledgers; microsoft.confidentialledger/managedccfs',
  ],
  [
    'Databases',
    'NoSQL Databases',
    `microsoft.documentdb/cassandraclusters; microsoft.documentdb/databaseaccounts;
    microsoft.documentdb/mongocluster; microsoft.documentdb/mongoclusters`,
  ],
  [
    'Databases',
    'Relational Databases',
    `microsoft.dbformariadb/servers; microsoft.dbformysql/flexibleservers; microsoft.dbformysql/servers;
    microsoft.dbforpostgresql/flexibleservers; microsoft.dbforpostgresql/servergroupsv2;
    microsoft.dbforpostgresql/servers; microsoft.sql/instancepools; microsoft.sql/locations;
    microsoft.sql/longtermretentionmanagedinstances; microsoft.sql/longtermretentionservers;
    microsoft.sql/longtermretentionservers/longtermretentiondatabases; microsoft.sql/managedinstances;
    microsoft.sql/servers; microsoft.sql/servers/databases; microsoft.sql/servers/elasticpools`,
  ],
  [
    'Developer Tools',
    'Continuous Integration and Deployment',
    `microsoft.codesigning/codesigningaccounts; microsoft.devcenter/projects;
    microsoft.devopsinfrastructure/pools`,
  ],
  [
    'Developer Tools',
    'Developer Platforms',
    `github.enterprise/accounts; github/enterpriseaccount; microsoft.appcenter/accounts;
    microsoft.visualstudio/organizations`,
  ],
  [
    'Developer Tools',
    'Quality Assurance',
    `microsoft.azureplaywrightservice/accounts; microsoft.loadtestservice/loadtests;
    microsoft.testbase/testbaseaccounts`,
  ],
  [
    'Identity',
    'Identity and Access Management',
    `mfa/perauthentication; mfa/peruser; microsoft.aad/domainservices;
    microsoft.azureactivedirectory/b2cdirectories; microsoft.azureactivedirectory/ciamdirectories;
    microsoft.azureactivedirectory/guestusages; microsoft.verifiedid/authorities`,
  ],
  [
    'Integration',
    'API Management',
    `microsoft.apicenter/service; microsoft.apicenter/services; microsoft.apimanagement/gateways;
    microsoft.apimanagement/service; microsoft.graph/accounts; microsoft.graph/azureadapplications;
    microsoft.graphservices/accounts`,
  ],
  [
    'Integration',
    'Messaging',
    `microsoft.communication/communicationservices; microsoft.eventgrid/domains;
    microsoft.eventgrid/extensiontopics; microsoft.eventgrid/namespaces;
    microsoft.eventgrid/partnertopics; microsoft.eventgrid/systemtopics; microsoft.eventgrid/topics;
    microsoft.eventhub/clusters; microsoft.eventhub/namespaces; microsoft.notificationhubs/namespaces;
    microsoft.relay/namespaces; microsoft.servicebus/namespaces;
    microsoft.voiceservices/communicationsgateways`,
  ],
  [
    'Integration',
    'Workflow Orchestration',
    `microsoft.automation/automationaccounts; microsoft.datafactory/datafactories;
    microsoft.datafactory/factories; microsoft.datafactory/factories/pipelines;
    microsoft.datafactory/factories/triggers; microsoft.logic/integrationaccounts;
    microsoft.logic/integrationserviceenvironments; microsoft.logic/workflows`,
  ],
  [
    'Internet of Things',
    'IoT Analytics',
    `microsoft.agfoodplatform/farmbeats; microsoft.digitaltwins/digitaltwinsinstances;
    microsoft.timeseriesinsights/environments`,
  ],
  [
    'Internet of Things',
    'IoT Platforms',
    `microsoft.deviceregistry/billingcontainers; microsoft.devices/iothubs;
    microsoft.devices/provisioningservices; microsoft.deviceupdate/accounts;
    microsoft.iotcentral/iotapps; microsoft.iotoperations/instances;
    microsoft.iotsecurity/defendersettings; microsoft.windowsiot/deviceservices`,
  ],
  [
    'Management and Governance',
    'Cost Management',
    'microsoft.capacity/reservationorders; microsoft.capacity/reservationorders/reservations',
  ],
  ['Management and Governance', 'Data Governance', 'microsoft.purview/accounts'],
  [
    'Management and Governance',
    'Disaster Recovery',
    `microsoft.chaos/experiments; microsoft.datareplication.admin/clusters;
    microsoft.recoveryservices/vaults`,
  ],
  ['Management and Governance', 'Endpoint Management', 'microsoft.security/mdeservers'],
  [
    'Management and Governance',
    'Observability',
    `microsoft.insights/actiongroups; microsoft.insights/components;
    microsoft.insights/datacollectionrules; microsoft.insights/metricalerts;
    microsoft.insights/pricings; microsoft.insights/scheduledqueryrules; microsoft.monitor/accounts;
    microsoft.networkanalytics/dataconnectors; microsoft.networkanalytics/dataproducts;
    microsoft.operationalinsights/azurefirewall; microsoft.operationalinsights/clusters;
    microsoft.operationalinsights/networksecuritygroups; microsoft.operationalinsights/p2svpngateways;
    microsoft.operationalinsights/virtualnetworkgateways; microsoft.operationalinsights/workspaces`,
  ],
  [
    'Media',
    'Gaming',
    `playfabbillingservice/blobs; playfabbillingservice/catalogrequests; playfabbillingservice/compute;
    playfabbillingservice/egress; playfabbillingservice/events; playfabbillingservice/executiontimegbs;
    playfabbillingservice/filestorage; playfabbillingservice/flatfee;
    playfabbillingservice/insightscredits; playfabbillingservice/inventoryreadrequests;
    playfabbillingservice/inventorywriterequests; playfabbillingservice/itemstorage;
    playfabbillingservice/lobbyrequests; playfabbillingservice/matchmakingrequests;
    playfabbillingservice/messages; playfabbillingservice/partyconnectivity;
    playfabbillingservice/partyvoice; playfabbillingservice/playstream; playfabbillingservice/reads;
    playfabbillingservice/storage; playfabbillingservice/telemetry;
    playfabbillingservice/totalexecution; playfabbillingservice/writes`,
  ],
  ['Media', 'Media Streaming', 'microsoft.media/mediaservices; microsoft.media/videoanalyzers'],
  [
    'Media',
    'Mixed Reality',
    `microsoft.mixedreality/objectanchorsaccounts; microsoft.mixedreality/remoterenderingaccounts;
    microsoft.mixedreality/spatialanchorsaccounts`,
  ],
  [
    'Migration',
    'Data Migration',
    `microsoft.databox/jobs; microsoft.databoxedge/databoxedgedevices;
    microsoft.datamigration/sqlmigrationservices; microsoft.datashare/accounts;
    microsoft.importexport/jobs; microsoft.storagesync/storagesyncservices`,
  ],
  ['Migration', 'Resource Migration', 'microsoft.migrate/movecollections'],
  [
    'Multicloud',
    'Multicloud Integration',
    `microsoft.azurearcdata/postgresinstances; microsoft.azurearcdata/sqlmanagedinstances;
    microsoft.azurearcdata/sqlserveresulicenses; microsoft.azurearcdata/sqlserverinstances;
    microsoft.azurearcdata/sqlserverlicenses; microsoft.azurestackhci/clusters;
    microsoft.edgeorder/orderitems; microsoft.hybridcompute/licenses; microsoft.hybridcompute/machines;
    microsoft.hybridnetwork/sitenetworkservices; microsoft.kubernetes/connectedclusters`,
  ],
  [
    'Networking',
    'Application Networking',
    `microsoft.network/applicationgateways; microsoft.network/loadbalancers;
    microsoft.network/trafficmanagerprofiles; microsoft.servicenetworking/trafficcontrollers;
    nginx.nginxplus/nginxdeployments`,
  ],
  [
    'Networking',
    'Content Delivery',
    `microsoft.cdn/cdnwebapplicationfirewallpolicies; microsoft.cdn/profiles;
    microsoft.network/frontdoors; microsoft.network/frontdoorwebapplicationfirewallpolicies`,
  ],
  [
    'Networking',
    'Network Connectivity',
    `microsoft.mobilenetwork/mobilenetworks; microsoft.mobilenetwork/packetcorecontrolplanes;
    microsoft.network/internetanalyzerprofiles; microsoft.network/natgateways;
    microsoft.network/p2svpngateways; microsoft.network/privatednszones;
    microsoft.network/privateendpoints; microsoft.network/virtualhubs; microsoft.network/vpngateways;
    microsoft.orbital/groundstations; microsoft.orbital/spacecrafts; microsoft.orbital/terminals;
    microsoft.peering/peerings`,
  ],
  [
    'Networking',
    'Network Infrastructure',
    `microsoft.classicnetwork/ipv4vip; microsoft.classicnetwork/publicip;
    microsoft.classicnetwork/publicipaddresses; microsoft.hybridnetwork/devices;
    microsoft.network/connections; microsoft.network/networkinterfaces;
    microsoft.network/networkmanagers; microsoft.network/networksecuritygroups;
    microsoft.network/networkvirtualappliances; microsoft.network/networkwatchers;
    microsoft.network/networkwatchers/connectionmonitors; microsoft.network/networkwatchers/flowlogs;
    microsoft.network/publicipaddresses; microsoft.network/publicipprefixes;
    microsoft.network/virtualnetworkgateways; microsoft.network/virtualnetworkgateways/connections;
    microsoft.network/virtualnetworks`,
  ],
  [
    'Networking',
    'Network Routing',
    `microsoft.network/dnsforwardingrulesets; microsoft.network/dnsresolvers;
    microsoft.network/dnsresolvers/outboundendpoints; microsoft.network/dnszones;
    microsoft.network/expressroutecircuits; microsoft.network/expressroutegateways;
    microsoft.network/expressrouteports; microsoft.networkfunction/azuretrafficcollectors`,
  ],
  [
    'Networking',
    'Network Security',
    `microsoft.network/azurefirewalls; microsoft.network/bastionhosts;
    microsoft.network/ddosprotectionplans; microsoft.network/firewallpolicies`,
  ],
  [
    'Security',
    'Secret Management',
    `microsoft.hardwaresecuritymodules/cloudhsmclusters; microsoft.hardwaresecuritymodules/dedicatedhsms;
    microsoft.keyvault/hsmpools; microsoft.keyvault/managedhsms; microsoft.keyvault/vaults`,
  ],
  [
    'Security',
    'Security Posture Management',
    `microsoft.easm/workspaces; microsoft.security/securityconnectors;
    microsoft.securitycopilot/capacities`,
  ],
  ['Security', 'Threat Detection and Response', 'microsoft.dynamics365fraudprotection/instances'],
  ['Storage', 'Backup Storage', 'microsoft.dataprotection/backupvaults'],
  ['Storage', 'Block Storage', 'microsoft.elasticsan/elasticsans'],
  [
    'Storage',
    'File Storage',
    'microsoft.netapp/netappaccounts; microsoft.netapp/netappaccounts/capacitypools',
  ],
  ['Storage', 'Object Storage', 'microsoft.datalakestore/accounts'],
  [
    'Storage',
    'Storage Platforms',
    `microsoft.classicstorage/storageaccounts; microsoft.storage/storageaccounts;
    microsoft.storage/storageaccounts/blobservices; microsoft.storage/storageaccounts/fileservices;
    microsoft.storage/storageaccounts/queueservices; microsoft.storage/storageaccounts/tableservices;
    microsoft.storagecache/amlfilesystems; microsoft.storagecache/caches; microsoft.storsimple/managers`,
  ],
  [
    'Web',
    null,
    `microsoft.appconfiguration/configurationstores; microsoft.fluidrelay/fluidrelayservers;
    microsoft.maps/accounts; microsoft.signalrservice/signalr; microsoft.signalrservice/webpubsub`,
  ],
  [
    'Web',
    'Application Platforms',
    `microsoft.appplatform/spring; microsoft.certificateregistration/certificateorders;
    microsoft.domainregistration/domains; microsoft.security/pricings; microsoft.web.admin/role;
    microsoft.web/connections; microsoft.web/containerapps; microsoft.web/hostingenvironments;
    microsoft.web/serverfarms; microsoft.web/sites; microsoft.web/sites/slots; microsoft.web/staticsites`,
  ],
  [
    'Other',
    null,
    `marketplace/account; microsoft.saas/resources; microsoft.saas/saasresources;
    microsoft.solutions/applications`,
  ],
];
