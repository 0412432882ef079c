// Code that a dashboard needs once something is done with it: fetched when its first view has come to rest.
import { useEffect } from 'react';
import { beginModule } from '../../../loaded-modules.ts';
import { atNextRest } from '../../../settled.ts';

export const loadDialogs = async () => (await import('./DashboardDialogs.tsx')).DashboardDialogs;
export const loadDrawers = async () => (await import('../settings/WidgetDrawers.tsx')).WidgetDrawers;
export const loadEditTools = async () => (await import('../editing/EditTools.tsx')).EditTools;
export const loadFullScreen = async () => (await import('../menu/FullScreen.tsx')).FullScreen;
export const loadUnsavedWidget = async () => (await import('../grid/UnsavedWidget.tsx')).UnsavedWidget;

export function useDashboardLater(): void {
  useEffect(
    () =>
      atNextRest(() => {
        // What fails now is asked for again where it is needed.
        for (const load of [loadDialogs, loadDrawers, loadEditTools, loadFullScreen, loadUnsavedWidget])
          beginModule(load);
      }),
    [],
  );
}
