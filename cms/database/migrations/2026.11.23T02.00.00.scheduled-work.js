/**
 * What the CMS does by itself at its time: when it did it last, when it does it next, and who is doing it now. A row is
 * claimed by one of several machines; its day is no longer claimed, nor the turn of the day counted, as notes of their own.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('scheduled_work', (table) => {
      table.string('name', 60).primary();
      table.bigInteger('next_run').notNullable();
      table.bigInteger('last_run');
      // Null: the last run did what it should.
      table.string('problem', 300);
      table.string('claimed_by', 120).notNullable().defaultTo('');
      table.bigInteger('claimed_until').notNullable().defaultTo(0);
      table.integer('attempts').notNullable().defaultTo(0);
    });
    await knex('site_counters').where({ name: 'retention_day' }).delete();
    await knex('site_notes').where({ name: 'content_day' }).delete();
  },
};
