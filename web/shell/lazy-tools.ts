// The controls of the frame, fetched beside the first query: a page draws its figures without waiting for menus.
import { lazy } from 'react';

const header = import('./HeaderTools.tsx');
const tools = import('./ShellTools.tsx');
// Who needs them is told; a rejection that no code waits for yet is no fault of its own.
for (const chunk of [header, tools]) chunk.catch(() => undefined);

export const LazyHeaderTools = lazy(async () => ({ default: (await header).HeaderTools }));
export const LazyShellTools = lazy(async () => ({ default: (await tools).ShellTools }));
