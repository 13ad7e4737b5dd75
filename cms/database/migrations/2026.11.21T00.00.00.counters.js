/**
 * Counters shared by replicas that survive a restart: rate limits of sign-in and forms, and the content
 * version. They are plain rows because they are incremented atomically and shown in no panel.
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
