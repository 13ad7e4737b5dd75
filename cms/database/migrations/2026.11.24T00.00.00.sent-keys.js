/** Idempotency keys of forms, so that an item whose response was lost is stored once. */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('sent_keys', (table) => {
      table.string('key', 64).primary();
      table.string('content_type', 120).notNullable();
      // Null until the item is stored, in the same transaction.
      table.string('document_id', 255);
      table.bigInteger('sent_at').notNullable().index();
    });
  },
};
