// The thread that detects: one task, one answer.
import { parentPort, workerData } from 'node:worker_threads';
import { type DetectTask, detect } from './detect.ts';

parentPort?.postMessage(detect(workerData as DetectTask));
