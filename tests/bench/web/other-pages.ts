// Two pages that the dashboard is measured beside. Both are one document without any library, and write what comes as text.
import { ONE_WIDGET, twelveWidgets } from '../twelve-widgets.ts';

const TYPES = twelveWidgets().map(({ type }) => type);
const [FIELDS = ''] = /\{\s*\.\.\.[\s\S]*\}(?=\s*\}\s*\}$)/.exec(ONE_WIDGET) ?? [];

/** All widgets by one request, as the gateway sees them in a dashboard. */
const ALL_WIDGETS = `{ viewer { ${TYPES.map((type) => `${type}: widgetContent(type: ${type}, settings: {}) ${FIELDS}`).join(' ')} } }`;

/** Writes answers into one block a panel, and notes the marks that are read of the dashboard, too. */
function pageWith(asking: string): string {
  return `<!doctype html><title>by hand</title><main></main><script type="module">
    window.marks = {};
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const ask = async (query, variables) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query, variables });
      const { data, errors } = await (await fetch('/graphql', { method: 'POST', headers, body })).json();
      if (errors) throw new Error(JSON.stringify(errors));
      return data.viewer;
    };
    const show = async (content) => {
      document.querySelector('main').append(Object.assign(document.createElement('section'), { textContent: JSON.stringify(content) }));
      await painted();
      window.marks.useful ??= performance.now();
    };
    ${asking}
    await painted();
    window.marks.done = performance.now();
  </script>`;
}

/** One request for all panels. */
export const HAND_WRITTEN = pageWith(
  `await Promise.all(Object.values(await ask(${JSON.stringify(ALL_WIDGETS)})).map(show));`,
);

/** As dashboards of metrics do: a request a panel, all at once. */
export const REQUEST_A_PANEL = pageWith(
  `await Promise.all(${JSON.stringify(TYPES)}.map(async (type) => show((await ask(${JSON.stringify(ONE_WIDGET)}, { type })).widgetContent)));`,
);
