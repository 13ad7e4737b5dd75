import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refuseNewerDatabase } from '../src/platform/database/database-release';
import { type BootedCms, bootOn, type Store } from './support/boot-strapi';
import { countsIn, type Row, type Rows, rowsOf, tablesOf } from './support/table-rows';

const { knex } = createRequire(import.meta.url)('knex') as typeof import('knex');

/** Databases of earlier releases, which `tools/release-fixture.mjs` stores. */
const RELEASES = join(import.meta.dirname, 'releases');

/** Tables that Strapi, the permission tables or jobs rewrite at every boot. */
const NOT_CONTENT =
  /^(strapi_|up_permissions|admin_permissions|site_notes$|scheduled_work$|sqlite_sequence$)/;

/** Longer than the tests take. A daily job that is put off by more than a day counts as overdue. */
const PUT_OFF_MS = 12 * 3_600_000;

const open = ({ dataDir, database }: Store): Knex =>
  database
    ? knex({ client: 'pg', connection: database.url })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: join(dataDir, 'database.sqlite') },
        useNullAsDefault: true,
      });

async function putRelease(store: Store, release: string): Promise<void> {
  const read = (name: string) => gunzipSync(readFileSync(join(RELEASES, release, name)));
  if (!store.database)
    return writeFileSync(join(store.dataDir, 'database.sqlite'), read('database.sqlite.gz'));
  const database = open(store);
  await database.raw(read('database.sql.gz').toString());
  await database.destroy();
}

/** Selects the stored form of a type in the content manager. */
const formOf = (database: Knex, uid: string) =>
  database('strapi_core_store_settings').where({
    key: `plugin_content_manager_configuration_content_types::${uid}`,
  });

async function labelsOf(database: Knex, uid: string) {
  const { metadatas } = JSON.parse((await formOf(database, uid).first('value')).value);
  return (name: string) => [metadatas[name].edit.label, metadatas[name].edit.description];
}

/** Renames a field like an editor in the panel. */
async function renameFieldInPanel(database: Knex): Promise<void> {
  const uid = 'api::project.project';
  const { value } = await formOf(database, uid).first('value');
  const form = JSON.parse(value);
  form.metadatas.volunteersCount.edit.label = 'Seats';
  await formOf(database, uid).update({ value: JSON.stringify(form) });
}

/** The jobs of an old release are overdue and would delete counters before they are compared. */
async function putOffDailyWork(database: Knex): Promise<void> {
  const table = 'scheduled_work';
  if (await database.schema.hasTable(table))
    await database(table)
      .where('next_run', '>', 0)
      .update({ next_run: Date.now() + PUT_OFF_MS });
}

/** Adds a field of an earlier release: a column with data, and Strapi's stored schema. */
async function addFormerField(database: Knex): Promise<void> {
  await database.schema.alterTable('milestones', (table) => table.string('former_field'));
  await database('milestones').update({ former_field: 'kept' });
  const { id, schema } = await database('strapi_database_schema').first('id', 'schema');
  const known = typeof schema === 'string' ? JSON.parse(schema) : schema;
  const milestones = known.tables.find(({ name }: { name: string }) => name === 'milestones');
  milestones.columns.push({
    name: 'former_field',
    type: 'string',
    args: [],
    defaultTo: null,
    notNullable: false,
  });
  const changed = { schema: JSON.stringify(known), hash: 'of another schema' };
  await database('strapi_database_schema').where({ id }).update(changed);
}

describe.each(readdirSync(RELEASES))('A database of release %s', (release) => {
  let cms: BootedCms;
  let before: Rows;
  let now: () => Promise<Rows>;

  beforeAll(async () => {
    // The database was created with other secrets.
    vi.stubEnv('NEW_SECRETS', 'true');
    cms = await bootOn(async (store) => {
      await putRelease(store, release);
      const database = open(store);
      await putOffDailyWork(database);
      const tables = (await tablesOf(database)).filter((name) => !NOT_CONTENT.test(name));
      await database('milestones').update({ title: 'Ngũgĩ’s École' });
      await renameFieldInPanel(database);
      before = await rowsOf(database, tables);
      await addFormerField(database);
      await database.destroy();
    });
    vi.stubEnv('NEW_SECRETS', 'false');
    now = () => rowsOf(cms.strapi.db.connection, Object.keys(before));
  });
  afterAll(() => cms.stop());

  test('keeps every row with the same values', async () => {
    const after = await now();
    expect(Object.values(before).flat().length).toBeGreaterThan(100);
    for (const [table, rows] of Object.entries(before)) {
      const columns = Object.keys(rows[0] ?? {});
      // Rows of some tables have a name instead of an id; later releases add rows.
      const keyOf = ({ id, name }: Row) => id ?? name;
      const keys = rows.map(keyOf);
      const same = (after[table] ?? [])
        .filter((row) => keys.includes(keyOf(row)))
        .map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
      expect({ table, rows: same }).toEqual({ table, rows });
    }
  });

  test('keeps the data of a field that is no longer in the schema', async () => {
    const values = await cms.strapi.db.connection('milestones').distinct('former_field');
    expect(values).toEqual([{ former_field: 'kept' }]);
  });

  test('shows the labels and help of this release in the panel, except those changed by an editor', async () => {
    const { connection } = cms.strapi.db;
    const project = await labelsOf(connection, 'api::project.project');
    expect(project('volunteersCount')).toEqual(['Seats', '']);
    expect(project('location')).toEqual(['Location', '']);
    expect(project('acceptsVolunteers')).toEqual([
      'Accepts volunteers',
      'If on, visitors can choose this project in the volunteer form',
    ]);
    const settings = await labelsOf(connection, 'api::settings.settings');
    expect(settings('enableBlog')).toEqual(['Blog', 'If off, the blog is hidden']);
  });

  test('does not change again at the next start', async () => {
    const state = async () => {
      // Jobs note their runs in this table.
      const { scheduled_work: _, ...counts } = await countsIn(cms.strapi.db.connection);
      return { content: await now(), counts };
    };
    const first = await state();
    cms = await cms.restart();
    expect(await state()).toEqual(first);
  });

  test('stores the release that upgraded it, and refuses an earlier one', async () => {
    const note = () => cms.strapi.db.connection('site_notes').where({ name: 'release' });
    const { value } = await note().first('value');
    expect(value).toBe(cms.strapi.config.get('info.version'));
    await note().update({ value: '999.0.0' });
    await expect(refuseNewerDatabase(cms.strapi)).rejects.toThrow(
      `DATABASE_TOO_NEW: Version 999.0.0 of the site has changed this database, and this is version ${value}.`,
    );
    await note().update({ value });
    await refuseNewerDatabase(cms.strapi);
  });
});
