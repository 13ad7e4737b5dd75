/**
 * Short texts by name that the CMS and the programs of the machine leave for each other: the release that brought the
 * database up, when backups were made. `scripts/backup/notes.mjs` makes the table too: it backs up a database that has not
 * been through this yet.
 */
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('site_notes')) return;
    await knex.schema.createTable('site_notes', (table) => {
      table.string('name', 60).primary();
      table.text('value').notNullable();
    });
  },
};
