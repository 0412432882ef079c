// Errors of fields in the part of an answer that belongs to a module. Relay reads that part later, when the module has
// come, and forgets the answer's errors by then: here they are kept with the part.
import { __internal, type Environment, type PayloadError } from 'relay-runtime';

interface Answer {
  data: object;
  errors?: readonly PayloadError[] | null;
}
interface ModulePart {
  data: object;
  /** From the root of the answer. */
  path: readonly (string | number)[];
}
interface Normalized {
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

/** Relay's own, with the errors of modules. */
export function normalizeWithModuleErrors(): Normalize {
  const errorsOf = new WeakMap<object, readonly PayloadError[]>();
  return (answer, selector, typeName, options, useExecTimeResolvers) => {
    const errors = answer.errors ?? errorsOf.get(answer.data) ?? null;
    const whole = errors ? { ...answer, errors } : answer;
    const payload = normalize(whole, selector, typeName, options, useExecTimeResolvers);
    for (const { data, path } of payload.followupPayloads ?? []) {
      const own = errorsBelow(errors ?? [], path.slice(options.path?.length ?? 0));
      if (own.length > 0) errorsOf.set(data, own);
    }
    return payload;
  };
}

/** Those of fields below a path, told from there. */
function errorsBelow(errors: readonly PayloadError[], path: ModulePart['path']): PayloadError[] {
  return errors.flatMap((error) => {
    const { path: whole = [] } = error as { path?: ModulePart['path'] };
    const isBelow = path.every((key, place) => whole[place] === key);
    return isBelow ? [{ ...error, path: whole.slice(path.length) }] : [];
  });
}
