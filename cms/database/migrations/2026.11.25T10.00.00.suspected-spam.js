/**
 * Submissions that filled in the hidden field. The submission itself is in the bin. This row finds it by the
 * form's key or, for a booking, by the client's token.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('suspected_spam', (table) => {
      table.string('submission_key', 64).primary();
      table.integer('bin_id').index();
      table.string('document_id', 255);
      table.string('token_hash', 255).index();
      table.bigInteger('caught_at').notNullable().index();
    });
  },
};
