// The service categories of FOCUS for the services of Azure: its meter categories, and the names of its catalogue.
// The table is made of the mapping files of finopsfoundation/focus_converters and of microsoft/finops-toolkit (both MIT).
import type { CategoryTable } from './category-table.ts';

export const AZURE_SERVICE_NAMES: CategoryTable = [
  [
    'AI and Machine Learning',
    'AI Platforms',
    `azure ai foundry; azure ai services; azure ai video indexer; azure applied ai services;
    cognitive services; foundry tools; intelligent recommendations; microsoft autonomous systems;
    microsoft syntex`,
  ],
  ['AI and Machine Learning', 'Bots', 'azure ai bot service; azure bot service; health bot'],
  ['AI and Machine Learning', 'Generative AI', 'azure openai; foundry models'],
  [
    'AI and Machine Learning',
    'Machine Learning',
    'azure machine learning; machine learning; machine learning service; machine learning studio',
  ],
  [
    'Analytics',
    'Analytics Platforms',
    `azure analysis services; azure data explorer; azure data manager for energy; azure databricks;
    azure health data services; azure modeling and simulation workbench; azure synapse analytics;
    data lake analytics; hdinsight; microsoft fabric; microsoft premonition; microsoft.fabric`,
  ],
  ['Analytics', 'Business Intelligence', 'azure managed grafana; power bi; power bi embedded'],
  [
    'Analytics',
    'Data Processing',
    `azure data factory; azure data factory v2; azure data lake analytics; data catalog;
    microsoft genomics`,
  ],
  ['Analytics', 'Search', 'azure ai search; azure cognitive search; microsoft bing; search'],
  ['Analytics', 'Streaming Analytics', 'azure stream analytics; stream analytics'],
  ['Business Applications', null, 'community training'],
  [
    'Business Applications',
    'Productivity and Collaboration',
    `azure communication services; dynamics 365; email; microsoft 365; microsoft edge enterprise;
    microsoft teams; office 365; phone numbers; power apps; power automate; power platforms; sms; voice`,
  ],
  ['Compute', null, 'azure savings plan for compute'],
  [
    'Compute',
    'Containers',
    `azure container apps; azure container instances; azure container registry; azure container service;
    azure kubernetes service; azure red hat openshift; container instances; container registry;
    kubernetes service`,
  ],
  [
    'Compute',
    'End User Computing',
    `azure virtual desktop; citrix virtual app essentials; citrix virtual desktop essentials;
    microsoft dev box; windows 365; windows virtual desktop`,
  ],
  ['Compute', 'Quantum Compute', 'azure quantum'],
  ['Compute', 'Serverless Compute', 'azure functions; batch; functions'],
  [
    'Compute',
    'Virtual Machines',
    `azure compute fleet; azure dedicated host; azure operator nexus; azure vmware solution;
    baremetal infrastructure; cloud services; sap on azure; specialized compute;
    virtual machine scale sets; virtual machines; virtual machines licenses`,
  ],
  ['Databases', 'Caching', 'azure cache for redis; azure managed redis; redis cache'],
  ['Databases', 'Data Warehouses', 'sql data warehouse'],
  ['Databases', 'Ledger Databases', 'azure confidential ledger'],
  ['Databases', 'NoSQL Databases', 'azure cosmos db; cosmos db'],
  [
    'Databases',
    'Relational Databases',
    `azure arc enabled databases; azure database for mariadb; azure database for mysql;
    azure database for postgresql; azure db for mariadb; azure db for mysql; azure db for postgresql;
    azure sql database; sql database; sql managed instance; sql server stretch database`,
  ],
  ['Developer Tools', null, 'app configuration; azure app configuration; azure lab services'],
  ['Developer Tools', 'Continuous Integration and Deployment', 'managed devops pools; trusted signing'],
  [
    'Developer Tools',
    'Developer Platforms',
    'app center; azure devops; github; github enterprise cloud; visual studio; visual studio subscription',
  ],
  [
    'Developer Tools',
    'Quality Assurance',
    `app testing; azure load testing; microsoft playwright testing; playwright testing;
    test base for microsoft 365`,
  ],
  [
    'Identity',
    'Identity and Access Management',
    `azure active directory; azure active directory b2c; azure active directory domain services;
    azure active directory for external identities; microsoft entra domain services;
    microsoft entra external identities; microsoft entra id; microsoft entra verified id`,
  ],
  [
    'Integration',
    'API Management',
    'api center; api management; microsoft graph; microsoft graph data connect',
  ],
  [
    'Integration',
    'Messaging',
    `azure communitcations gateway; azure relay; azure signalr service; event grid; event hubs;
    notification hubs; service bus; signalr; web pubsub`,
  ],
  ['Integration', 'Workflow Orchestration', 'logic apps'],
  ['Internet of Things', 'IoT Analytics', 'azure digital twins; azure farmbeats; azure time series insights'],
  [
    'Internet of Things',
    'IoT Platforms',
    `azure iot central; azure iot hub; azure iot operations; azure sphere; digital twins; iot central;
    iot hub; microsoft defender for iot; windows for iot`,
  ],
  [
    'Management and Governance',
    null,
    'automation; azure arc; azure automation; azure policy; azure update manager; scheduler',
  ],
  ['Management and Governance', 'Cost Management', 'azure reservations'],
  ['Management and Governance', 'Data Governance', 'azure purview; microsoft purview'],
  [
    'Management and Governance',
    'Disaster Recovery',
    'azure chaos studio; azure site recovery; site recovery',
  ],
  ['Management and Governance', 'Endpoint Management', 'microsoft defender for endpoint'],
  [
    'Management and Governance',
    'Observability',
    'application insights; azure grafana service; azure monitor; insight and analytics; log analytics',
  ],
  ['Management and Governance', 'Support', 'azure support; support'],
  ['Media', 'Gaming', 'azure playfab'],
  ['Media', 'Media Streaming', 'azure media services; azure video indexer; media services'],
  ['Media', 'Mixed Reality', 'object anchors; remote rendering; spatial anchors'],
  [
    'Migration',
    'Data Migration',
    `azure data box; azure data share; azure database migration service; azure file sync;
    azure import/export; data box; import/export`,
  ],
  ['Migration', 'Resource Migration', 'azure migrate'],
  ['Multicloud', 'Multicloud Integration', 'azure stack edge; azure stack hci'],
  [
    'Networking',
    'Application Networking',
    'application gateway; application gateway for containers; load balancer; nginx plus',
  ],
  [
    'Networking',
    'Content Delivery',
    'azure cdn; azure front door; azure front door service; content delivery network',
  ],
  [
    'Networking',
    'Network Connectivity',
    `azure internet analyzer; azure nat gateway; azure orbital; azure peering service;
    azure private 5g core; azure private link; bandwidth; expressroute; inter-region;
    rtn preference: mgn; virtual wan; vpn gateway`,
  ],
  [
    'Networking',
    'Network Infrastructure',
    `azure bastion; azure network function manager; azure virtual network manager; ip addresses;
    nat gateway; network watcher; public ip addresses; virtual network`,
  ],
  ['Networking', 'Network Routing', 'azure dns; azure expressroute; azure route server; traffic manager'],
  [
    'Networking',
    'Network Security',
    `azure ddos protection; azure firewall; azure firewall manager; ddos protection;
    web application firewall`,
  ],
  ['Security', 'Secret Management', 'azure dedicated hsm; key vault'],
  [
    'Security',
    'Security Posture Management',
    `advanced threat protection; microsoft copilot for security; microsoft defender for cloud;
    security center`,
  ],
  [
    'Security',
    'Threat Detection and Response',
    'azure sentinel; dynamics 365 fraud protection; microsoft sentinel; sentinel',
  ],
  ['Storage', 'Backup Storage', 'azure backup; backup'],
  ['Storage', 'Block Storage', 'azure elastic san'],
  [
    'Storage',
    'Storage Platforms',
    `azure data lake storage; azure data lake store; azure hpc cache; azure managed lustre;
    azure netapp files; azure storage; azure storsimple; storage; storage accounts; storsimple`,
  ],
  ['Web', null, 'azure fluid relay; azure maps'],
  [
    'Web',
    'Application Platforms',
    'app service; azure app service; azure spring apps; azure spring cloud; azure static web apps',
  ],
  ['Other', null, 'azure managed applications; azure marketplace'],
];
