/** Passkeys, authenticator app, recovery codes and devices of the owner's account. */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('passkeys', (table) => {
      table.increments('id');
      table.integer('user_id').notNullable().index();
      // Base64url, at most 1,023 bytes.
      table.string('credential_id', 1400).notNullable().unique();
      table.text('public_key').notNullable();
      table.bigInteger('counter').notNullable();
      table.text('transports').notNullable();
      table.string('host', 255).notNullable();
      table.string('name', 60).notNullable();
      table.bigInteger('added_at').notNullable();
      table.bigInteger('last_used_at');
    });
    await knex.schema.createTable('authenticator_apps', (table) => {
      table.integer('user_id').primary();
      // Both encrypted. The pending one becomes the secret when a code has proved it.
      table.text('secret');
      table.text('pending_secret');
      table.bigInteger('added_at');
      // The 30 seconds of the newest accepted code: no code works twice.
      table.bigInteger('last_step');
    });
    await knex.schema.createTable('recovery_codes', (table) => {
      table.increments('id');
      table.integer('user_id').notNullable();
      table.string('code_hash', 64).notNullable();
      table.unique(['user_id', 'code_hash']);
    });
    await knex.schema.createTable('sign_in_challenges', (table) => {
      table.string('value_hash', 64).primary();
      table.string('purpose', 20).notNullable();
      table.integer('user_id');
      table.bigInteger('expires_at').notNullable().index();
    });
    await knex.schema.createTable('signed_in_devices', (table) => {
      table.string('device_id', 255).primary();
      table.integer('user_id').notNullable().index();
      // Of the cookie that must come with the session's; null in sessions of an earlier version.
      table.string('nonce_hash', 64);
      table.string('name', 60).notNullable();
      table.bigInteger('signed_in_at').notNullable();
      table.bigInteger('last_active_at').notNullable();
      // When the person last proved who they are.
      table.bigInteger('confirmed_at').notNullable();
    });
  },
};
