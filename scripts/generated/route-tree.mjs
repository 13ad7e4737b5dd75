// @ts-check
// Run it in the folder of a front end. Vite's route plugin writes the route tree when the configuration is
// resolved, with the options from that front end's vite.config.ts.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
/** @type {typeof import('vite')} */
const { resolveConfig } = await import(pathToFileURL(resolve('vite')).href);
await resolveConfig({ root: process.cwd() }, 'build');
