import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { runOnMachine } from '../../platform/command';

/** Writes the sorted GraphQL schema to the file named by the first argument. */
runOnMachine(() => {
  const [, , file] = process.argv;
  if (!file)
    throw new Error('Name the file to write: node dist/src/http/graphql/print-schema.js schema.graphql');
  return async (strapi) => {
    const schema = strapi.plugin('graphql').service('content-api').buildSchema();
    writeFileSync(file, `${printSchema(lexicographicSortSchema(schema))}\n`);
    return undefined;
  };
});
