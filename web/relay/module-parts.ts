// The parts of an answer that belong to a module. Relay reads such a part later, when the code that reads it has come, and
// forgets the errors of the answer by then: here they are kept with the part. The component that shows the part begins to
// load at the same time, so that nothing waits for it once its figures are there.
import { __internal, type Environment, type PayloadError, type RecordSource } from 'relay-runtime';
import { beginModule, type ModuleReference } from '../loaded-modules.ts';

interface Answer {
  data: object;
  errors?: readonly PayloadError[] | null;
}
interface ModulePart {
  dataID: string;
  data: object;
  /** From the root of the answer. */
  path: readonly (string | number)[];
}
interface Normalized {
  source: RecordSource;
  followupPayloads?: readonly ModulePart[] | null;
}
type Normalize = (
  answer: Answer,
  selector: unknown,
  typeName: string,
  options: { path?: ModulePart['path'] },
  useExecTimeResolvers: boolean,
) => Normalized;

const { normalizeResponse: normalize } = __internal as unknown as { normalizeResponse: Normalize };

/** A setting of the environment that its types do not have. */
export type NormalizingEnvironment = ConstructorParameters<typeof Environment>[0] & {
  normalizeResponse: Normalize;
};

/** What a record calls the components of its parts. */
const COMPONENT_KEY = '__module_component_';

/** Relay's own, with what belongs to modules. */
export function normalizeWithModules(): Normalize {
  const errorsOf = new WeakMap<object, readonly PayloadError[]>();
  return (answer, selector, typeName, options, useExecTimeResolvers) => {
    const errors = answer.errors ?? errorsOf.get(answer.data) ?? null;
    const whole = errors ? { ...answer, errors } : answer;
    const payload = normalize(whole, selector, typeName, options, useExecTimeResolvers);
    for (const { data, dataID, path } of payload.followupPayloads ?? []) {
      beginComponents(payload.source, dataID);
      const own = errorsBelow(errors ?? [], path.slice(options.path?.length ?? 0));
      if (own.length > 0) errorsOf.set(data, own);
    }
    return payload;
  };
}

function beginComponents(source: RecordSource, id: string): void {
  for (const [key, reference] of Object.entries(source.get(id) ?? {}))
    if (key.startsWith(COMPONENT_KEY)) beginModule(reference as ModuleReference);
}

/** Those of fields below a path, told from there. */
function errorsBelow(errors: readonly PayloadError[], path: ModulePart['path']): PayloadError[] {
  return errors.flatMap((error) => {
    const { path: whole = [] } = error as { path?: ModulePart['path'] };
    const isBelow = path.every((key, place) => whole[place] === key);
    return isBelow ? [{ ...error, path: whole.slice(path.length) }] : [];
  });
}
