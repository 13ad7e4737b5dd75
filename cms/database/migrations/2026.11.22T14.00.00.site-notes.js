/**
 * Short named texts that the CMS and the scripts leave for each other: the current release, times of backups.
 * `scripts/backup/notes.mjs` creates the table too, for databases that lack this migration.
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
