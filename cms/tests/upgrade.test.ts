import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refuseNewerDatabase } from '../src/platform/database/database-release';
import { nairobiDay } from '../src/shared/nairobi';
import { bookingPapers } from '../starter/booking-papers';
import { type BootedCms, bootOn, type Store } from './support/boot-strapi';

const { knex } = createRequire(import.meta.url)('knex') as typeof import('knex');

/** They had measurements in two lists, each a label and a text; later ones have one record. */
const WITH_TWO_LISTS = ['1.0.0', '1.1.0'];

/** A height of such a list as it was printed, and of the record; both as somebody has changed them. */
const HEIGHTS = [
  { column: 'value', was: '6\'2" (188 cm)', is: '6\'3" (190 cm)' },
  { column: 'imperial', was: '6\'2"', is: '6\'3"' },
];

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

/** Databases that releases have left: `scripts/release-fixture.mjs` keeps one for each. */
const RELEASES = join(import.meta.dirname, 'releases');

/** What Strapi, and the tables of access that are applied at every boot, keep for themselves. */
const NOT_CONTENT = /^(strapi_|up_permissions|admin_permissions|site_notes$|sqlite_sequence$)/;

/** When nobody runs this test any more, in milliseconds since 1970. */
const FAR_OFF = Date.UTC(2100, 0, 1);

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

const isPostgres = (database: Knex) => database.client.config.client !== 'better-sqlite3';

async function tablesOf(database: Knex): Promise<string[]> {
  const names: { name: string }[] = isPostgres(database)
    ? await database('pg_tables').where({ schemaname: 'public' }).select({ name: 'tablename' })
    : await database('sqlite_master').where({ type: 'table' }).select('name');
  return names.map(({ name }) => name).sort();
}

/** A service that is not in the starter content. */
const OTHER_SERVICE = { name: 'Lookbook', unit: 'day' };

async function addService(database: Knex): Promise<void> {
  const table = 'components_rate_card_services';
  const [last = {}] = await database(table).orderBy('id', 'desc').limit(1);
  const known = Object.keys(last);
  const row = { ...last, id: Number(last.id) + 1, ...OTHER_SERVICE };
  await database(table).insert(
    Object.fromEntries(Object.entries(row).filter(([name]) => known.includes(name))),
  );
}

/** How the content manager stores its form for a type. */
const formOf = (database: Knex, uid: string) =>
  database('strapi_core_store_settings').where({
    key: `plugin_content_manager_configuration_content_types::${uid}`,
  });

async function labelsOf(database: Knex, uid: string) {
  const { metadatas } = JSON.parse((await formOf(database, uid).first('value')).value);
  return (name: string) => [metadatas[name].edit.label, metadatas[name].edit.description];
}

/** As an editor does in the panel. */
async function renameFieldInPanel(database: Knex): Promise<void> {
  const uid = 'api::project.project';
  const { value } = await formOf(database, uid).first('value');
  const form = JSON.parse(value);
  form.metadatas.volunteersCount.edit.label = 'Seats';
  await formOf(database, uid).update({ value: JSON.stringify(form) });
}

/** Every row of every table, in one order. */
async function rowsOf(database: Knex, tables: string[]): Promise<Rows> {
  const rows: Rows = {};
  for (const table of tables) {
    const found = await (isPostgres(database) ? postgresRows(database, table) : database(table).select());
    rows[table] = found.sort((a: Row, b: Row) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  return rows;
}

/** As PostgreSQL writes them: Strapi changes how its driver reads values, for every connection of the process. */
async function postgresRows(database: Knex, table: string): Promise<Row[]> {
  const { rows } = await database.raw('select to_jsonb(t)::text as row from ?? t', [table]);
  return rows.map(({ row }: { row: string }) => JSON.parse(row));
}

async function countsIn(database: Knex): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(database)) counts[table] = (await database(table).select()).length;
  return counts;
}

/** By today's clock it has been due since the release was made: it would sweep counters before they are compared. */
async function putOffDailyWork(database: Knex): Promise<void> {
  const table = 'scheduled_work';
  if (await database.schema.hasTable(table))
    await database(table).where('next_run', '>', 0).update({ next_run: FAR_OFF });
}

/** Texts of every kind of table: of items, their parts, files, visitors and accounts. */
const TEXTS: Record<string, string[]> = {
  milestones: ['title', 'description'],
  blog_posts: ['title', 'content', 'excerpt', 'tags'],
  messages: ['sender_name', 'sender_email', 'subject', 'message'],
  volunteers: ['name', 'email'],
  files: ['name', 'alternative_text'],
  settings: ['site_title'],
  components_initiative_programmes: ['title', 'description'],
  up_users: ['username', 'email'],
};

/** The same to a reader, other bytes to a machine. */
const inAnotherForm = (text: string) => text.replace(/\p{L}/u, '$&\u200b').normalize('NFD');

/** As texts come from a Mac, from a PDF and from an address book. */
async function writeInOtherForms(database: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(TEXTS)) {
    for (const row of await database(table).select()) {
      const texts = columns.filter((column) => row[column]);
      const changed = texts.map((column) => {
        const stored = typeof row[column] === 'string' ? row[column] : JSON.stringify(row[column]);
        return [column, inAnotherForm(column.includes('email') ? `<${stored.toUpperCase()}>` : stored)];
      });
      if (changed.length > 0) await database(table).where({ id: row.id }).update(Object.fromEntries(changed));
    }
  }
}

/** Starter texts of replies and quotes that the owner never changed become those of today. */
function withTodaysStarterTexts(rows: Rows): Rows {
  const texts = new Map(bookingPapers.answers.map(({ name, text }) => [name, text]));
  const { components_booking_answer_templates: answers, booking_papers: papers } = rows;
  return {
    ...rows,
    ...(answers && {
      components_booking_answer_templates: answers.map((row) => ({
        ...row,
        text: texts.get(String(row.name)),
      })),
    }),
    ...(papers && { booking_papers: papers.map((row) => ({ ...row, terms: bookingPapers.terms })) }),
  };
}

/** A field that an earlier release had: its column, with data, in the table and in what Strapi remembers of it. */
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

describe.each(readdirSync(RELEASES))('A database that release %s has left', (release) => {
  let cms: BootedCms;
  let before: Rows;
  let now: () => Promise<Rows>;

  beforeAll(async () => {
    // Those of whoever made it are not ours.
    vi.stubEnv('NEW_SECRETS', 'true');
    cms = await bootOn(async (store) => {
      await putRelease(store, release);
      const database = open(store);
      const table = 'components_person_measurements';
      for (const { column, was, is } of HEIGHTS) {
        if (!(await database.schema.hasColumn(table, column))) continue;
        expect(
          await database(table)
            .where({ [column]: was })
            .update({ [column]: is }),
        ).toBeGreaterThan(0);
      }
      await putOffDailyWork(database);
      const tables = (await tablesOf(database)).filter((name) => !NOT_CONTENT.test(name));
      await database('milestones').update({ title: 'Ngũgĩ’s École' });
      await addService(database);
      await renameFieldInPanel(database);
      before = withTodaysStarterTexts(await rowsOf(database, tables));
      await writeInOtherForms(database);
      // Pages that are kept elsewhere are made again.
      before.site_counters = before.site_counters?.map((row) =>
        row.name === 'content_version' ? { ...row, value: Number(row.value) + 1 } : row,
      ) as Row[];
      await addFormerField(database);
      await database.destroy();
    });
    vi.stubEnv('NEW_SECRETS', 'false');
    now = () => rowsOf(cms.strapi.db.connection, Object.keys(before));
  });
  afterAll(() => cms.stop());

  test('has every row that it had, with the same values, each text in its canonical form', async () => {
    const after = await now();
    expect(Object.values(before).flat().length).toBeGreaterThan(100);
    for (const [table, rows] of Object.entries(before)) {
      const columns = Object.keys(rows[0] ?? {});
      // Rows of some tables have a name and no id; later releases add rows.
      const keyOf = ({ id, name }: Row) => id ?? name;
      const keys = rows.map(keyOf);
      const same = (after[table] ?? [])
        .filter((row) => keys.includes(keyOf(row)))
        .map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
      expect({ table, rows: same }).toEqual({ table, rows });
    }
  });

  if (WITH_TWO_LISTS.includes(release)) {
    test('has both lists of measurements in one record, each with its values and its place', async () => {
      const { measuredOn, lines } = await cms.strapi.db
        .query('api::measurements.measurements')
        .findOne({ populate: { lines: true } });
      expect(measuredOn).toBeNull();
      expect(lines.map(({ label, imperial, metric }: Row) => [label, imperial, metric])).toEqual([
        ['Height', '6\'3"', '190 cm'],
        ['Height', '6\'2"', '188 cm'],
        ['Chest', '38"', '96 cm'],
        ['Chest', '38-40 inches', ''],
        ['Waist', '32"', '81 cm'],
        ['Waist', '30-32 inches', ''],
        ['Hips', '38"', '96 cm'],
        ['Shoe size', '10 US', '44 EU'],
        ['Hair', 'Black', ''],
        ['Eyes', 'Brown', ''],
      ]);
      const labelsOn = (place: string) =>
        lines.filter((line: Row) => line[place]).map(({ label, imperial }: Row) => `${label} ${imperial}`);
      expect(labelsOn('onBiography')).toEqual([
        'Height 6\'2"',
        'Chest 38-40 inches',
        'Waist 30-32 inches',
        'Shoe size 10 US',
      ]);
      expect(labelsOn('onRateCard')).toEqual([
        'Height 6\'3"',
        'Chest 38"',
        'Waist 32"',
        'Hips 38"',
        'Shoe size 10 US',
        'Hair Black',
        'Eyes Brown',
      ]);
      expect(labelsOn('onCompCard')).toEqual(labelsOn('onRateCard'));
    });
  }

  test('has services that say whether they have usage, as the starter content and their unit say', async () => {
    const services: Row[] = await cms.strapi.db
      .connection('components_rate_card_services')
      .orderBy('id')
      .select('name', 'unit', 'has_usage');
    const said = Object.fromEntries(services.map(({ name, has_usage: usage }) => [name, Boolean(usage)]));
    expect(said).toMatchObject({
      'Runway Model': false,
      'Runway Training': false,
      'Fashion Shoot': true,
      Judging: false,
      'Fashion Content Creation': true,
      [OTHER_SERVICE.name]: true,
    });
    expect(services.every(({ has_usage: usage }) => usage !== null)).toBe(true);
  });

  test('shows every post and every portfolio item with the date that it showed', async () => {
    const { connection } = cms.strapi.db;
    const posts: Row[] = await connection('blog_posts').whereNotNull('published_at');
    expect(posts.length).toBeGreaterThan(0);
    for (const post of posts)
      expect([post.first_published_at, post.list_date]).toEqual([post.created_at, post.created_at]);
    const items = await cms.strapi.db.query('api::portfolio-item.portfolio-item').findMany();
    expect(items.length).toBeGreaterThan(0);
    for (const { year, createdAt } of items)
      expect(year).toBe(Number(nairobiDay(Date.parse(createdAt)).slice(0, 4)));
  });

  test('keeps the data of a field that is no longer in the schema', async () => {
    const values = await cms.strapi.db.connection('milestones').distinct('former_field');
    expect(values).toEqual([{ former_field: 'kept' }]);
  });

  test('shows the labels and help of this release in the panel, and those that an editor has changed', async () => {
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

  test('changes no more at the next start', async () => {
    const state = async () => ({ content: await now(), counts: await countsIn(cms.strapi.db.connection) });
    const first = await state();
    cms = await cms.restart();
    expect(await state()).toEqual(first);
  });

  test('notes the release that has brought it up, and a program of an earlier one refuses it', async () => {
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
