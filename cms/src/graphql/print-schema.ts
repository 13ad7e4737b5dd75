import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { bootFromMachine } from '../boot-from-machine';

/** Writes the GraphQL schema, sorted, to the file named as the first argument. */
async function writeSchema(file: string): Promise<void> {
  const strapi = await bootFromMachine();
  const schema = strapi.plugin('graphql').service('content-api').buildSchema();
  writeFileSync(file, `${printSchema(lexicographicSortSchema(schema))}\n`);
  await strapi.destroy();
}

const [, , file] = process.argv;
if (!file) throw new Error('Name the file to write: node dist/src/graphql/print-schema.js schema.graphql');
writeSchema(file).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
