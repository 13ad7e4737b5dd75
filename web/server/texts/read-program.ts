import { parentPort } from 'node:worker_threads';
import { markdownTree } from '../../src/texts/markdown-tree';

/** Answers each text with its tree; the first answer, to nothing, says that the program is loaded. */
parentPort?.postMessage(undefined);
parentPort?.on('message', (text: string) => parentPort?.postMessage(markdownTree(text)));
