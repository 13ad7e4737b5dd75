/**
 * Unused uploads, kept for a while off their public address. `replaced` names the file whose content one held
 * from `content_since` to `retired_at`.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('retired_files', (table) => {
      table.integer('file_id').primary();
      table.string('token', 40).notNullable();
      table.bigInteger('retired_at').notNullable().index();
      table.boolean('for_bin').notNullable();
      table.boolean('is_moved').notNullable();
      table.integer('replaced').index();
      table.bigInteger('content_since');
    });
  },
};
