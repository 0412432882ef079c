// Asks for what widgets say.
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { Vendor } from '../../../../web/components/vendors/vendors.ts';
import type { TestGateway } from '../../product/gateway.ts';

/** A figure of the widget, and the same where it leads. */
export interface Pair {
  what: string;
  widget: number | string | null;
  behind: number | string | null;
}

/** Of whom, and the vendors of the company. */
export interface Asked {
  gateway: TestGateway;
  vendors: readonly Vendor[];
}

/** Fields of the viewer. */
export const asked = async <Answer>({ gateway }: Asked, fields: string): Promise<Answer> =>
  (await gateway.ask<{ viewer: Answer }>(`{ viewer { ${fields} } }`)).expectData().viewer;

/** A field of the content of a widget with these settings, as the graph writes them. */
export const contentOf = async <Content>(
  of: Asked,
  type: WidgetType,
  field: string,
  settings = '{}',
): Promise<Content> => {
  const { widgetContent } = await asked<{ widgetContent: Content }>(
    of,
    `widgetContent(type: ${type}, settings: ${settings}) { ${field} }`,
  );
  return widgetContent;
};
