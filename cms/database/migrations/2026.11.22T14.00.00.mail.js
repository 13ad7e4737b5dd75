/**
 * Queued mail, pending notices to the owner, and password reset links. They are plain rows: claimed and settled
 * atomically, and shown at no entry point. They hold no addresses: recipients are looked up when a mail is sent.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('mail_outbox', (table) => {
      table.increments('id');
      table.string('kind', 40).notNullable();
      table.string('document_id', 255).index();
      table.text('about');
      table.string('state', 10).notNullable();
      table.bigInteger('created_at').notNullable();
      table.bigInteger('due_at').notNullable();
      table.integer('attempts').notNullable().defaultTo(0);
      table.bigInteger('ended_at');
      table.string('problem', 300);
      table.index(['state', 'due_at']);
    });
    await knex.schema.createTable('mail_notices', (table) => {
      table.increments('id');
      table.string('content_type', 120).notNullable();
      table.string('document_id', 255).notNullable().index();
      table.bigInteger('created_at').notNullable();
    });
    await knex.schema.createTable('password_resets', (table) => {
      table.integer('user_id').primary();
      table.string('token_hash', 64).notNullable().unique();
      table.bigInteger('expires_at').notNullable();
    });
  },
};
