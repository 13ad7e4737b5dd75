import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { CommandError } from '../../scripts/config/command-error.mjs';
import { runToEnd } from '../../scripts/run/child-processes.mjs';
import { timed } from '../../scripts/run/progress.mjs';

/** A line of a Dockerfile, with continued lines joined: `COPY`, `. .` */
export interface Instruction {
  word: string;
  rest: string;
}

/** @param text a Dockerfile without heredocs */
export const instructionsIn = (text: string): Instruction[] =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ word: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));

/** @returns a function: does `.dockerignore` exclude a path relative to its folder? */
export function ignoredBy(text: string) {
  const rules = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const glob = line.replace(/^!/, '').replace(/[.+]/g, '\\$&');
      const path = glob.replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]+' : '(.*/)?'));
      // A pattern also matches everything below a folder.
      return { keeps: line.startsWith('!'), pattern: new RegExp(`^${path}(/|$)`) };
    });
  return (path: string) => rules.findLast(({ pattern }) => pattern.test(path))?.keeps === false;
}

export interface Stage {
  /** Replaces `/`. */
  root: string;
  workdir: string;
  env: NodeJS.ProcessEnv;
  command: string[];
}

/** Steps that install packages of the image's Debian are skipped. */
const OF_THE_BASE_IMAGE = /^apt-get /;
const SHOWN = 60;
const OPTION = /^--(\w+)=?(\S*) /;

/**
 * Runs a Dockerfile in separate folders, without a container. `RUN` uses this machine's Node and shell. Files
 * copied from an earlier stage are moved, so that a stage cannot use the rest of it.
 *
 * @param context the folder of the Dockerfile and of `.dockerignore`
 * @param folder where the stages are made
 * @returns the last stage
 * @throws {CommandError} when a step fails, or is of an unsupported kind
 */
export async function buildStages(context: string, folder: string): Promise<Stage> {
  const read = (name: string) => readFileSync(join(context, name), 'utf8');
  const isIgnored = ignoredBy(read('.dockerignore'));
  const stages = new Map<string, Stage>();
  let stage: Stage = { root: '', workdir: '/', env: {}, command: [] };
  const inStage = (path: string, { root, workdir } = stage) =>
    path.startsWith('/') ? join(root, path) : join(root, workdir, path);

  const steps: Record<string, (rest: string) => void | Promise<void>> = {
    FROM: (rest) => {
      const [, name = 'last'] = rest.split(' AS ');
      stage = { root: mkdtempSync(join(folder, `${name}-`)), workdir: '/', env: {}, command: [] };
      stages.set(name, stage);
    },
    WORKDIR: (rest) => {
      stage.workdir = rest;
      mkdirSync(inStage('.'), { recursive: true });
    },
    ENV: (rest) => {
      for (const pair of rest.split(' ')) stage.env[pair.split('=')[0] ?? ''] = pair.split('=')[1];
    },
    CMD: (rest) => {
      stage.command = JSON.parse(rest);
    },
    COPY: (rest) => {
      const { options, words } = optionsAndWords(rest);
      const to = words.pop() ?? '';
      const from = stages.get(options.from ?? '');
      for (const path of words) {
        const copy = to.endsWith('/') ? inStage(join(to, basename(path))) : inStage(to);
        mkdirSync(dirname(copy), { recursive: true });
        if (from) renameSync(inStage(path, from), copy);
        else
          cpSync(join(context, path), copy, {
            recursive: true,
            filter: (file) => !isIgnored(relative(context, file)),
          });
      }
    },
    RUN: async (rest) => {
      const command = optionsAndWords(rest).words.join(' ');
      if (OF_THE_BASE_IMAGE.test(command)) return console.log(`NOT RUN, Debian's own: ${command}`);
      const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
      const env = { ...process.env, npm_execpath: '', ...stage.env, PATH };
      const { code, output } = await timed(`RUN ${command.slice(0, SHOWN)}`, () =>
        runToEnd('sh', ['-c', command], { cwd: inStage('.'), env }),
      );
      if (code !== 0)
        throw new CommandError(`A step of the Dockerfile failed: ${command}`, { detail: output });
    },
    // Irrelevant without a container.
    USER: () => {},
    EXPOSE: () => {},
    VOLUME: () => {},
  };
  for (const { word, rest } of instructionsIn(read('Dockerfile'))) {
    const step = steps[word];
    if (!step) throw new CommandError(`The Dockerfile says ${word}, which is not understood here: add it.`);
    await step(rest);
  }
  for (const each of stages.values()) if (each !== stage) rmSync(each.root, { recursive: true, force: true });
  return stage;
}

function optionsAndWords(rest: string) {
  const options: Record<string, string> = {};
  let left = rest;
  for (let match = OPTION.exec(left); match; match = OPTION.exec(left)) {
    options[match[1] ?? ''] = match[2] ?? '';
    left = left.slice(match[0].length);
  }
  return { options, words: left.split(/\s+/) };
}
