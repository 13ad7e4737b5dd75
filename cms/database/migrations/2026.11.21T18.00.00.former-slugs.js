/**
 * Former slugs of posts, so that links to them keep working. They are plain rows: found by slug, never
 * edited, and independent of the post's versions.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('former_slugs', (table) => {
      table.string('slug', 255).primary();
      table.string('document_id', 255).notNullable().index();
    });
  },
};
