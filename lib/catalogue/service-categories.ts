// The service categories of FOCUS: what products of different vendors can be put together by (D-12).

export const SERVICE_CATEGORIES = [
  'AI and Machine Learning',
  'Analytics',
  'Business Applications',
  'Compute',
  'Databases',
  'Developer Tools',
  'Identity',
  'Integration',
  'Internet of Things',
  'Management and Governance',
  'Media',
  'Migration',
  'Mobile',
  'Multicloud',
  'Networking',
  'Security',
  'Storage',
  'Web',
  'Other',
] as const;
