/** What proved who is at a device, passkeys that are copied on purpose, and links made with other secrets. */
module.exports = {
  async up(knex) {
    await knex.schema.alterTable('signed_in_devices', (table) => {
      // When the person last used a passkey, a code of the app or a recovery code.
      table.bigInteger('factor_proved_at').notNullable().defaultTo(0);
    });
    await knex.schema.alterTable('passkeys', (table) => {
      // Null for passkeys of earlier releases: then each answer says so.
      table.boolean('backup_eligible');
    });
    await knex.schema.createTable('booking_links', (table) => {
      // Beside the booking's own: of the token that its seed makes with the secret of now.
      table.string('token_hash', 64).primary();
      table.string('document_id', 255).notNullable().index();
    });
  },
};
