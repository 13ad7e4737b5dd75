import { fileURLToPath } from 'node:url';
import { createServer } from './create-server';
import { drawApart } from './drawing/draw-apart';
import { readEnvironment } from './environment';
import { readTrustedDocuments } from './graphql/trusted-documents';
import { ClientAssets } from './pages/client-assets';
import { staticFiles } from './static-files';
import { stopCleanly } from './stop-cleanly';
import { TextReader } from './texts/text-reader';

/** This file is built into `web/dist/server`. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));
const adminDir = fileURLToPath(new URL('../../../admin-ui/dist', import.meta.url));

const programAt = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const draw = (args: string[], sent: Buffer | string | undefined) =>
  drawApart(programAt('./draw.js'), args, sent);

async function start() {
  const environment = readEnvironment(process.env);
  const assets = ClientAssets.read(clientDir);
  const operations = readTrustedDocuments(clientDir);
  const texts = new TextReader(programAt('./read-text.js'));
  const server = await createServer({
    environment,
    development: false,
    source: {
      load: () => import('../src/app/entry-server'),
      assetsOf: (routeIds) => assets.of(routeIds),
      scriptSource: assets.startScript.source,
      operations: async () => operations,
      keepsPages: true,
    },
    drawPreview: (subject, photograph) => draw(['preview', JSON.stringify(subject)], photograph),
    drawQuote: (order) => draw(['quote'], JSON.stringify(order)),
    readText: (text) => texts.read(text),
    drawCard: (order) => draw(['card'], JSON.stringify(order)),
    files: (instance) => staticFiles(instance, { clientDir, adminDir, publicUrl: environment.publicUrl }),
  });
  stopCleanly(server, environment.drainMs);
  await server.listen({ host: environment.host, port: environment.port });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
