/**
 * These indexes use SQLite's own `lower`, which knows only ASCII letters. Our connections replace `lower`,
 * which other programs that open the file lack.
 */
module.exports = {
  async up(knex) {
    if (knex.client.config.client !== 'better-sqlite3') return;
    await knex.raw('drop index if exists portfolio_items_category_list_idx');
    await knex.raw('drop index if exists portfolio_items_category_order_idx');
  },
};
