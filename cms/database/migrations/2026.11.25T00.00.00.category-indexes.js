/**
 * These indexes hold what SQLite's own `lower` made of a category, which knows ASCII letters alone. Our connections bring
 * another `lower` now, and no other program that opens the file has it.
 */
module.exports = {
  async up(knex) {
    if (knex.client.config.client !== 'better-sqlite3') return;
    await knex.raw('drop index if exists portfolio_items_category_list_idx');
    await knex.raw('drop index if exists portfolio_items_category_order_idx');
  },
};
