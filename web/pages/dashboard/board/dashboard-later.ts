// Code that a dashboard needs once something is done with it: fetched when its first view has come to rest.
import { lazy, useEffect } from 'react';
import { atNextRest } from '../../../settled.ts';

const dialogs = () => import('./DashboardDialogs.tsx');
const drawers = () => import('../settings/WidgetDrawers.tsx');
const editTools = () => import('../editing/EditTools.tsx');
const fullScreen = () => import('../menu/FullScreen.tsx');
const unsavedWidget = () => import('../grid/UnsavedWidget.tsx');

export const LaterDialogs = lazy(async () => ({ default: (await dialogs()).DashboardDialogs }));
export const LaterDrawers = lazy(async () => ({ default: (await drawers()).WidgetDrawers }));
export const LaterEditTools = lazy(async () => ({ default: (await editTools()).EditTools }));
export const LaterFullScreen = lazy(async () => ({ default: (await fullScreen()).FullScreen }));
export const LaterUnsavedWidget = lazy(async () => ({ default: (await unsavedWidget()).UnsavedWidget }));

export function useDashboardLater(): void {
  useEffect(
    () =>
      atNextRest(() => {
        // What fails now is asked for again where it is needed.
        for (const load of [dialogs, drawers, editTools, fullScreen, unsavedWidget])
          load().catch(() => undefined);
      }),
    [],
  );
}
