/**
 * Scheduled work: its last run, its next run and the machine that runs it now. One of several machines claims
 * a row. This replaces the notes for the daily work and the turn of the day.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('scheduled_work', (table) => {
      table.string('name', 60).primary();
      table.bigInteger('next_run').notNullable();
      table.bigInteger('last_run');
      // Null: the last run succeeded.
      table.string('problem', 300);
      table.string('claimed_by', 120).notNullable().defaultTo('');
      table.bigInteger('claimed_until').notNullable().defaultTo(0);
      table.integer('attempts').notNullable().defaultTo(0);
    });
    await knex('site_counters').where({ name: 'retention_day' }).delete();
    await knex('site_notes').where({ name: 'content_day' }).delete();
  },
};
