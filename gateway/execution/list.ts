// Lists of the answer: item by item, or as they are where every item is a leaf in its serialized form.
import { type FieldNode, GraphQLError } from 'graphql';
import { nullOrThrow } from './field-error.ts';
import type { Leaf } from './leaf.ts';
import { type Complete, isPromise, type Path, type Run } from './run.ts';

interface ListPlace {
  nodes: readonly FieldNode[];
  parentType: { name: string };
  fieldName: string;
}

/** Columns of figures: nothing is copied, and one that holds anything else is completed item by item. */
export function completeLeafList({ isSerialized }: Leaf, isNullable: boolean, general: Complete): Complete {
  return (run, value, prev, key) => {
    if (!Array.isArray(value)) return general(run, value, prev, key);
    for (const item of value) {
      if (isSerialized(item) || (item === null && isNullable)) continue;
      return general(run, value, prev, key);
    }
    return value;
  };
}

export function completeList(complete: Complete, isNullable: boolean, place: ListPlace): Complete {
  const at = { nodes: place.nodes, isNullable };

  const completeItem = (run: Run, item: unknown, path: Path, index: number): unknown => {
    try {
      const completed = isPromise(item)
        ? item.then((value) => complete(run, value, path, index))
        : complete(run, item, path, index);
      if (!isPromise(completed)) return completed;
      return completed.then(undefined, (raw: unknown) => nullOrThrow(run, raw, at, path, index));
    } catch (raw) {
      return nullOrThrow(run, raw, at, path, index);
    }
  };

  return (run, value, prev, key) => {
    const items = itemsOf(value, place);
    const path = { prev, key, typename: place.parentType.name };
    const completed = new Array<unknown>(items.length);
    let isWaiting = false;
    try {
      for (let index = 0; index < items.length; index++) {
        const item = completeItem(run, items[index], path, index);
        if (isPromise(item)) isWaiting = true;
        completed[index] = item;
      }
    } catch (error) {
      // Those that go on end before the error is passed up, and none of theirs is lost.
      if (isWaiting) return Promise.all(completed).finally(() => Promise.reject(error));
      throw error;
    }
    return isWaiting ? Promise.all(completed) : completed;
  };
}

function itemsOf(value: unknown, { parentType, fieldName }: ListPlace): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null && Symbol.iterator in value) {
    return Array.from(value as Iterable<unknown>);
  }
  throw new GraphQLError(
    `Expected Iterable, but did not find one for field "${parentType.name}.${fieldName}".`,
  );
}
