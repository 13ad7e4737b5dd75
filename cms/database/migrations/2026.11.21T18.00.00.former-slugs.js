/**
 * Slugs under which a post was published once: links to them lead to the post. Rows, not a content type: they are
 * looked up by slug, are nobody's to edit and outlive the version of the post that carried them.
 */
module.exports = {
  async up(knex) {
    await knex.schema.createTable('former_slugs', (table) => {
      table.string('slug', 255).primary();
      table.string('document_id', 255).notNullable().index();
    });
  },
};
