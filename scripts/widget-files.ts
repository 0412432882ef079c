// Files that follow from the table of widgets: the types of the graph, and what the web loads to draw a kind.
import type { WidgetTraits } from '../lib/catalogue/widget-traits.ts';
import { DASHBOARD_TEMPLATES, DEFAULT_TEMPLATES } from '../lib/widgets/templates.ts';
import { contentTypeOf, WIDGET_TYPES, WIDGETS, type WidgetKind } from '../lib/widgets/widget-types.ts';

const BY = 'Written from lib/catalogue/widgets.ts by `npm run graph`; never edited by hand.';

/** Of new dashboards. */
export const FIRST_KINDS: readonly WidgetKind[] = [
  ...new Set(
    DEFAULT_TEMPLATES.flatMap((name) => DASHBOARD_TEMPLATES[name].widgets).map(
      ({ type }) => WIDGETS[type].kind,
    ),
  ),
];

const KINDS = [...new Set(WIDGET_TYPES.map((type) => WIDGETS[type].kind))];

/** SDL: the enumeration of types, and the content of each kind. */
export function widgetContentsSdl(): string {
  const types = WIDGET_TYPES.map((type) => `  "${WIDGETS[type].about}"\n  ${type}`);
  return `# ${BY}

"A type of widget."
enum WidgetType {
${types.join('\n')}
}

"""
What a widget shows: it follows from the id alone, which holds the type and the settings. Its figures stand in a field of
the concrete type, called as the field of the viewer that answers the same: fields of one name and different types could
not be asked for in one request.
"""
interface WidgetContent implements Node {
${COMMON}
}
${KINDS.map(contentSdl).join('')}`;
}

const COMMON = `  "Global id; widgets of equal settings have the same."
  id: ID!
  "The settings after the dashboard's scope."
  settings: WidgetSettings!`;

function contentSdl(kind: WidgetKind): string {
  const types = WIDGET_TYPES.filter((each) => WIDGETS[each].kind === kind);
  const [type] = types;
  if (!type) throw new Error('a kind without a type');
  const { about, figures, figuresAbout = about, menu = 'DASHBOARD' }: WidgetTraits = WIDGETS[type];
  return `
"Of ${types.join(', ')}."
type ${contentTypeOf(type)} implements Node & WidgetContent {
${COMMON}
  "${figuresAbout}"
  ${figures} @menu(code: ${menu}, needs: VIEW)
}
`;
}

/** A module of the web: the fragment of all kinds, each read by the module of its own, and the modules themselves. */
export function widgetKindsModule(): string {
  const names = KINDS.map(namesOf);
  const spreads = names.map(({ fragment, module }) => `    ...${fragment} @module(name: "${module}")`);
  const loads = names.map(
    ({ kind, fragment, module }) => `  ${kind}: () => [
    import('./${module}.tsx'),
    import('../../../__generated__/${fragment}$normalization.graphql.ts'),
  ],`,
  );
  return `// ${BY}
import { graphql } from 'react-relay';
import type { WidgetKind } from '../../../../lib/widgets/widget-types.ts';

/** The figures of a widget of any kind: its code and its part of the answer's form are loaded where one is shown. */
export const widgetKinds = graphql\`
  fragment widgetKinds_content on WidgetContent @refetchable(queryName: "widgetKindsRefetchQuery") {
${spreads.join('\n')}
  }
\`;

/** Fetches what draws a kind. */
export const KIND_MODULES: Readonly<Record<WidgetKind, () => Promise<unknown>[]>> = {
${loads.join('\n')}
};

/** Fetches what draws a new dashboard; what fails is asked for again where a widget needs it. */
export async function loadFirstKinds(): Promise<void> {
  const kinds: WidgetKind[] = [
${FIRST_KINDS.map((kind) => `    '${kind}',`).join('\n')}
  ];
  await Promise.allSettled(kinds.flatMap((kind) => KIND_MODULES[kind]()));
}
`;
}

/** Modules of a kind in web/: what draws it, and how its part of an answer is read. */
export function widgetModules(kind: string): string[] {
  const { fragment, module } = namesOf(kind);
  return [`pages/dashboard/widgets/${module}.tsx`, `__generated__/${fragment}$normalization.graphql.ts`];
}

function namesOf<Kind extends string>(kind: Kind) {
  const component = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Widget`;
  const folder = kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { kind, fragment: `${component}_content`, module: `${folder}/${component}` };
}
