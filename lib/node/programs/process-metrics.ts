// Figures about the Node process itself for Prometheus: memory, processor, event loop, garbage collection.
import { collectDefaultMetrics, Registry } from 'prom-client';

let ofProcess: Registry | undefined;

/**
 * Adds them to a registry. They are measured once a process, however many programs live in it: what measures the event
 * loop wakes it a hundred times a second and never ends. Delays count from the last time that any registry was read.
 */
export function addProcessMetrics(registry: Registry): void {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  for (const { name } of ofProcess.getMetricsAsArray()) {
    const metric = ofProcess.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
}
