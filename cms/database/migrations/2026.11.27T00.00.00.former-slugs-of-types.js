/** Portfolio items have slugs too, and one of them may equal that of a post. */
module.exports = {
  async up(knex) {
    await knex.schema.alterTable('former_slugs', (table) => {
      table.string('content_type', 120).notNullable().defaultTo('api::blog-post.blog-post');
    });
    await knex.schema.alterTable('former_slugs', (table) => {
      table.dropPrimary();
      table.primary(['content_type', 'slug']);
    });
  },
};
