import { parentPort } from 'node:worker_threads';
import { markdownTree } from '../../src/texts/markdown-tree';

/** Responds to each text with its tree. The first message is empty and means that the program is loaded. */
parentPort?.postMessage(undefined);
parentPort?.on('message', (text: string) => parentPort?.postMessage(markdownTree(text)));
