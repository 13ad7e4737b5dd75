/** Notices of automatic events, until the owner dismisses them, and states of bookings in the activity log. */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('owner_notices', (table) => {
      table.increments('id');
      table.bigInteger('at').notNullable();
      table.string('event', 30).notNullable();
      // A booking's documentId, or the name of scheduled work.
      table.string('about', 255).notNullable().index();
      table.integer('rank');
      table.string('quote_number', 40);
    });
    await knex.schema.alterTable('activity_log', (table) => {
      table.string('from_state', 20);
      table.string('to_state', 20);
    });
  },
};
