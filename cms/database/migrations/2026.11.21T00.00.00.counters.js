/**
 * Counters that must survive a restart and be shared by replicas: throttles of sign-in and forms, and the
 * content version. Rows, not a content type: they are counted up atomically and belong in no panel.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('throttle_counters', (table) => {
      table.string('key', 120).primary();
      table.integer('hits').notNullable();
      table.bigInteger('window_ends_at').notNullable();
      table.integer('refusals').notNullable().defaultTo(0);
    });
    await knex.schema.createTable('site_counters', (table) => {
      table.string('name', 60).primary();
      table.bigInteger('value').notNullable();
    });
    await knex('site_counters').insert({ name: 'content_version', value: 1 });
  },
};
