// The enums of the graph whose values are cost fields, as SDL made of the table of fields.
import { costField, FILTERS, SEARCHED, VIEW_BYS } from '../../lib/catalogue/derived/cost-field-lists.ts';
import {
  GRAPH_FILTERS,
  GRAPH_SEARCHES,
  GRAPH_VIEW_BYS,
} from '../../lib/catalogue/derived/cost-field-words.ts';

interface EnumValue {
  name: string;
  description: string;
}

export function costFieldEnums(): string {
  const viewBys = VIEW_BYS.map((id) => ({
    name: GRAPH_VIEW_BYS.wordOf(id),
    description: costField(id).description,
  }));
  const filters = FILTERS.map((id) => {
    const { description, filterDescription = description } = costField(id);
    return { name: GRAPH_FILTERS.wordOf(id), description: filterDescription };
  });
  const searches = SEARCHED.map((id) => ({
    name: GRAPH_SEARCHES.wordOf(id),
    description: costField(id).description,
  }));
  return [
    enumOf('ViewBy', 'What cost is split by.', viewBys),
    enumOf('FilterField', 'A field to filter by.', filters),
    enumOf(
      'CostItemSearch',
      'Where a search of the item table looks: in a field that the table is not split by, nothing is found.',
      [{ name: 'ALL', description: 'In all that the table is split by.' }, ...searches],
    ),
  ].join('\n');
}

function enumOf(name: string, description: string, values: readonly EnumValue[]): string {
  const lines = values.map((value) => `  ${JSON.stringify(value.description)}\n  ${value.name}`);
  return `${JSON.stringify(description)}\nenum ${name} {\n${lines.join('\n')}\n}\n`;
}
