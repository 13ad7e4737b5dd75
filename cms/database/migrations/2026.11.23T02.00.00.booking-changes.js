/** Changes of each booking: who, when and why. Rows are only added, and deleted with their booking. */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('booking_changes', (table) => {
      table.increments('id');
      table.string('document_id', 255).notNullable().index();
      table.bigInteger('at').notNullable();
      table.string('event', 20).notNullable();
      table.string('from_state', 20);
      table.string('to_state', 20).notNullable();
      table.string('actor', 20).notNullable();
      table.string('actor_name', 255);
      table.text('reason');
    });
  },
};
