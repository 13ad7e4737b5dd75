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
import { countsIn, type Row, type Rows, rowsOf, tablesOf } from './support/table-rows';

const { knex } = createRequire(import.meta.url)('knex') as typeof import('knex');

/** These releases had measurements in two lists of label and text; later ones have one record. */
const WITH_TWO_LISTS = ['1.0.0', '1.1.0'];

/** A height in such a list and in the record, both changed by an editor. */
const HEIGHTS = [
  { column: 'value', was: '6\'2" (188 cm)', is: '6\'3" (190 cm)' },
  { column: 'imperial', was: '6\'2"', is: '6\'3"' },
];

/** Databases of earlier releases, which `tools/release-fixture.mjs` stores. */
const RELEASES = join(import.meta.dirname, 'releases');

/** Tables that Strapi or the permission tables rewrite at every boot. */
const NOT_CONTENT = /^(strapi_|up_permissions|admin_permissions|site_notes$|sqlite_sequence$)/;

/** Far in the future, in milliseconds since 1970. */
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
    await database(table).where('next_run', '>', 0).update({ next_run: FAR_OFF });
}

/** Texts in every kind of table: items, components, files, visitors and accounts. */
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

/** Returns the same text for a reader, with other bytes. */
const inAnotherForm = (text: string) => text.replace(/\p{L}/u, '$&\u200b').normalize('NFD');

/** Rewrites texts in forms as from a Mac, a PDF or an address book. */
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

/** Replaces starter texts for replies and quotes that the owner never changed by the current ones. */
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
      // The upgrade makes cached pages outdated.
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

  test('keeps every row with the same values, and each text in its canonical form', async () => {
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

  if (WITH_TWO_LISTS.includes(release)) {
    test('has both lists of measurements in one record, with values and places', async () => {
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

  test('has services with a setting for usage, from the starter content and their unit', async () => {
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

  test('shows every post and portfolio item with the same date', async () => {
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

  test('gives every portfolio item an address of its own', async () => {
    const slugs: (string | null)[] = await cms.strapi.db.connection('portfolio_items').pluck('slug');
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs).not.toContain(null);
    expect(new Set(slugs).size).toBe(slugs.length);
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
      // Each start looks for missing copies of images, and notes in this table when it did.
      const { scheduled_work: _, ...content } = await now();
      const { scheduled_work: __, ...counts } = await countsIn(cms.strapi.db.connection);
      return { content, counts };
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
